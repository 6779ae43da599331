import StubbleSemantics
import StubbleSyntax

/// The template of a class whose members call the closures in a struct, which a test sets up.
extension DoubleFrame {
  /// Adds the struct and the members that call its closures.
  mutating func addStubs() throws(Ineligibility) {
    let names = StubsNames(
      storage: free(["stubs", "memberStubs"]), type: free(["Stubs", "MemberStubs"], for: .type),
      setup: free(["SetupFunc", "SetupStubsFunc"], for: .type),
      staticStorage: free(["staticStubs", "staticMemberStubs"], for: .staticMember))
    var stubs = StubsStruct(frame: self)
    for (requirement, name) in zip(model.requirements, memberNames()) {
      try stubs.add(requirement, name: name)
    }
    var records = CallRecords(order: style.keepsHistory ? free(["callOrder", "stubCallOrder"]) : nil)
    let reset = free(["reset", "resetCalls"])
    let isLocked = model.requirements.contains(where: isLocked)
    items += typealiases
    let actor = actorOfStubs.map { $0.attribute + " " }
    items.append(.line("\(access)typealias \(names.setup) = \(actor ?? "")(inout \(names.type)) -> Void"))
    items.append(.gap)
    addStorage(names, isLocked: isLocked)
    items += [
      .gap,
      .block(
        "\(safeMark)\(actor ?? "")\(access)\(actor == nil ? nonisolatedWord : "")struct \(names.type)",
        stubs.code),
    ]
    for (requirement, name) in zip(model.requirements, stubs.names) {
      items += declarations([.gap] + (try relay(requirement, name, names, &records)), for: requirement)
    }
    addCallOrder(records, reset: reset)
  }

  /// The global actor that the struct must be isolated to, because a requirement has a type that needs a conformance
  /// which is isolated to it; `nil` if the struct is nonisolated. All code that uses the struct is isolated then, too.
  fileprivate var actorOfStubs: GlobalActor? {
    guard model.superclass == nil, !model.requirements.contains(where: model.isOffActor) else { return nil }
    return model.requirements.lazy.compactMap(actorOfTypes).first
  }

  /// The global actor that code about the types of a requirement must be isolated to, because a type needs a conformance
  /// which is isolated to it; otherwise `nil`.
  fileprivate func actorOfTypes(_ requirement: Requirement) -> GlobalActor? {
    let isAsked =
      !model.isOffActor(requirement) && requirement.types.contains(where: \.needsIsolatedConformance)
    return isAsked ? model.globalActor : nil
  }

  /// Adds the variable of the struct, and the initializer that sets it up.
  private mutating func addStorage(_ names: StubsNames, isLocked: Bool) {
    var body: [Code] = [.line("var stubs = \(names.type)()"), .line("setup?(&stubs)")]
    let initial = model.superclass == nil ? nil : "\(names.type)()"
    if isLocked {
      let isolation = model.isActor || model.globalActor != nil ? "nonisolated " : ""
      items += lockedVariable(names.storage, type: .named(names.type), initial: initial, isolation: isolation)
      body.append(.line("\(storagePrefix)\(names.storage) = .init(stubs)"))
    } else {
      let value = initial.map { " = \($0)" } ?? ": \(names.type)"
      items.append(.line("\(access)var \(names.storage)\(value)"))
      body.append(.line("self.\(names.storage) = stubs"))
    }
    let statics = model.requirements.filter(\.isStatic)
    let anywhere = statics.contains(where: model.isOffActor)
    if let registry, let first = statics.first {
      items.append(
        staticVariable(
          names.staticStorage, type: .named(names.type), initial: "\(names.type)()", in: registry,
          for: statics.first(where: model.isOffActor) ?? first))
    } else if !statics.isEmpty {
      if anywhere || model.globalActor == nil {
        let isolation = model.globalActor == nil ? "" : "nonisolated "
        items += lockedVariable(
          names.staticStorage, type: .named(names.type), initial: "\(names.type)()", words: "static ",
          isolation: isolation)
      } else {
        items.append(.line("\(access)static var \(names.staticStorage) = \(names.type)()"))
      }
    }
    if let superclass = model.superclass?.superclass { return addSetup(names, superclass) }
    body += superInitializer
    addInitializer("init", taking: "\(names.setup)?", default: " = nil", body)
  }

