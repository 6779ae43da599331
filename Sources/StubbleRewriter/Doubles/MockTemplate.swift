import StubbleSemantics
import StubbleSyntax

/// The statements in the initializers of a mock.
private struct MockSetup {
  /// The statements that make all stubs return the default values of their types.
  var relaxation: [Code] = []
  /// The statements that make stubs return publishers and streams that a test feeds.
  var feeding: [Code] = []
  /// The names of the stubs of one requirement.
  var stubs: [String] = []
}

/// The template of a mock: a class with a `Stub` of the library for each member.
extension DoubleFrame {
  /// Adds the members of a mock.
  mutating func addMock() throws(Ineligibility) {
    let list = style.keepsHistory ? free(["allStubs", "allMockStubs"]) : nil
    items += typealiases
    var setup = MockSetup()
    var stubs: [(names: [String], requirement: Requirement)] = []
    var members: [[Code]] = []
    for (requirement, name) in zip(model.requirements, memberNames()) {
      var made = MockSetup()
      let code = try mock(requirement, name, &made)
      members.append(declarations([.gap] + code, for: requirement))
      if requirement.isStatic { continue }
      setup.relaxation += statements(made.relaxation, for: requirement)
      setup.feeding += statements(made.feeding, for: requirement)
      stubs.append((made.stubs, requirement))
    }
    items += mockInitializers(setup)
    for (requirement, code) in zip(model.requirements, members) {
      if case .initializer(let function) = requirement.kind, !requirement.isNeverCalled {
        let body = superInitializer + setup.feeding
        items += declarations([.gap] + self.function(function, for: requirement, body), for: requirement)
      } else {
        items += code
      }
    }
    if let list { addList(list, of: stubs) }
  }

  /// Adds the property with all stubs of the instance, so that a test can check that nothing else was called.
  private mutating func addList(_ name: String, of stubs: [(names: [String], requirement: Requirement)]) {
    let type = TypeRef.array(.any(TypeRef(path: model.qualified("CallRecording", of: "Stubble"))))
    let added = stubs.flatMap { names, requirement in
      statements(names.map { .line("list.append(\($0))") }, for: requirement)
    }
    if added.isEmpty { return }
    let isolation = model.isActor ? "nonisolated " : ""
    let body = [.typed("var list", type: type, value: "[]")] + added + [Code.line("return list")]
    items += [.gap, .computed("\(access)\(isolation)var \(name)", type: type, body)]
  }

