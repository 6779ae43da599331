import StubbleSemantics
import StubbleSyntax

/// What the initialisers of a mock do.
private struct MockSetup {
  /// Lets all stubs return values that their types have of themselves.
  var relaxation: [Code] = []
  /// Lets stubs return what a test feeds.
  var feeding: [Code] = []
}

/// The class with a stub of the library for each member.
extension DoubleFrame {
  mutating func addMock() throws(Ineligibility) {
    items += typealiases
    var setup = MockSetup()
    var members: [[Code]] = []
    for (requirement, name) in zip(model.requirements, memberNames()) {
      var made = MockSetup()
      let code = try mock(requirement, name, &made)
      members.append(conditioned([.gap] + code, for: requirement))
      if requirement.isStatic { continue }
      setup.relaxation += conditioned(made.relaxation, for: requirement)
      setup.feeding += conditioned(made.feeding, for: requirement)
    }
    items += mockInitializers(setup)
    for (requirement, code) in zip(model.requirements, members) {
      if case .initializer(let function) = requirement.kind, !requirement.isNeverCalled {
        let body = superInitializer + setup.feeding
        items += conditioned([.gap] + self.function(function, for: requirement, body), for: requirement)
      } else {
        items += code
      }
    }
  }

  /// What makes a mock, strict or relaxed.
  private func mockInitializers(_ setup: MockSetup) -> [Code] {
    let policy = model.qualified("MockPolicy", of: "Stubble")
    let parameter = "_ policy: \(policy)" + (requiresPlainInitializer ? "" : " = .strict")
    let relaxed: [Code] =
      setup.feeding
      + (setup.relaxation.isEmpty ? [] : [.block("if policy == .relaxed", setup.relaxation)])
    if let superclass = model.superclass?.superclass {
      guard superclass.hasPlainInitializer else { return [] }
      let policyOnly = Code.function(
        "\(access)convenience init", parameters: ["_ policy: \(policy)"], tail: "",
        [.line("self.init()")] + relaxed)
      return plainInitializerOfSubclass + [policyOnly]
    }
    let body = superInitializer + relaxed
    let initializer = Code.function("\(access)init", parameters: [parameter], tail: "", body)
    guard model.needsNSObject, !requiresPlainInitializer else { return [initializer] }
    let plain = Code.block("\(access)override convenience init()", [.line("self.init(.strict)")])
    return [plain, .gap, initializer]
  }

  /// `init()`, which a class with an initialiser of its own does not inherit.
  private var plainInitializerOfSubclass: [Code] {
    declaresPlainInitializer ? [plainInitializer, .gap] : []
  }

  private mutating func mock(
    _ requirement: Requirement, _ name: String, _ setup: inout MockSetup
  ) throws(Ineligibility) -> [Code] {
    if let uncalled = uncalled(requirement) { return uncalled }
    switch requirement.kind {
    case .initializer: return []
    case .function(let function):
      let (peers, body) = try mockCall(function, requirement, name, &setup)
      return peers + [.gap] + self.function(function, for: requirement, body)
    case .subscript(let function, let accessors):
      var (peers, get) = try mockCall(
        function.accessor(accessors, isSetter: false), requirement, name, &setup)
      var set: [Code]? = accessors.isSettable ? [] : nil
      let setter = function.accessor(accessors, isSetter: true)
      if accessors.isSettable, !setter.isNeverCalled {
        let (more, body) = try mockCall(setter, requirement, name + "Set", &setup)
        peers += more
        set = body
      }
      return peers + [.gap] + subscripted(function, accessors, for: requirement, get: get, set: set)
    case .property(let property):
      var (peers, get) = try mockCall(property.accessor(isSetter: false), requirement, name, &setup)
      var set: [Code]?
      if property.accessors.isSettable {
        let setter = property.accessor(isSetter: true)
        let (more, body) = try mockCall(setter, requirement, "set" + Namer.capitalized(name), &setup)
        peers += more
        set = announcement(for: requirement) + body
      }
      return peers + [.gap] + self.property(property, for: requirement, get: get, set: set)
    }
  }