  /// Adds an initializer with a parameter for the closure that sets the double up.
  private mutating func addInitializer(
    _ words: String, taking type: String, default value: String = "", _ body: [Code]
  ) {
    func initializer(_ word: String) -> Code {
      .function("\(access)\(words)", parameters: ["setup: \(word)\(type)\(value)"], tail: "", body)
    }
    guard let condition = conditionForSendingSetup else { return items += [.gap, initializer("")] }
    items += [.gap, .conditional(condition, [initializer("sending ")], otherwise: [initializer("")])]
  }

  /// The condition of `#if` under which the closure that sets the double up is `sending`, or `nil` if it never is.
  ///
  /// It is if a double that is created on the main actor must be able to leave it: the double is another actor, or its
  /// asynchronous functions run elsewhere. Without `sending`, the closure may use the state of the main actor.
  private var conditionForSendingSetup: String? {
    if model.isActor { return "swift(>=6)" }
    if model.isSendable || model.globalActor != nil
      || !model.requirements.contains(where: { $0.isAsync && !$0.isNonsending })
    {
      return nil
    }
    return "swift(>=6) && !hasFeature(NonisolatedNonsendingByDefault)"
  }

  /// Adds the convenience initializer that sets up a double with a superclass. It inherits the other initializers.
  private mutating func addSetup(_ names: StubsNames, _ superclass: Superclass) {
    if declaresPlainInitializer { items += [.gap, plainInitializer] }
    guard superclass.hasPlainInitializer else { return }
    let body = [
      "self.init()", "var stubs = \(names.storage)", "setup(&stubs)", "self.\(names.storage) = stubs",
    ]
    addInitializer("convenience init", taking: names.setup, body.map(Code.line))
  }

  // MARK: Relays

  /// Returns the member for a requirement, which calls a closure of the struct or reads a value of it.
  private mutating func relay(
    _ requirement: Requirement, _ name: String, _ names: StubsNames, _ records: inout CallRecords
  ) throws(Ineligibility) -> [Code] {
    if let uncalled = uncalled(requirement) { return uncalled }
    let storage = requirement.isStatic ? names.staticStorage : names.storage
    let member = Namer.escaped(name)
    let stubs = "\(storage).\(member)"
    func noted(_ function: RequiredFunction, _ body: [Code], _ accessor: String = "") -> [Code] {
      [records.note(function, requirement, accessor: accessor)].compactMap(\.self) + body
    }
    switch requirement.kind {
    case .property(let property) where property.accessors.hasEffects:
      let getter = property.accessor(isSetter: false)
      let get = noted(getter, [.line("return \(getter.callMarks)\(stubs)()")], ".getter")
      return self.property(property, for: requirement, get: get, set: nil)
    case .property(let property): return try relay(property, of: requirement, to: stubs, &records)
    case .function(let function):
      return self.function(function, for: requirement, noted(function, call(function, storage, member)))
    case .initializer(let function): return initializer(function, for: requirement, names)
    case .subscript(let function, let accessors):
      let get = call(function.accessor(accessors, isSetter: false), storage, member)
      let setter = function.accessor(accessors, isSetter: true)
      return subscripted(
        function, accessors, for: requirement, get: noted(function, get, ".getter"),
        set: !accessors.isSettable
          ? nil
          : setter.isNeverCalled
            ? [] : noted(setter, call(setter, storage, Namer.escaped(name + "Set")), ".setter"))
    }
  }

  /// Returns the property that reads and writes a value of the struct.
  private mutating func relay(
    _ property: RequiredProperty, of requirement: Requirement, to value: String, _ records: inout CallRecords
  ) throws(Ineligibility) -> [Code] {
    let made = try propertyRecords(property, requirement, &records, keepsValues: false)
    let mark = unsafeMark(property.type.isUnsafe)
    let set = made.write.map {
      $0 + announcement(for: requirement) + [.line("\(mark)\(value) = newValue")]
    }
    let code = self.property(
      property, for: requirement, get: made.read + [.line("return \(mark)\(value)")], set: set)
    return made.variables + code
  }