  /// Returns the initializers, which take the policy of the mock: strict or relaxed.
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
    let word = model.isActor ? "" : "convenience "
    let plain = Code.block("\(access)override \(word)init()", [.line("self.init(.strict)")])
    return [plain, .gap, initializer]
  }

  /// The `init()` of a subclass, which it does not inherit if it declares an initializer; none if it need not be
  /// declared.
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

  /// Returns the stub, the prologue and the struct of arguments for a function or accessor, and the body that uses
  /// them.
  ///
  /// - Parameter setup: The statements in the initializers, to which those for the stub are added.
  private mutating func mockCall(
    _ function: RequiredFunction, _ requirement: Requirement, _ name: String, _ setup: inout MockSetup
  ) throws(Ineligibility) -> (peers: [Code], body: [Code]) {
    try checkResult(of: function, requirement)
    var peers: [Code] = []
    let name = nameable(name, requirement) { name in
      [name + "Stub", Namer.capitalized(name) + "Arguments"] + (function.isAsync ? [name + "Prologue"] : [])
    }
    let arguments = try mockArguments(function, requirement, name, &peers)
    let stub = name + "Stub"
    try claim(stub, for: requirement)
    let isUnsafe = arguments.isUnsafe || function.result?.isUnsafeToKeep ?? false
    setup.stubs.append(unsafeMark(isUnsafe) + Namer.escaped(stub))
    var fed: String?
    if let feed = function.result?.feed, canFeed(requirement) {
      let (feedName, variable) = try self.feed(feed, name, for: requirement, isConstant: true)
      peers += variable
      fed = ".success(\(feed.result(feedName)))"
    }
    if fed == nil, let result = function.result, !result.isVoid {
      setup.relaxation.append(
        .line("\(unsafeMark(isUnsafe))\(Namer.escaped(stub)).\(DoubleFrame.relaxation(of: result))"))
    }
    peers += mockStub(
      stub, type(ofStubFor: function, taking: arguments.type), function, requirement,
      feedsItself(requirement) ? fed : nil, isUnsafe: isUnsafe)
    if let fed, !feedsItself(requirement) {
      setup.feeding.append(.line("\(Namer.escaped(stub)).defaultResult = \(fed)"))
    }
    var body = function.lists
    if function.isAsync {
      body.append(try mockPrologue(of: function, requirement, name, &peers))
    }
    let answer = mockAnswer(function, function.own(stub), arguments.values)
    guard let cast = function.errorCast else { return (peers, body + answer) }
    return (peers, body + [.attempt(answer, [.line("throw error as! \(cast)")])])
  }

  /// Throws if no stub can hold the result of a function.
  private func checkResult(
    of function: RequiredFunction, _ requirement: Requirement
  ) throws(Ineligibility) {
    guard function.result?.isMadeByCalls ?? false else { return }
    throw model.decl.noDouble(
      "\(requirement.reference): its result cannot be copied, so that no stub can hold it",
      notes: ["a spy or a stub struct of the protocol can return it from a closure"])
  }

  private func type(ofStubFor function: RequiredFunction, taking arguments: TypeRef) -> TypeRef {
    function.throwing.isThrowing
      ? libraryStub("ThrowingStub", arguments, function.closureResult, function.errorType)
      : libraryStub("Stub", arguments, function.closureResult)
  }

  /// Returns the call of the closure that a test may set to run before the answer of an asynchronous function. Its
  /// variable is added to `peers`.
  private mutating func mockPrologue(
    of function: RequiredFunction, _ requirement: Requirement, _ name: String, _ peers: inout [Code]
  ) throws(Ineligibility) -> Code {
    let prologue = name + "Prologue"
    try claim(prologue, for: requirement)
    let throwing = function.closureThrowing
    let closure = TypeRef.function(TypeRef.Function([], isAsync: true, throwing: throwing))
    peers += variable(
      prologue, type: .optional(closure.modified(by: [.sendable])), initial: nil, for: requirement)
    let marks = throwing.isThrowing ? "try " : ""
    return .expression(.call("\(marks)await \(function.own(prologue))?", []))
  }

  /// Returns the code that makes a stub return default values of a type. Those of a tuple are found by its elements.
  private static func relaxation(of result: RequiredType) -> String {
    guard case .tuple(let elements) = result.meaning?.stored ?? result.stored, elements.count > 1 else {
      return "isRelaxed = true"
    }
    return "relax(as: \(TypeRef.tuple(elements.map { TypeRef.Element($0.type) })).self)"
  }

  /// Returns the statements that call the stub.
  private func mockAnswer(
    _ function: RequiredFunction, _ stub: String, _ arguments: [Code.Expression]
  ) -> [Code] {
    let call = function.isAsync ? stub + ".call" : stub
    let mark = unsafeMark(
      function.parameters.contains { $0.isKeptByMocks && $0.type.isUnsafe }
        || function.result?.isUnsafe ?? false)
    let marks =
      (function.throwing.isThrowing ? "try " : "") + (function.isAsync ? "await " : "") + mark
    if function.isAsync, function.result?.isNever ?? false {
      // After an asynchronous call of a generic function that returns `Never`, the compiler warns about code of its
      // own.
      let local = function.local("call")
      let values = arguments.isEmpty ? [.text("()")] : arguments
      return [.line("let \(local) = \(call)(_:)"), .expression(.call(marks + local, values))]
    }
    let value = Code.Expression.call(marks + call, arguments, tail: function.resultCast)
    return [function.isVoid ? .expression(value) : function.returned(value, sent: sentName)]
  }

  /// Returns a type of the library with generic arguments.
  private func libraryStub(_ name: String, _ arguments: TypeRef...) -> TypeRef {
    let path = TypeRef(path: model.qualified(name, of: "Stubble"))
    guard case .named(var type) = path else { return path }
    type.arguments = arguments
    return .named(type)
  }

  /// Returns the variable of a stub. The stub has the member's name as its label, for failures of calls that a test did
  /// not set up.
  private mutating func mockStub(
    _ name: String, _ type: TypeRef, _ function: RequiredFunction, _ requirement: Requirement, _ fed: String?,
    isUnsafe: Bool
  ) -> [Code] {
    let isSetter = function.kind == .accessor && function.result == nil
    let label = "\(self.name).\(requirement.reference)\(isSetter ? ".setter" : "")".quoted
    let succeeds = (function.isVoid ? ".success(())" : fed).map { ", defaultResult: \($0)" } ?? ""
    let forgets = style.keepsHistory ? "" : ", recordsCalls: false"
    let initial = ".init(named: \(label)\(succeeds)\(forgets))"
    if fed != nil, !requirement.isStatic {
      return [.typed("\(access)lazy var \(Namer.escaped(name))", type: type, value: initial)]
    }
    return variable(
      name, type: type, initial: initial, isReference: true, isUnsafe: isUnsafe, for: requirement)
  }

  /// Whether the initial value of the stub refers to the feed, because it is evaluated lazily. Otherwise the
  /// initializers set the stub up.
  private func feedsItself(_ requirement: Requirement) -> Bool {
    requirement.isStatic || !initializersSetUpStubs
  }

  /// Whether the stub can return values of a feed. A variable that a lock protects cannot be lazy.
  private func canFeed(_ requirement: Requirement) -> Bool {
    requirement.isStatic || initializersSetUpStubs || !isLocked(requirement)
  }

  /// Returns the type and the values of the arguments with which the stub is called. Several arguments are in a struct,
  /// which is added to `peers`.
  private mutating func mockArguments(
    _ function: RequiredFunction, _ requirement: Requirement, _ name: String, _ peers: inout [Code]
  ) throws(Ineligibility) -> (type: TypeRef, values: [Code.Expression], isUnsafe: Bool) {
    // Arguments that cannot be kept beyond the call are left out.
    let parameters = function.parameters.filter(\.isKeptByMocks)
    if parameters.isEmpty { return (.void, [], false) }
    if parameters.count == 1 {
      return (parameters[0].mockedType, [.text(parameters[0].mocked)], parameters[0].type.isUnsafeToKeep)
    }
    let type = Namer.capitalized(name) + "Arguments"
    try claim(type, for: requirement)
    peers.append(argumentsStruct(type, parameters))
    let values = parameters.map {
      Code.Expression.text("\(Namer.argumentLabel($0.memberName)): \($0.mocked)")
    }
    return (.named(type), [.call(type, values)], false)
  }

  /// Returns the struct of a stub's arguments. Other modules make one with an initializer of its own.
  private func argumentsStruct(_ name: String, _ parameters: [RequiredParameter]) -> Code {
    let protocols = argumentProtocols(parameters)
    var members = parameters.map {
      Code.typed("\(access)let \(Namer.escaped($0.memberName))", type: $0.mockedType, value: nil)
    }
    if level > .internal {
      members += [
        .gap,
        .function(
          "\(access)init", parameters: parameters.map(\.initializerParameter), tail: "",
          parameters.map {
            let name = Namer.escaped($0.memberName)
            return .line("\(unsafeMark($0.type.isUnsafe))self.\(name) = \(name)")
          }),
      ]
    }
    return .block(
      "\(safeMark)\(access)\(nonisolatedWord)struct \(name)"
        + (protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")), members)
  }

  /// Returns the protocols that a struct of arguments conforms to, because each of them does. An internal struct is
  /// implicitly `Sendable`.
  private func argumentProtocols(_ parameters: [RequiredParameter]) -> [String] {
    var traits: ValueTraits = [.equatable, .hashable, .sendable]
    for parameter in parameters {
      let isKnown =
        parameter.evaluatedType == nil && !parameter.type.isUnsafe
        && !parameter.type.declared.names(anyOf: model.shadowedNames)
      traits.formIntersection(isKnown ? parameter.type.traits : [])
    }
    if level == .internal { traits.remove(.sendable) }
    return traits.protocols.map(standard)
  }
}

extension TypeRef {
  /// Whether the type contains one of some names.
  fileprivate func names(anyOf names: Set<String>) -> Bool {
    rootName.map(names.contains) ?? false || parts.contains { $0.names(anyOf: names) }
  }
}

extension RequiredParameter {
  /// The name of the argument's member in the struct, which cannot be `Type`, nor the requirement `hashValue`.
  fileprivate var memberName: String { ["Type", "hashValue"].contains(name) ? name + "_" : name }
  /// The type of the argument with which a stub is called.
  fileprivate var mockedType: TypeRef { evaluatedType ?? recordedType }
  /// The parameter of the struct's initializer.
  fileprivate var initializerParameter: String {
    // Unless the type is spelled as that of a function, it may be an alias of one, and is not if it is erased.
    let isEscaping =
      type.declared.modifiers.contains(.escaping)
      && (mockedType.isFunction || evaluation == nil && !type.isErased)
    return
      "\(Namer.argumentLabel(memberName)): \(isEscaping ? mockedType.modified(by: [.escaping]) : mockedType)"
  }
  /// Whether the stub of a mock gets the argument.
  fileprivate var isKeptByMocks: Bool { isRecordable || evaluatedType != nil }
  fileprivate var mocked: String { evaluatedType == nil ? recorded : argument }
}
