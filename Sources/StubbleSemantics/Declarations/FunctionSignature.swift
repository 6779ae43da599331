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
    var hasDefault = false
    /// The type's bytes.
    package let range: Range<Int>

    /// The argument is evaluated only when the function asks for its value.
    package var isAutoclosure: Bool { type.modifiers.contains(.autoclosure) }
  }

  package var genericParameters: [GenericParameter] = []
  package var requirements: [GenericRequirement] = []
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

  /// What a getter of a type declares that is not written anywhere.
  package init(result: TypeRef) {
    self.result = result
  }

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
    requirements = GenericRequirement.all(in: function.whereClause)
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
