import StubbleSyntax

/// A call of a generic function or initializer, with the types that its declaration writes. Generic parameters have names
/// that no source can have, so that types of the project with the same names are not meant.
struct GenericCall {
  /// A value, and the type of the parameter that it is given to.
  typealias Value = (value: SyntaxNode, type: TypeRef)

  let values: [Value]
  let result: TypeRef
  let requirements: [GenericRequirement]
  private(set) var names: Set<String> = []
  /// The constraints after the colons of generic parameters and in requirements.
  private(set) var constraints: [String: [TypeRef]] = [:]

  /// Creates a call, or `nil` if a generic parameter is a pack or an integer.
  ///
  /// - Parameter types: The types as they are written.
  init?(
    generics: [GenericParameter], requirements: [GenericRequirement], values: [Value], result: TypeRef
  ) {
    guard !generics.contains(where: { $0.isPack || $0.isInteger }) else { return nil }
    let open = GenericCall.open(generics.map(\.unquotedName))
    self.values = values.map { ($0.value, $0.type.substituting(open)) }
    self.result = result.substituting(open)
    self.requirements = requirements.map { $0.map { $0.substituting(open) } }
    names = Set(open.values.compactMap(\.simpleName))
    for parameter in generics {
      guard let constraint = parameter.constraint else { continue }
      constraints[GenericCall.open(parameter.unquotedName), default: []].append(constraint)
    }
    for case .conformance(let subject, let bound) in self.requirements {
      if let name = subject.simpleName { constraints[name, default: []].append(bound) }
    }
  }

  /// Creates the call of a function, or `nil` if it cannot be called like this.
  ///
  /// - Parameters:
  ///   - around: The generic parameters of the type around the function that are not known either.
  ///   - result: What the call returns if the function is an initializer.
  init?(
    of function: FunctionDecl, by call: SyntaxNode, around: [GenericParameter] = [], result: TypeRef? = nil
  ) {
    guard !function.effects.isAsync, let values = function.values(givenBy: call),
      let result = result ?? function.returnType.map({ TypeRef($0) })
    else { return nil }
    self.init(
      generics: around + function.genericParameters.compactMap(GenericParameter.init),
      requirements: GenericRequirement.all(in: function.whereClause),
      values: values, result: result)
  }

  /// Returns the name that a generic parameter has in a call.
  private static func open(_ name: String) -> String { "$" + name }

  /// Returns the types that replace generic parameters in a call.
  static func open(_ names: [String]) -> [String: TypeRef] {
    Dictionary(names.map { ($0, .named(open($0))) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns whether a name is that of a generic parameter in a call.
  static func isOpen(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "$") }
}

extension FunctionDecl {
  /// Returns the values that a call gives to the parameters, a trailing closure included, or `nil` if the function cannot
  /// be called like this.
  fileprivate func values(givenBy call: SyntaxNode) -> [GenericCall.Value]? {
    let values = call.children(.argument).compactMap(\.content)
    guard let matched = self.parameters(of: call), matched.count == values.count,
      call.child(.labeledClosure) == nil
    else { return nil }
    var given = zip(matched, values).map { ($0, $1) }
    if let closure = call.child(.closureExpr) {
      let rest = parameters.filter { parameter in !matched.contains { $0.node.id == parameter.node.id } }
      let required = rest.filter { $0.defaultValue == nil && !$0.isVariadic }
      guard required.count == 1 else { return nil }
      given.append((required[0], closure))
    }
    // A result builder makes another value of what is in a closure, and a property wrapper one of its own.
    let typed = given.filter(\.0.node.attributes.isEmpty).compactMap { parameter, value in
      parameter.type.map { (value, TypeRef($0)) }
    }
    return typed.count == given.count ? typed : nil
  }
}
