import StubbleSemantics
import StubbleSyntax

/// Spells the types of a protocol's members as the class that conforms needs them.
struct RequirementSpelling: Sendable {
  /// Where the names in the protocol are looked up.
  let index: TypeIndex
  let scope: Scope
  /// Modules whose types may be named with the module in front, where another's of the same name is in view.
  let importedModules: Set<String>
  /// What stands for `Self`.
  let selfName: String
  /// What stands for associated types that are fixed.
  var substitutions: [String: String] = [:]
  /// The error of what throws and says no more.
  var anyError = "any Error"
  /// The generic parameters of the member at hand.
  var generics: Set<String> = []

  /// The type as the member's declaration in the class has it.
  func declared(_ type: SyntaxNode) -> String { text(of: type, stored: false) }

  /// The type of a variable: what is generic erased, no opaque types, nothing that only a parameter may have.
  func stored(_ type: SyntaxNode) -> String {
    let bare = RequirementSpelling.withoutSpecifiers(type)
    if !concernsGenerics(bare) { return text(of: bare, stored: true) }
    return erased(bare)
  }

  /// Whether a type speaks of a generic parameter of the member.
  func concernsGenerics(_ type: SyntaxNode) -> Bool {
    if generics.isEmpty { return false }
    return isGeneric(type) || type.descendants.contains(where: isGeneric)
  }

  private func isGeneric(_ node: SyntaxNode) -> Bool {
    guard node.kind == .identifierType, let token = node.tokenRange.first else { return false }
    return generics.contains(node.tree.name(ofToken: token))
  }

  /// `T` as `Any`, also inside arrays, optionals, tuples and the values of dictionaries; else all of it `Any`.
  private func erased(_ type: SyntaxNode) -> String {
    guard concernsGenerics(type) else { return text(of: type, stored: true) }
    let parts = type.children.filter { $0.kind.isType }
    switch type.kind {
    case .arrayType where parts.count == 1: return "[\(erased(parts[0]))]"
    case .optionalType where parts.count == 1, .implicitlyUnwrappedOptionalType where parts.count == 1:
      return erased(parts[0]) + "?"
    case .dictionaryType where parts.count == 2 && !concernsGenerics(parts[0]):
      return "[\(text(of: parts[0], stored: true)): \(erased(parts[1]))]"
    case .identifierType where TypeDecl.dottedName(type) == "Optional":
      let argument = type.child(.genericArgumentClause)?.children(.genericArgument).first?.content
      return argument.map { erased($0) + "?" } ?? "Any"
    default: return "Any"
    }
  }

  /// A type without the attributes and specifiers that only a parameter may have.
  static func withoutSpecifiers(_ type: SyntaxNode) -> SyntaxNode {
    guard type.kind == .attributedType, let inner = type.children.last(where: { $0.kind.isType }),
      inner.kind != .functionType || type.attributes.allSatisfy({ isParameterOnly($0) })
    else { return type }
    return withoutSpecifiers(inner)
  }

  private static func isParameterOnly(_ attribute: SyntaxNode) -> Bool {
    attribute.attributeName == "escaping" || attribute.attributeName == "autoclosure"
  }

  // MARK: Text

  private func text(of type: SyntaxNode, stored: Bool) -> String {
    switch type.kind {
    case .identifierType: identifier(type, stored: stored)
    case .memberType: member(type, stored: stored)
    case .implicitlyUnwrappedOptionalType where stored:
      type.children.first.map { text(of: $0, stored: stored) + "?" } ?? type.spelling
    case .someOrAnyType where stored: "any" + elements(of: type, from: 1, stored: stored)
    // A closure's own parameters stay as they are.
    case .attributedType where stored && type.parent?.kind != .tupleTypeElement: attributed(type)
    default: elements(of: type, from: 0, stored: stored)
    }
  }

  /// `@Sendable () -> Void` without `@escaping` and `@autoclosure`.
  private func attributed(_ type: SyntaxNode) -> String {
    let kept = type.attributes.filter { !RequirementSpelling.isParameterOnly($0) }.map(\.spelling)
    let inner = type.children.last { $0.kind.isType }.map { text(of: $0, stored: true) }
    return (kept + [inner ?? ""]).joined(separator: " ")
  }

  private func identifier(_ type: SyntaxNode, stored: Bool) -> String {
    guard let token = type.tokenRange.first else { return "" }
    let name = type.tree.name(ofToken: token)
    if name == "Self", type.tokenRange.count == 1 { return selfName }
    if generics.contains(name) { return elements(of: type, from: 0, stored: stored) }
    if let substitute = substitutions[name] { return substitute }
    let found = index.resolve(name, from: scope)
    guard let first = found.first, !index.types[first].isLocal else {
      return elements(of: type, from: 0, stored: stored)
    }
    let text = index.types[first].name(fromFileThatImports: importedModules)
    return text == name
      ? elements(of: type, from: 0, stored: stored) : text + elements(of: type, from: 1, stored: stored)
  }

  /// `Self.Element` as `Element`.
  private func member(_ type: SyntaxNode, stored: Bool) -> String {
    guard let base = type.children.first, base.kind == .identifierType, base.spelling == "Self",
      let name = type.ownTokens.last(where: { type.tree.tokens[$0].kind.isIdentifierLike })
    else { return elements(of: type, from: 0, stored: stored) }
    let text = type.tree.name(ofToken: name)
    return substitutions[text] ?? text
      + (type.child(.genericArgumentClause).map { elements(of: $0, from: 0, stored: stored) } ?? "")
  }

  /// The node's tokens and children from the given token on, blanks where trivia stood.
  private func elements(of node: SyntaxNode, from skipped: Int, stored: Bool) -> String {
    let tree = node.tree
    var text = ""
    var token = node.tokenRange.lowerBound + skipped
    var children = Array(node.children)[...]
    while token < node.tokenRange.upperBound {
      while let child = children.first, child.tokenRange.lowerBound < token || child.tokenRange.isEmpty {
        children.removeFirst()
      }
      if token > node.tokenRange.lowerBound, tree.tokens[token].start > tree.tokens[token - 1].end,
        tree.tokens[token - 1].kind != .leftParen, tree.tokens[token].kind != .rightParen
      {
        text += " "
      }
      if let child = children.first, child.tokenRange.lowerBound == token {
        text += self.text(of: child, stored: stored)
        token = child.tokenRange.upperBound
        children.removeFirst()
      } else {
        text += tree.text(ofToken: token)
        token += 1
      }
    }
    return text
  }
}

extension TypeModel {
  /// The type's path, with its module in front where a type of Foundation has the same name.
  func name(fromFileThatImports modules: Set<String>) -> String {
    let module = scope.module.split(separator: ":").last.map(String.init) ?? ""
    let isAmbiguous = KnownProtocols.foundationTypes.contains(path) && modules.contains(module)
    return isAmbiguous ? module + "." + path : path
  }
}
