import StubbleSemantics
import StubbleSyntax

/// The imports of a generated file.
struct ImportList {
  /// The modules that are imported as a whole, without conditions.
  private var plain: Set<String> = []
  /// The modules that are imported with `@testable`.
  private var testable: Set<String> = []
  /// The modules that the doubles or the user require, whether a file of the protocols imports them or not.
  private var added: Set<String> = []
  /// Imports inside `#if`, and those with more than a module's name, by their conditions.
  private var conditional: [String: Set<Line>] = [:]
  /// The attributes of the imports of modules: `@_spi(Testing)`.
  private var attributes: [String: Set<String>] = [:]
  /// The highest access level of the declarations that need the imports.
  var level = AccessLevel.internal
  /// The highest access level of the declarations that need a module, as far as that is known.
  var levels: [String: AccessLevel] = [:]
  /// The modules that may be needed by declarations that other modules see, with the highest access level of these.
  private var exposed: [String: AccessLevel] = [:]
  /// Whether an import without an access level is internal: by the settings, or because some import states its level.
  var isInternal = false
  /// The modules whose imports must state their level, because others beside the generated file do.
  var restricted: Set<String> = []
  /// Whether an import with `@preconcurrency` must be marked `@unsafe`, since memory safety is strict.
  var marksUnsafe = false

  /// Adds a module that the doubles or the user require.
  mutating func add(_ module: String) {
    plain.insert(module)
    if module != "Foundation" { added.insert(module) }
  }

  mutating func add(testable module: String) { testable.insert(module) }

  /// Adds an attribute to the import of a module.
  mutating func add(attribute: String, of module: String) {
    attributes[module, default: []].insert(attribute)
  }

  /// Adds the imports of a file, including those inside `#if`.
  ///
  /// - Parameters:
  ///   - isExposedByItself: Whether an import without an access level is public in that file, but not in the generated
  ///     one.
  ///   - definitions: The differences between the compilation conditions of that file and of the generated one.
  ///   - need: Returns the highest access level of the declarations that may need a module.
  mutating func add(
    _ imports: FileImports, isExposedByItself: Bool, _ definitions: DefinitionDifferences,
    need: (String) -> AccessLevel
  ) {
    for item in imports.all { add(item, isExposedByItself, definitions, need) }
  }

  private mutating func add(
    _ item: Import, _ isExposedByItself: Bool, _ definitions: DefinitionDifferences,
    _ need: (String) -> AccessLevel
  ) {
    let node = item.node
    let saysWhoSees = node.modifiers.contains(where: \.isAccess)
    let isExposed =
      saysWhoSees ? node.hasModifier(.public) || node.hasModifier(.package) : isExposedByItself
    if isExposed { exposed[item.module] = max(exposed[item.module] ?? .internal, need(item.module)) }
    if saysWhoSees { isInternal = true }
    let isPreconcurrency = node.hasAttribute("preconcurrency")
    let attributes = node.attributes(named: "_spi").map(\.spelling)
    let conditions = definitions.applied(
      to: ConditionText.conditions(of: TypeModel.clauses(around: node)))
    let condition = ConditionText.joined(conditions)
    if condition != nil || item.subject != item.module || isPreconcurrency {
      let line = Line(
        module: item.module, name: item.name, subject: item.subject,
        attributes: (isPreconcurrency ? preconcurrency(node) : []) + attributes)
      conditional[condition ?? "", default: []].insert(line)
    } else {
      plain.insert(item.module)
      for attribute in attributes { add(attribute: attribute, of: item.module) }
    }
  }

  /// Adds `@preconcurrency` to the import of a module.
  mutating func add(preconcurrency module: String) {
    for attribute in preconcurrency(nil) { add(attribute: attribute, of: module) }
  }

  /// Returns `@preconcurrency` with what must be beside it, for an import that copies the given one.
  private func preconcurrency(_ copied: SyntaxNode?) -> [String] {
    let isMarked = marksUnsafe || copied?.hasAttribute("unsafe") ?? false
    return ["@preconcurrency"] + (isMarked ? ["@unsafe"] : [])
  }

  /// The imports in the order that the formatter requires: by name, with those of single declarations and those with
  /// `@testable` in groups of their own.
  var code: [Code] {
    let modules = plain.subtracting(testable)
    let bare = modules.map { line($0, []) }
    let known = modules.map { line($0, attributes($0)) }
    let whole = lines(for: "").union(known).sorted { ($0.name, $0.text) < ($1.name, $1.text) }
    // Imports of single declarations are a group of their own.
    let declarations = whole.filter(\.isOfDeclaration)
    var code = whole.filter { !$0.isOfDeclaration }.map { Code.line($0.text) }
    if !declarations.isEmpty { code += [.gap] + declarations.map { .line($0.text) } }
    for condition in conditional.keys.sorted() where condition != "" {
      let lines = lines(for: condition).subtracting(whole).subtracting(bare).map(\.text).sorted()
      if !lines.isEmpty { code += [.gap, .conditional(condition, lines.map(Code.line))] }
    }
    if !testable.isEmpty {
      code += [.gap] + testable.sorted().map { .line(line($0, attributes($0) + ["@testable"]).text) }
    }
    return code
  }

  private func lines(for condition: String) -> Set<Line> {
    Set(
      (conditional[condition] ?? []).map { line in
        var line = line
        line.keywords = keywords(line.module, exposed[line.module] ?? .internal)
        return line
      })
  }

  private func attributes(_ module: String) -> [String] { (attributes[module] ?? []).sorted() }

  /// Returns the import of a whole module. It is `public import` or `package import` if other modules must see it in a file
  /// whose imports are internal by default, and `import` or `internal import` otherwise.
  private func line(_ module: String, _ attributes: [String]) -> Line {
    let isOwn = testable.contains(module) || added.contains(module)
    let isStated = isInternal || restricted.contains(module)
    let level = !isStated ? .internal : isOwn ? levels[module] ?? level : exposed[module] ?? .internal
    return Line(
      module: module, name: module, subject: module, attributes: attributes, keywords: keywords(module, level)
    )
  }

  private func keywords(_ module: String, _ level: AccessLevel) -> String {
    (level == .internal && restricted.contains(module) ? "internal " : level.prefix) + "import"
  }

  /// An import that is written with what it says of itself.
  private struct Line: Hashable {
    let module: String
    /// What is imported, by which imports are sorted.
    let name: String
    /// The name, after the kind of the declaration if a single one is imported: `struct Module.Name`.
    let subject: String
    let attributes: [String]
    /// `import` with its access level.
    var keywords = "import"

    var isOfDeclaration: Bool { subject != name }
    var text: String { (attributes + [keywords, subject]).joined(separator: " ") }
  }
}
