import StubbleSemantics
import StubbleSyntax

/// What stands in a closure's type for the generic parameters of a function, which a closure cannot have.
struct GenericErasure: Sendable {
  /// The type that stands for each parameter: `any P`, a class, or `Any`.
  private(set) var existentials: [String: String] = [:]
  /// Generic parameters of the type around the function whose members, such as `T.ID`, mean nothing where
  /// the closure is declared.
  var outerParameters: Set<String> = []
  /// Types whose values `Any` cannot hold, for they cannot be copied or escape.
  var unboxableTypes = StandardLibrary.nonescapableTypes
  /// For generic types that require something of their arguments, the outer parameters of which that is not known where
  /// the closure is declared, by the arguments' positions: it is the extension or the function that requires it, if
  /// only by naming such a type.
  var unfitParameters: [String: [Int: Set<String>]] = [:]

  /// Types with a period that are `Hashable` where the closure is declared: `S.Element`.
  var hashableTypes: Set<String> = []

  /// No generic parameters.
  init() {}

  /// The parameters of a function, with what its generic clauses require of them.
  init(of function: FunctionDecl?, isProtocol: (String) -> Bool, isClass: (String) -> Bool)
    throws(Ineligibility)
  {
    guard let function else { return }
    var requirements: [String: [String]] = [:]
    var names: [String] = []
    for parameter in function.genericParameters {
      if let each = parameter.token(.each) {
        throw Ineligibility(
          parameter.tree.tokens[each].range.lowerBound..<parameter.range.upperBound,
          "a closure cannot take a parameter pack, so a function with one cannot be stubbed")
      }
      guard let name = GenericErasure.name(of: parameter) else { continue }
      names.append(name)
      if let constraint = parameter.children.last(where: { $0.kind.isType }) {
        requirements[name, default: []] += try GenericErasure.parts(of: constraint)
      }
    }
    for requirement in function.whereClause?.children(.genericRequirement) ?? [] {
      let types = requirement.children.filter { $0.kind.isType }
      guard types.count == 2, requirement.token(.colon) != nil else { continue }
      requirements[types[0].spelling, default: []] += try GenericErasure.parts(of: types[1])
    }
    for name in names {
      existentials[name] = GenericErasure.existential(
        of: requirements[name] ?? [], isProtocol: isProtocol, isClass: isClass)
    }
  }

  /// The same, with the name of a class for `Self`, by which a closure cannot be told what it takes.
  func standing(forSelf name: String) -> GenericErasure {
    var erasure = self
    erasure.existentials["Self"] = name
    return erasure
  }

  /// `Any` must be able to hold the values of a type that it is to stand for.
  func checkBoxable(_ type: SyntaxNode) throws(Ineligibility) {
    guard unboxableTypes.contains(TypeDecl.dottedName(type.bareType)) else { return }
    throw Ineligibility(type.range, "a value of type '\(type.spelling)' cannot be passed as 'Any'")
  }

  /// Parameters of the type around the function that mean less where the closure is declared.
  mutating func erase(_ names: Set<String>) {
    for name in names { existentials[name] = "Any" }
  }

  private static func name(of parameter: SyntaxNode) -> String? {
    let tokens = parameter.tree.tokens
    let own = parameter.ownTokens
    let end = own.firstIndex { tokens[$0].kind == .colon } ?? own.endIndex
    return own[..<end].last { tokens[$0].kind.isIdentifierLike }.map(parameter.tree.name(ofToken:))
  }

  /// `A & B` as its parts.
  private static func parts(of constraint: SyntaxNode) throws(Ineligibility) -> [String] {
    if constraint.kind == .suppressedType {
      throw Ineligibility(
        constraint.range,
        "a value that cannot be copied has no existential, so the function cannot be stubbed")
    }
    guard constraint.kind == .compositionType else { return [constraint.spelling] }
    var all: [String] = []
    for part in constraint.children where part.kind.isType { all += try parts(of: part) }
    return all
  }

  /// `any A & B` where all parts are protocols that we know; a class for itself; else `Any`.
  private static func existential(
    of parts: [String], isProtocol: (String) -> Bool, isClass: (String) -> Bool
  ) -> String {
    let parts = parts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if parts.count == 1, isClass(parts[0]) { return parts[0] }
    guard !parts.isEmpty, parts.allSatisfy({ isProtocol(GenericErasure.withoutArguments($0)) }) else {
      return "Any"
    }
    return "any " + parts.joined(separator: " & ")
  }

  private static func withoutArguments(_ type: String) -> String {
    String(String(type.prefix(while: { $0 != "<" })).trimmingWhitespace())
  }

  /// Whether a type mentions a generic parameter.
  func concerns(_ type: SyntaxNode) -> Bool {
    isErased(type) || type.descendants.contains(where: isErased)
  }

  private func isErased(_ node: SyntaxNode) -> Bool {
    if node.kind == .identifierType, let name = node.tokenRange.first.map(node.tree.name(ofToken:)) {
      if existentials[name] != nil { return true }
      guard let unfit = unfitParameters[name] else { return false }
      let arguments = node.child(.genericArgumentClause)?.children(.genericArgument) ?? []
      return arguments.enumerated().contains { mentions(unfit[$0.offset], in: $0.element) }
    }
    if node.kind == .dictionaryType, let key = node.children.first {
      return mentions(unfitParameters["Dictionary"]?[0], in: key)
    }
    if node.kind == .memberType, let base = node.children.first, base.kind == .identifierType {
      return outerParameters.contains(base.spelling)
    }
    return false
  }

  private func mentions(_ names: Set<String>?, in type: SyntaxNode) -> Bool {
    guard let names, !names.isEmpty else { return false }
    if hashableTypes.contains(type.children.first?.spelling ?? type.spelling) { return false }
    return ([type] + Array(type.descendants)).contains {
      $0.kind == .identifierType && names.contains($0.spelling)
    }
  }

  /// What stands for a type that is exactly a generic parameter.
  func existential(for type: SyntaxNode) -> String? {
    guard type.kind == .identifierType, type.tokenRange.count == 1 else { return nil }
    return existentials[type.spelling]
  }
}
