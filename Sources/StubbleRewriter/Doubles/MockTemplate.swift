import StubbleSemantics
import StubbleSyntax

/// The class with a stub of the library for each member.
extension DoubleFrame {
  mutating func addMock() throws(Ineligibility) {
    items += typealiases
    let place = items.count
    var relaxation: [Code] = []
    for (requirement, name) in zip(model.requirements, memberNames()) {
      var stubs: [String] = []
      let code = try mock(requirement, name, &stubs)
      items += conditioned([.gap] + code, for: requirement)
      if requirement.isStatic { continue }
      relaxation += conditioned(
        stubs.map { .line("\(Namer.escaped($0)).isRelaxed = true") }, for: requirement)
    }
    items.insert(contentsOf: mockInitializers(relaxation), at: place)
  }

  /// What makes a mock, strict or relaxed.
  private func mockInitializers(_ relaxation: [Code]) -> [Code] {
    let policy = model.shadowedNames.contains("MockPolicy") ? "Stubble.MockPolicy" : "MockPolicy"
    let parameter = "_ policy: \(policy)" + (requiresPlainInitializer ? "" : " = .strict")
    let body =
      (model.needsNSObject ? [Code.line("super.init()")] : [])
      + (relaxation.isEmpty ? [] : [.block("if policy == .relaxed", relaxation)])
    let initializer = Code.function("\(access)init", parameters: [parameter], tail: "", body)
    guard model.needsNSObject, !requiresPlainInitializer else { return [initializer] }
    let plain = Code.block("\(access)override convenience init()", [.line("self.init(.strict)")])
    return [plain, .gap, initializer]
  }

  private mutating func mock(
    _ requirement: Requirement, _ name: String, _ stubs: inout [String]
  ) throws(Ineligibility) -> [Code] {
    switch requirement.kind {
    case .initializer(let function):
      return [self.function(function, for: requirement, model.needsNSObject ? [.line("super.init()")] : [])]
    case .function(let function):
      let (peers, body) = try mockCall(function, requirement, name, &stubs)
      return peers + [.gap, self.function(function, for: requirement, body)]
    case .subscript(let function, let accessors):
      var (peers, get) = try mockCall(
        function.accessor(accessors, isSetter: false), requirement, name, &stubs)
      var set: [Code]?
      if accessors.isSettable {
        let setter = function.accessor(accessors, isSetter: true)
        let (more, body) = try mockCall(setter, requirement, name + "Set", &stubs)
        peers += more
        set = body
      }
      return peers + [.gap, subscripted(function, accessors, for: requirement, get: get, set: set)]
    case .property(let property):
      var (peers, get) = try mockCall(property.accessor(isSetter: false), requirement, name, &stubs)
      var set: [Code]?
      if property.accessors.isSettable {
        let setter = property.accessor(isSetter: true)
        let (more, body) = try mockCall(setter, requirement, "set" + Namer.capitalized(name), &stubs)
        peers += more
        set = body
      }
      return peers + [.gap, self.property(property, for: requirement, get: get, set: set)]
    }
  }

  /// The stub, the prologue and the struct of arguments of one call, and the body that uses them.
  ///
  /// - Parameter stubs: the names of the stubs so far.
  private mutating func mockCall(
    _ function: RequiredFunction, _ requirement: Requirement, _ name: String, _ stubs: inout [String]
  ) throws(Ineligibility) -> (peers: [Code], body: [Code]) {
    var peers: [Code] = []
    let name = nameable(name, requirement) { name in
      [name + "Stub", Namer.capitalized(name) + "Arguments"] + (function.isAsync ? [name + "Prologue"] : [])
    }
    let arguments = try mockArguments(function, requirement, name, &peers)
    let stub = name + "Stub"
    try claim(stub, for: requirement)
    stubs.append(stub)
    let type: TypeRef =
      function.throwing.isThrowing
      ? .named("ThrowingStub", arguments.type, function.closureResult, function.errorType)
      : .named("Stub", arguments.type, function.closureResult)
    peers += mockStub(stub, type, function, requirement)
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
    let call = function.isAsync ? function.own(stub) + ".call" : function.own(stub)
    let marks = (function.throwing.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
    let answer = Code.expression(
      .call((function.isVoid ? "" : "return ") + marks + call, arguments.values, tail: function.resultCast))
    guard let cast = function.errorCast else { return (peers, body + [answer]) }
    return (peers, body + [.attempt([answer], [.line("throw error as! \(cast)")])])
  }

  /// The variable with the stub, which has the member's name: it may be called before a test sets it up.
  private mutating func mockStub(
    _ name: String, _ type: TypeRef, _ function: RequiredFunction, _ requirement: Requirement
  ) -> [Code] {
    let isSetter = function.kind == .accessor && function.result == nil
    let label = "\"\(self.name).\(requirement.reference)\(isSetter ? ".setter" : "")\""
    let succeeds = function.isVoid ? ", defaultResult: .success(())" : ""
    return variable(
      name, type: type, initial: ".init(named: \(label)\(succeeds))", isReference: true, for: requirement)
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
    let protocols = argumentProtocols(parameters)
    peers.append(
      .block(
        "\(access)\(nonisolatedWord)struct \(type)"
          + (protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")),
        parameters.map {
          .typed("\(access)let \(Namer.escaped($0.memberName))", type: $0.mockedType, value: nil)
        }))
    let values = parameters.map { Code.Expression.text("\($0.memberName): \($0.mocked)") }
    return (.named(type), [.call(type, values)])
  }

  /// What a struct of arguments conforms to, because each of them does. Inside a module the compiler sees by itself that
  /// it is `Sendable`.
  private func argumentProtocols(_ parameters: [RequiredParameter]) -> [String] {
    var traits: ValueTraits = [.equatable, .hashable, .sendable]
    for parameter in parameters {
      let isKnown =
        parameter.evaluatedType == nil && !parameter.type.declared.names(anyOf: model.shadowedNames)
      traits.formIntersection(isKnown ? parameter.traits : [])
    }
    if access.isEmpty { traits.remove(.sendable) }
    return traits.protocols.map(standard)
  }
}

extension TypeRef {
  /// Some name in the type is one of these.
  fileprivate func names(anyOf names: Set<String>) -> Bool {
    rootName.map(names.contains) ?? false || parts.contains { $0.names(anyOf: names) }
  }
}

extension RequiredParameter {
  /// The name of a member, which may not be called `Type`.
  fileprivate var memberName: String { name == "Type" ? "Type_" : name }
  /// The type of what a stub is called with.
  fileprivate var mockedType: TypeRef { evaluatedType ?? recordedType }
  fileprivate var mocked: String { evaluatedType == nil ? recorded : argument }
}
