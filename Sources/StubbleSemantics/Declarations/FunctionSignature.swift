package import StubbleSyntax

/// What a function, initializer, subscript or accessor declares.
package struct FunctionSignature: Equatable, Sendable {
  /// A parameter of a function or subscript.
  package struct Parameter: Equatable, Sendable {
    /// The argument label without back-ticks, or `nil` if the argument has none.
    package var label: String?
    /// The internal name as it is written, or `nil` for `_`.
    package var name: String?
    /// The type, with modifiers and attributes such as `inout` and `@escaping`.
    package var type: TypeRef
    package var isVariadic = false
    var hasDefault = false
    /// The byte range of the type.
    package let range: Range<Int>

    /// Whether the parameter is an autoclosure, evaluated only when the function calls it.
    package var isAutoclosure: Bool { type.modifiers.contains(.autoclosure) }
  }

  package var genericParameters: [GenericParameter] = []
  /// The requirements of the `where` clause.
  package var requirements: [GenericRequirement] = []
  /// The byte range of the `where` clause; empty if there is none.
  package var requirementsRange = 0..<0
  package var parameters: [Parameter] = []
  package var isAsync = false
  package var throwing = TypeRef.Throwing.never
  /// The type after the arrow, or `nil` if there is none.
  package var result: TypeRef?
  /// The byte range of the result's type; empty if there is none.
  package var resultRange = 0..<0
  /// Whether the result's type is opaque: `some P`, or `<T> T`.
  package var isResultOpaque = false

  /// Creates the signature of a getter whose type is written nowhere in the source.
  package init(result: TypeRef) {
    self.result = result
  }

  /// Creates the signature of the getter of a property with a written type.
  package init(ofProperty type: SyntaxNode) {
    setResult(type)
  }

  /// Creates the signature that a function declares, or `nil` if a parameter has no name or no type.
  package init?(_ function: FunctionDecl) {
    let written = function.parameters
    parameters = written.compactMap { Parameter($0, isOfSubscript: function.isSubscript) }
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