  /// Returns the initializer for a requirement, which sets no closures.
  private func initializer(
    _ function: RequiredFunction, for requirement: Requirement, _ names: StubsNames
  ) -> [Code] {
    let isLocked = model.requirements.contains(where: isLocked)
    let body = [
      Code.line(
        isLocked
          ? "self.\(storagePrefix)\(names.storage) = .init(\(names.type)())"
          : "self.\(names.storage) = \(names.type)()")
    ]
    return self.function(
      function, for: requirement, (model.superclass == nil ? body : []) + superInitializer)
  }

  /// Returns the statements that call a closure of the struct.
  private func call(_ function: RequiredFunction, _ storage: String, _ closure: String) -> [Code] {
    let call = function.call("\(function.callMarks)\(function.own(storage)).\(closure)")
    let answer = function.isVoid ? .expression(call) : function.returned(call, sent: sentName)
    return function.lists + function.erasures + [answer]
  }
}

/// The names in the class for the struct of closures.
private struct StubsNames {
  /// The variable that holds the struct.
  let storage: String
  /// The struct.
  let type: String
  /// The type alias for closures that set the struct up.
  let setup: String
  /// The static variable that holds the struct for static members.
  let staticStorage: String
}

/// A builder of the struct of closures and values.
struct StubsStruct {
  private var frame: DoubleFrame
  private var members: [Code] = []
  private var noops: [Code] = []
  /// The name of each requirement's closure or value.
  private(set) var names: [String] = []
  private var taken: [String: [Requirement]] = [:]

  /// The names of the closures and values of all requirements.
  private let reserved: Set<String>

  init(frame: DoubleFrame) {
    self.frame = frame
    reserved = Set(frame.memberNames())
  }

  var code: [Code] {
    // The names of the requirements' members take precedence.
    let name = ["noop", "noopStubs"].first { taken[$0] == nil } ?? "noopMembers"
    let actor = frame.model.requirements.lazy.compactMap(actor).first ?? ""
    let noop = Code.function("\(actor)\(frame.access)mutating func \(name)", parameters: [], tail: "", noops)
    let initializer = frame.level == .internal ? [] : [Code.gap, .block("\(frame.access)init()", [])]
    return members + initializer + [.gap, noop]
  }

  /// The actor of code about the types of a requirement if the struct as a whole is nonisolated, with a space after it.
  private func actor(_ requirement: Requirement) -> String? {
    guard let actor = frame.actorOfTypes(requirement), frame.actorOfStubs == nil else { return nil }
    return actor.attribute + " "
  }

  /// Adds the closure or value for a requirement.
  mutating func add(_ requirement: Requirement, name: String) throws(Ineligibility) {
    var name = name
    if case .property(let property) = requirement.kind, name == property.nameInWords { name = property.name }
    // A member cannot be named `self`, which means the value itself even in back-ticks.
    if name == "self" { name = "selfProperty" }
    names.append(name)
    if requirement.isNeverCalled { return }
    switch requirement.kind {
    case .initializer: return
    case .function(let function): try add(function, name, requirement)
    case .subscript(let function, let accessors):
      try add(function.accessor(accessors, isSetter: false), name, requirement)
      let setter = function.accessor(accessors, isSetter: true)
      if accessors.isSettable, !setter.isNeverCalled { try add(setter, name + "Set", requirement) }
    case .property(let property):
      if property.accessors.hasEffects {
        try add(property.accessor(isSetter: false), name, requirement)
      } else {
        try add(property, name, requirement)
      }
    }
  }

  private mutating func claim(_ name: String, _ requirement: Requirement) throws(Ineligibility) {
    let rivals = taken[name] ?? []
    if let other = rivals.first(where: { !$0.excludes(requirement) }) {
      throw frame.ineligible(
        "'\(name)' would be the stub of both '\(other.reference)' and '\(requirement.reference)'")
    }
    taken[name, default: []].append(requirement)
  }

