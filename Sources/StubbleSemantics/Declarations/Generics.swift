package import StubbleSyntax

/// One generic parameter of a declaration.
package struct GenericParameter: Equatable, Sendable {
  /// The name as it is written, perhaps in back-ticks.
  package var name: String
  /// The type after the colon, or `nil` if there is none.
  package var constraint: TypeRef?
  /// Whether the parameter is a parameter pack: `each T`.
  package var isPack = false
  /// Whether the parameter is an integer generic parameter: `let count: Int`.
  var isInteger = false
  /// The byte range of the parameter.
  package let range: Range<Int>
  /// The byte range of the constraint; empty if there is none.
  package var constraintRange = 0..<0

  /// Creates the implicit parameter for a type `some P`.
  package init(name: String, constraint: TypeRef, range: Range<Int>) {
    (self.name, self.constraint) = (name, constraint)
    (self.range, constraintRange) = (range, range)
  }

  package init?(_ node: SyntaxNode) {
    let tokens = node.tree.tokens
    let names = node.ownTokens.prefix { tokens[$0].kind != .colon }
    guard let name = names.last(where: { tokens[$0].kind.isIdentifierLike }) else { return nil }
    self.name = node.tree.text(ofToken: name)
    let type = node.children.last { $0.kind.isType }
    constraint = type.map { TypeRef($0) }
    constraintRange = type?.range ?? 0..<0
    isPack = node.token(.each) != nil
    isInteger = node.token(.let) != nil
    range = node.range
  }

  /// The name without back-ticks.
  package var unquotedName: String { name.unquoted }
}

/// One requirement of a `where` clause.
package enum GenericRequirement: Hashable, Sendable {
  /// `T: P`
  case conformance(TypeRef, TypeRef)
  /// `T.Element == Int`
  case sameType(TypeRef, TypeRef)
  /// Any other requirement, spelled on one line.
  case other(String)

  /// Returns the requirements of a `where` clause, or none if `clause` is `nil`.
  package static func all(in clause: SyntaxNode?) -> [GenericRequirement] {
    (clause?.children(.genericRequirement) ?? []).map(GenericRequirement.init)
  }

  private init(_ node: SyntaxNode) {
    let types = node.children.filter(\.kind.isType)
    if types.count != 2 {
      self = .other(node.spelling)
    } else if node.token(.colon) != nil {
      self = .conformance(TypeRef(types[0]), TypeRef(types[1]))
    } else {
      self = .sameType(TypeRef(types[0]), TypeRef(types[1]))
    }
  }

  /// The two types that the requirement relates, or `nil` if it is of another form.
  package var types: (TypeRef, TypeRef)? {
    switch self {
    case .conformance(let left, let right), .sameType(let left, let right): (left, right)
    case .other: nil
    }
  }

  /// The requirements that a composition consists of, `T: A` and `T: B` for `T: A & B`, or the requirement itself.
  package var composed: [GenericRequirement] {
    guard case .conformance(let type, let bound) = self else { return [self] }
    return bound.composed.map { .conformance(type, $0) }
  }

  /// Returns the requirement with both types transformed.
  package func map(_ transform: (TypeRef) -> TypeRef) -> GenericRequirement {
    switch self {
    case .conformance(let type, let bound): .conformance(transform(type), transform(bound))
    case .sameType(let type, let other): .sameType(transform(type), transform(other))
    case .other: self
    }
  }
}

extension GenericParameter {
  /// The parameter as an argument: `T`, or `repeat each T`.
  var asArgument: TypeRef {
    isPack ? .packExpansion(.packElement(.named(name))) : .named(name)
  }
}

extension GenericParameter: CustomStringConvertible {
  package var description: String {
    (isInteger ? "let " : isPack ? "each " : "") + name + (constraint.map { ": \($0)" } ?? "")
  }
}

extension GenericRequirement: CustomStringConvertible {
  package var description: String {
    switch self {
    case .conformance(let type, let bound): "\(type): \(bound)"
    case .sameType(let type, let other): "\(type) == \(other)"
    case .other(let spelling): spelling
    }
  }
}

extension TypeDecl {
  /// Whether the type has a parameter pack: `each T`.
  var isGenericOverPack: Bool {
    node.genericParameterNodes.contains { $0.token(.each) != nil }
  }
}

extension SyntaxNode {
  /// The generic parameters of a declaration in order, each with the types that the declaration constrains it to.
  package var genericParameters: [(name: String, types: [SyntaxNode])] {
    let further = child(.genericWhereClause)?.requirements ?? []
    return genericParameterNodes.compactMap { parameter in
      guard let token = parameter.firstOwnToken(where: \.isIdentifierLike) else { return nil }
      let name = parameter.tree.name(ofToken: token)
      let types = parameter.children.filter(\.kind.isType) + further.filter { $0.name == name }.map(\.type)
      return (name, types)
    }
  }
}