  /// The stub, the prologue and the struct of arguments of one call, and the body that uses them.
  ///
  /// - Parameter setup: what sets the stubs up so far.
  private mutating func mockCall(
    _ function: RequiredFunction, _ requirement: Requirement, _ name: String, _ setup: inout MockSetup
  ) throws(Ineligibility) -> (peers: [Code], body: [Code]) {
    var peers: [Code] = []
    let name = nameable(name, requirement) { name in
      [name + "Stub", Namer.capitalized(name) + "Arguments"] + (function.isAsync ? [name + "Prologue"] : [])
    }
    let arguments = try mockArguments(function, requirement, name, &peers)
    let stub = name + "Stub"
    try claim(stub, for: requirement)
    setup.relaxation.append(.line("\(Namer.escaped(stub)).isRelaxed = true"))
    let type: TypeRef =
      function.throwing.isThrowing
      ? libraryStub("ThrowingStub", arguments.type, function.closureResult, function.errorType)
      : libraryStub("Stub", arguments.type, function.closureResult)
    var fed: String?
    if let feed = function.result?.feed, canFeed(requirement) {
      let (feedName, variable) = try self.feed(feed, name, for: requirement, isConstant: true)
      peers += variable
      fed = ".success(\(feed.result(feedName)))"
    }
    peers += mockStub(stub, type, function, requirement, feedsItself(requirement) ? fed : nil)
    if let fed, !feedsItself(requirement) {
      setup.feeding.append(.line("\(Namer.escaped(stub)).defaultResult = \(fed)"))
    }
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
    let answer = mockAnswer(function, function.own(stub), arguments.values)
    guard let cast = function.errorCast else { return (peers, body + answer) }
    return (peers, body + [.attempt(answer, [.line("throw error as! \(cast)")])])
  }

  /// The statements that call the stub.
  private func mockAnswer(
    _ function: RequiredFunction, _ stub: String, _ arguments: [Code.Expression]
  ) -> [Code] {
    let call = function.isAsync ? stub + ".call" : stub
    let marks = (function.throwing.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
    if function.isAsync, function.result?.isNever ?? false {
      // The compiler warns of what it adds itself after an asynchronous call of a generic function that does not return.
      let local = function.local("call")
      let values = arguments.isEmpty ? [.text("()")] : arguments
      return [.line("let \(local) = \(call)(_:)"), .expression(.call(marks + local, values))]
    }
    let value = Code.Expression.call(marks + call, arguments, tail: function.resultCast)
    return [function.isVoid ? .expression(value) : function.returned(value, sent: sentName)]
  }

  /// A type of the library.
  private func libraryStub(_ name: String, _ arguments: TypeRef...) -> TypeRef {
    let path = TypeRef(path: model.qualified(name, of: "Stubble"))
    guard case .named(var type) = path else { return path }
    type.arguments = arguments
    return .named(type)
  }

  /// The variable with the stub, which has the member's name: it may be called before a test sets it up.
  private mutating func mockStub(
    _ name: String, _ type: TypeRef, _ function: RequiredFunction, _ requirement: Requirement, _ fed: String?
  ) -> [Code] {
    let isSetter = function.kind == .accessor && function.result == nil
    let label = "\(self.name).\(requirement.reference)\(isSetter ? ".setter" : "")".quoted
    let succeeds = (function.isVoid ? ".success(())" : fed).map { ", defaultResult: \($0)" } ?? ""
    let forgets = style.keepsHistory ? "" : ", recordsCalls: false"
    let initial = ".init(named: \(label)\(succeeds)\(forgets))"
    if fed != nil, !requirement.isStatic {
      return [.typed("\(access)lazy var \(Namer.escaped(name))", type: type, value: initial)]
    }
    return variable(name, type: type, initial: initial, isReference: true, for: requirement)
  }

  /// The initial value of the stub can mention what a test feeds: it is made when it is used.
  private func feedsItself(_ requirement: Requirement) -> Bool {
    requirement.isStatic || model.superclass != nil
  }

  /// The initialisers that a subclass inherits know nothing of stubs, and what a lock protects is not lazy.
  private func canFeed(_ requirement: Requirement) -> Bool {
    requirement.isStatic || model.superclass == nil || !isLocked(requirement)
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
    let values = parameters.map {
      Code.Expression.text("\(Namer.argumentLabel($0.memberName)): \($0.mocked)")
    }
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
    if level == .internal { traits.remove(.sendable) }
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
