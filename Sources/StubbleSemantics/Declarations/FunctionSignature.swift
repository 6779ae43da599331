package import StubbleSyntax

/// What a function, initializer, subscript or accessor declares.
package struct FunctionSignature: Sendable {
  package struct Parameter: Sendable {
    /// The label at a call, without back-ticks; nil for none.
    package var label: String?
    /// The name in the body as it is written; nil for `_`.
    package var name: String?
    /// The type with `inout`, `@escaping` and the like.
    package var type: TypeRef
    package var isVariadic = false
    package var hasDefault = false
    /// The type's bytes.
    package let range: Range<Int>

    /// The argument is evaluated only when the function asks for its value.
    package var isAutoclosure: Bool { type.modifiers.contains(.autoclosure) }
  }

  package struct GenericParameter: Sendable {
    /// As it is written, perhaps in back-ticks.
    package var name: String
    package var constraint: TypeRef?
    package var isPack = false
    package let range: Range<Int>
    /// The constraint's bytes.
    package var constraintRange = 0..<0

    /// The name without back-ticks.
    package var unquotedName: String { TypeRef.Name(name).unquoted }
  }

  /// What a `where` clause requires.
  package enum Requirement: Sendable {
    /// `T: P`
    case conformance(TypeRef, TypeRef)
    /// `T.Element == Int`
    case sameType(TypeRef, TypeRef)
    /// Anything else, on one line.
    case other(String)
  }

  package var genericParameters: [GenericParameter] = []
  package var requirements: [Requirement] = []
  /// The bytes of the `where` clause.
  package var requirementsRange = 0..<0
  package var parameters: [Parameter] = []
  package var isAsync = false
  package var throwing = TypeRef.Throwing.never
  /// The type after the arrow; nil if there is none.
  package var result: TypeRef?
  /// The result's bytes.
  package var resultRange = 0..<0
  /// The result's type is hidden: `some P`, or `<T> T`.
  package var isResultOpaque = false

  /// What the getter of a property of some type declares.
  package init(ofProperty type: SyntaxNode) {
    setResult(type)
  }

  /// Nil if a parameter has no name or no type.
  package init?(_ function: FunctionDecl) {
    let isSubscript = function.node.kind == .subscriptDecl
    let written = function.parameters
    parameters = written.compactMap { Parameter($0, isOfSubscript: isSubscript) }
    guard parameters.count == written.count else { return nil }
    genericParameters = function.genericParameters.compactMap(GenericParameter.init)
    requirements = (function.whereClause?.children(.genericRequirement) ?? []).map(Requirement.init)
    requirementsRange = function.whereClause?.range ?? 0..<0
    isAsync = function.effects.isAsync
    throwing = TypeRef.Throwing(function.effects)
    if let type = function.returnType { setResult(type) }
  }

  private mutating func setResult(_ type: SyntaxNode) {
    let result = TypeRef(type)
    self.result = result
    resultRange = type.range
    isResultOpaque = result.containsOpaque || type.kind == .namedOpaqueReturnType
  }

  /// The signature with other types for those that it names.
  package func mapTypes(_ transform: (TypeRef) -> TypeRef) -> FunctionSignature {
    var mapped = self
    for index in parameters.indices { mapped.parameters[index].type = transform(parameters[index].type) }
    for index in genericParameters.indices {
      mapped.genericParameters[index].constraint = genericParameters[index].constraint.map(transform)
    }
    mapped.requirements = requirements.map { $0.map(transform) }
    mapped.throwing = throwing.map(transform)
    mapped.result = result.map(transform)
    return mapped
  }
}

extension FunctionSignature.Parameter {
  fileprivate init?(_ parameter: Parameter, isOfSubscript: Bool) {
    guard let type = parameter.type, let token = parameter.internalName else { return nil }
    let tree = parameter.node.tree
    label = parameter.label(inSubscript: isOfSubscript)
    name = tree.tokens[token].kind == .wildcard ? nil : tree.text(ofToken: token)
    self.type = TypeRef(type)
    isVariadic = parameter.isVariadic
    hasDefault = parameter.defaultValue != nil
    range = type.range
  }
}

extension FunctionSignature.GenericParameter {
  fileprivate init?(_ node: SyntaxNode) {
    let tokens = node.tree.tokens
    let names = node.ownTokens.prefix { tokens[$0].kind != .colon }
    guard let name = names.last(where: { tokens[$0].kind.isIdentifierLike }) else { return nil }
    self.name = node.tree.text(ofToken: name)
    let type = node.children.last { $0.kind.isType }
    constraint = type.map { TypeRef($0) }
    constraintRange = type?.range ?? 0..<0
    isPack = node.token(.each) != nil
    range = node.range
  }
}

extension FunctionSignature.Requirement {
  fileprivate init(_ node: SyntaxNode) {
    let types = node.children.filter(\.kind.isType)
    if types.count != 2 {
      self = .other(node.spelling)
    } else if node.token(.colon) != nil {
      self = .conformance(TypeRef(types[0]), TypeRef(types[1]))
    } else {
      self = .sameType(TypeRef(types[0]), TypeRef(types[1]))
    }
  }

  fileprivate func map(_ transform: (TypeRef) -> TypeRef) -> FunctionSignature.Requirement {
    switch self {
    case .conformance(let type, let bound): .conformance(transform(type), transform(bound))
    case .sameType(let type, let other): .sameType(transform(type), transform(other))
    case .other: self
    }
  }
}

// MARK: Printing

extension FunctionSignature.GenericParameter: CustomStringConvertible {
  package var description: String { name + (constraint.map { ": \($0)" } ?? "") }
}

extension FunctionSignature.Requirement: CustomStringConvertible {
  package var description: String {
    switch self {
    case .conformance(let type, let bound): "\(type): \(bound)"
    case .sameType(let type, let other): "\(type) == \(other)"
    case .other(let spelling): spelling
    }
  }
}
