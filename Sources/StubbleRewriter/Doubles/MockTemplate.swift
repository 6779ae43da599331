import StubbleSemantics
import StubbleSyntax

/// The class with a stub of the library for each member.
extension DoubleFrame {
  mutating func addMock() throws(Ineligibility) {
    items += typealiases
    addPlainInitializer()
    for (requirement, name) in zip(model.requirements, memberNames()) {
      items += conditioned([.gap] + (try mock(requirement, name)), for: requirement)
    }
  }

  private mutating func mock(_ requirement: Requirement, _ name: String) throws(Ineligibility) -> [Code] {
    switch requirement.kind {
    case .initializer(let function):
      return [self.function(function, for: requirement, model.needsNSObject ? [.line("super.init()")] : [])]
    case .function(let function):
      let (peers, body) = try mockCall(function, requirement, name)
      return peers + [.gap, self.function(function, for: requirement, body)]
    case .subscript(let function, let accessors):
      var (peers, get) = try mockCall(function.accessor(accessors, isSetter: false), requirement, name)
      var set: [Code]?
      if accessors.isSettable {
        let setter = function.accessor(accessors, isSetter: true)
        let (more, body) = try mockCall(setter, requirement, name + "Set")
        peers += more
        set = body
      }
      return peers + [.gap, subscripted(function, accessors, for: requirement, get: get, set: set)]
    case .property(let property):
      var (peers, get) = try mockCall(property.accessor(isSetter: false), requirement, name)
      var set: [Code]?
      if property.accessors.isSettable {
        let setter = property.accessor(isSetter: true)
        let (more, body) = try mockCall(setter, requirement, "set" + Namer.capitalized(name))
        peers += more
        set = body
      }
      return peers + [.gap, self.property(property, for: requirement, get: get, set: set)]
    }
  }

  /// The stub, the prologue and the struct of arguments of one call, and the body that uses them.
  private mutating func mockCall(
    _ function: RequiredFunction, _ requirement: Requirement, _ name: String
  ) throws(Ineligibility) -> (peers: [Code], body: [Code]) {
    var peers: [Code] = []
    let arguments = try mockArguments(function, requirement, name, &peers)
    let stub = name + "Stub"
    try claim(stub, for: requirement)
    let type: TypeRef =
      function.throwing.isThrowing
      ? .named("ThrowingStub", arguments.type, function.closureResult, function.errorType)
      : .named("Stub", arguments.type, function.closureResult)
    peers += variable(stub, type: .implicitlyUnwrapped(type), initial: nil, for: requirement)
    var body: [Code] = []
    if function.isAsync {
      let prologue = name + "Prologue"
      try claim(prologue, for: requirement)
      let throwing: TypeRef.Throwing = function.closureThrowing
      let closure = TypeRef.function(TypeRef.Function([], isAsync: true, throwing: throwing))
      peers += variable(
        prologue, type: .optional(closure.modified(by: [.sendable])), initial: nil, for: requirement)
      let marks = throwing.isThrowing ? "try " : ""
      body.append(.expression(.call("\(marks)await \(function.own(prologue))?", [])))
    }
    let marks = function.throwing.isThrowing ? "try " : ""
    let answer = Code.expression(
      .call(
        (function.isVoid ? "" : "return ") + marks + function.own(stub), arguments.values,
        tail: function.resultCast))
    guard let cast = function.errorCast else { return (peers, body + [answer]) }
    return (peers, body + [.attempt([answer], [.line("throw error as! \(cast)")])])
  }

  /// The type and value of what the stub is called with.
  private mutating func mockArguments(
    _ function: RequiredFunction, _ requirement: Requirement, _ name: String, _ peers: inout [Code]
  ) throws(Ineligibility) -> (type: TypeRef, values: [Code.Expression]) {
    // What cannot be kept beyond the call is left out.
    let parameters = function.parameters.filter { $0.isRecordable || $0.evaluatedType != nil }
    if parameters.isEmpty { return (.void, []) }
    if parameters.count == 1 { return (parameters[0].mockedType, [.text(parameters[0].mocked)]) }
    let type = Namer.capitalized(name) + "Arguments"
    try claim(type, for: requirement)
    peers.append(
      .block(
        "\(access)\(nonisolatedWord)struct \(type)",
        parameters.map {
          .typed("\(access)let \(Namer.escaped($0.memberName))", type: $0.mockedType, value: nil)
        }))
    let values = parameters.map { Code.Expression.text("\($0.memberName): \($0.mocked)") }
    return (.named(type), [.call(type, values)])
  }
}

extension RequiredParameter {
  /// The name of a member, which may not be called `Type`.
  fileprivate var memberName: String { name == "Type" ? "Type_" : name }
  /// The type of what a stub is called with.
  fileprivate var mockedType: TypeRef { evaluatedType ?? recordedType }
  fileprivate var mocked: String { evaluatedType == nil ? recorded : argument }
}