  private mutating func add(
    _ function: RequiredFunction, _ name: String, _ requirement: Requirement
  ) throws(Ineligibility) {
    try claim(name, requirement)
    // In a generic class, the default closure would capture metatypes of the generic parameters, which need not be
    // `Sendable`.
    let attributes = frame.closureAttributes(requirement, of: function).filter {
      $0 != .sendable || frame.model.generics.isEmpty
    }
    let type = function.closureType.modified(by: attributes)
    let ignored = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
    let variable = Namer.escaped(name)
    members += frame.declarations(
      [
        .closure(
          "\(frame.access)var \(variable)", type: type, parameters: ignored,
          body: "\(frame.trap())(\("\(name) function is not stubbed!".quoted))")
      ],
      for: requirement)
    if let feed = function.result?.feed {
      return try add(
        feed, words: name, to: variable, ignoring: ignored, isShared: !attributes.isEmpty,
        isAsync: function.isAsync, requirement)
    }
    guard let value = function.result.map(frame.idleResult) ?? "" else { return }
    let body = ignored.isEmpty ? value : ignored + " in" + (value.isEmpty ? "" : " " + value)
    let mark = unsafeMark(function.isClosureUnsafe)
    noops += frame.statements(
      [.line("\(mark)\(variable) = {\(body.isEmpty ? "" : " \(body) ")}")], for: requirement)
  }

  private mutating func add(
    _ property: RequiredProperty, _ name: String, _ requirement: Requirement
  ) throws(Ineligibility) {
    try claim(name, requirement)
    let variable = Namer.escaped(name)
    let mark = unsafeMark(property.type.isUnsafe)
    if property.type.isOptional {
      members += frame.declarations(
        [
          .typed(
            "\(frame.access)var \(variable)", type: property.type.stored, value: property.type.explicitNil)
        ], for: requirement)
    } else {
      let storage = frame.storagePrefix + NameInWords.of(name)
      try claim(storage, requirement)
      members += frame.declarations(
        [
          .typed("private var \(storage)", type: property.type.optional, value: nil),
          .computed(
            "\(actor(requirement) ?? "")\(frame.access)var \(variable)", type: property.type.stored,
            [
              .accessor(
                "get",
                [
                  .block(
                    "if let \(storage)\(mark.isEmpty ? "" : " = \(mark)\(storage)")",
                    [.line("return \(mark)\(storage)")]),
                  .expression(.call(frame.trap(), [.text("\(name) is not stubbed!".quoted)])),
                ]),
              .accessor("set", [.line("\(mark)\(storage) = newValue")]),
            ]),
        ], for: requirement)
    }
    if let feed = property.type.feed {
      let feedName = try add(feed, words: NameInWords.leading(name), requirement)
      noops += frame.statements([.line("\(variable) = \(feed.result(feedName))")], for: requirement)
    } else if let value = frame.defaultValue(of: property.type) {
      noops += frame.statements([.line("\(mark)\(variable) = \(value)")], for: requirement)
    }
  }

  // MARK: Feeds

  /// Adds the variable of a feed, and returns its name.
  private mutating func add(
    _ feed: ResultFeed, words: String, _ requirement: Requirement
  ) throws(Ineligibility) -> String {
    let names = [words + feed.suffix, words + "Result" + feed.suffix]
    let name = names.first { taken[$0] == nil && !reserved.contains($0) } ?? names[0]
    try claim(name, requirement)
    members += frame.declarations(
      [.typed("\(frame.access)let \(name)", type: feed.type, value: feed.initial)], for: requirement)
    return name
  }

  /// Adds a feed, and makes the closure that `noop()` sets return its values.
  ///
  /// - Parameters:
  ///   - isShared: Whether code of several isolations may call the closure.
  ///   - isAsync: Whether the closure is asynchronous.
  private mutating func add(
    _ feed: ResultFeed, words: String, to variable: String, ignoring parameters: String, isShared: Bool,
    isAsync: Bool, _ requirement: Requirement
  ) throws(Ineligibility) {
    let name = try add(feed, words: words, requirement)
    let head = parameters.isEmpty ? "" : parameters + " in "
    let answer = feed.result(name)
    // A subject may be used by code of any isolation, although it is not `Sendable`.
    let isUnchecked = isShared && !feed.isSendable
    let word = isUnchecked ? "\(frame.model.words.safe)nonisolated(unsafe) " : ""
    // The compiler takes an asynchronous closure with a capture list for one that runs on no actor.
    let code: [Code] =
      isUnchecked || isAsync
      ? [.block("do", [.line("\(word)let \(name) = \(answer)"), .line("\(variable) = { \(head)\(name) }")])]
      : [.line("\(variable) = { [\(name)] \(head.isEmpty ? "in " : head)\(answer) }")]
    noops += frame.statements(code, for: requirement)
  }
}
