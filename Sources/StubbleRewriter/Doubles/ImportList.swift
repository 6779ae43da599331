import StubbleSemantics
import StubbleSyntax

/// The imports of a generated file.
struct ImportList {
  private var plain: Set<String> = []
  private var testable: Set<String> = []
  /// Modules that no file imports, but the classes or the user ask for.
  private var added: Set<String> = []
  /// Imports inside `#if`, with their conditions.
  private var conditional: [String: Set<String>] = [:]
  /// What lets an import give more of a module: `@_spi(Testing)`.
  private var groups: [String: Set<String>] = [:]
  /// Other modules see what needs the imports.
  var isForOthers = false
  /// Modules that some file imports for others to see.
  private var exposed: Set<String> = []
  /// An import that does not say who sees it is for its file alone. So it is where some other says it.
  var isInternal = false

  mutating func add(_ module: String) {
    plain.insert(module)
    if module != "Foundation" { added.insert(module) }
  }

  mutating func add(testable module: String) { testable.insert(module) }

  /// Has the import of a module give what an attribute hides from others.
  mutating func add(group attribute: String, of module: String) {
    groups[module, default: []].insert(attribute)
  }

  /// Adds what a file imports, also inside `#if`.
  mutating func add(importsOf tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .importDecl) {
      guard let keyword = node.token(.import) else { continue }
      let path = tree.spelling(ofTokens: (keyword + 1)..<node.tokenRange.upperBound)
      if node.modifiers.contains(where: \.isAccess) {
        isInternal = true
        if node.hasModifier(.public) || node.hasModifier(.package) { exposed.insert(path) }
      }
      let isExposed = isForOthers && (node.hasModifier(.public) || node.hasModifier(.package))
      let isPreconcurrency = node.hasAttribute("preconcurrency")
      let attributes = node.attributes(named: "_spi").map(\.spelling)
      let text =
        ((isPreconcurrency ? ["@preconcurrency"] : []) + attributes
        + [isExposed ? "public import" : "import", path]).joined(separator: " ")
      var clauses: [SyntaxNode] = []
      var parent = node.parent
      while let current = parent {
        if current.kind == .ifConfigClause { clauses.insert(current, at: 0) }
        parent = current.parent
      }
      if let condition = ConditionText.joined(ConditionText.conditions(of: clauses)) {
        conditional[condition, default: []].insert(text)
      } else if path.contains(".") || path.contains(" ") || isPreconcurrency {
        conditional["", default: []].insert(text)
      } else {
        plain.insert(path)
        for attribute in attributes { add(group: attribute, of: path) }
      }
    }
  }

  /// In the order that the formatter asks for: by name, those with `@testable` apart.
  var code: [Code] {
    let modules = plain.subtracting(testable)
    let bare = modules.map { words($0) + $0 }
    let known = Set(modules.map { attributes($0) + words($0) + $0 })
    let whole = known.union(conditional[""] ?? []).sorted { ImportList.key($0) < ImportList.key($1) }
    // Imports of single declarations are a group of their own.
    let declarations = whole.filter(ImportList.isOfDeclaration)
    var code = whole.filter { !ImportList.isOfDeclaration($0) }.map(Code.line)
    if !declarations.isEmpty { code += [.gap] + declarations.map(Code.line) }
    for condition in conditional.keys.sorted() where condition != "" {
      let lines = (conditional[condition] ?? []).subtracting(whole).subtracting(bare).sorted()
      if !lines.isEmpty { code += [.gap, .conditional(condition, lines.map(Code.line))] }
    }
    if !testable.isEmpty {
      code += [.gap] + testable.sorted().map { .line(attributes($0) + "@testable " + words($0) + $0) }
    }
    return code
  }

  private func attributes(_ module: String) -> String {
    (groups[module] ?? []).sorted().map { $0 + " " }.joined()
  }

  /// `import `, or `public import ` where that is what files of this module write.
  private func words(_ module: String) -> String {
    let isOwn = testable.contains(module) || added.contains(module)
    return isForOthers && isInternal && (isOwn || exposed.contains(module)) ? "public import " : "import "
  }

  /// `import struct Module.Name`.
  private static func isOfDeclaration(_ text: String) -> Bool {
    text.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "public" }.count > 2
  }

  /// The name of the module that an import names.
  private static func key(_ text: String) -> String {
    String(text.split(separator: " ").last ?? "")
  }
}
