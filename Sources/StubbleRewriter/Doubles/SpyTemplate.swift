import StubbleSemantics
import StubbleSyntax

/// The class that records its calls, with the names that tests of such spies know.
extension DoubleFrame {
  mutating func addSpy() throws(Ineligibility) {
    let order = free(["callOrder", "spyCallOrder"])
    let reset = free(["reset", "resetSpy"])
    var spy = SpyTrackers(callOrder: order)
    items += typealiases
    addPlainInitializer()
    let prefixes = SpyNames(model.requirements).prefixes
    for requirement in model.requirements {
      if case .property(let property) = requirement.kind { try addSpy(property, requirement, &spy) }
    }
    for (requirement, prefix) in zip(model.requirements, prefixes) {
      switch requirement.kind {
      case .property: break
      case .function(let function), .initializer(let function):
        try addSpy(function, requirement, prefix, &spy)
      case .subscript(let function, let accessors):
        try addSpy(function, accessors, requirement, prefix, &spy)
      }
    }
    addCallOrder(order, reset: reset, spy)
  }

  /// `init()`, unless the protocol asks for one itself.
  mutating func addPlainInitializer() {
    let isRequired = model.requirements.contains {
      if case .initializer(let function) = $0.kind { return function.parameters.isEmpty }
      return false
    }
    if isRequired { return }
    items.append(
      model.needsNSObject
        ? .block("\(access)override init()", [.line("super.init()")]) : .block("\(access)init()", []))
  }

  /// The order of calls, and a way to forget them all.
  private mutating func addCallOrder(_ order: String, reset: String, _ spy: SpyTrackers) {
    items.append(.gap)
    let isAnyLocked = model.requirements.contains(where: isRecordLocked)
    let isolation = isAnyLocked && (model.isActor || model.globalActor != nil) ? "nonisolated " : ""
    if isAnyLocked {
      usesLock = true
      items += [
        .line("private let _\(order): \(lockName)<[\(standard("String"))]> = .init([])"),
        .block(
          "\(access)\(isolation)var \(order): [\(standard("String"))]",
          LockedValue.accessors(of: "_" + order)),
      ]
    } else {
      items.append(.line("\(access)var \(order): [\(standard("String"))] = []"))
    }
    let isAllLocked = !model.requirements.isEmpty && model.requirements.allSatisfy(isRecordLocked)
    let word = isAllLocked ? isolation : ""
    items += [.gap, .block("\(access)\(word)func \(reset)()", [.line("\(order) = []")] + spy.resets)]
  }

  // MARK: Functions

  private mutating func addSpy(
    _ function: RequiredFunction, _ requirement: Requirement, _ prefix: String, _ spy: inout SpyTrackers
  ) throws(Ineligibility) {
    var call = SpyCall(prefix: prefix, function: function)
    call.order = spy.order(of: function, requirement)
    let trackers = try trackers(of: call, requirement, &spy)
    var body: [Code] = []
    if function.isInitializer, model.needsNSObject { body.append(.line("super.init()")) }
    body += call.body
    items += conditioned(
      [.gap] + trackers + [.gap, self.function(function, for: requirement, body)], for: requirement)
  }

  /// The variables that follow the calls of a function.
  private mutating func trackers(
    of call: SpyCall, _ requirement: Requirement, _ spy: inout SpyTrackers
  ) throws(Ineligibility) -> [Code] {
    var code: [Code] = []
    var resets: [Code] = []
    for tracker in call.trackers {
      try claim(tracker.name, for: requirement)
      if let value = tracker.value {
        let isolation = isolation(ofTrackersFor: requirement)
        let word = requirement.isStatic ? "static " : ""
        code.append(
          .short(
            "\(access)\(isolation)\(word)var \(tracker.name)", type: TypeRef(path: standard("Bool")), value))
        continue
      }
      var type = tracker.standardType.map { TypeRef(path: standard($0)) } ?? tracker.type
      if tracker.isClosure {
        type = .optional(type.modified(by: closureAttributes(requirement, of: call.function)))
      }
      code += variable(
        tracker.name, type: type, initial: tracker.initial, isRecord: tracker.isRecord, for: requirement)
      if tracker.isRecord {
        resets.append(
          .line("\(requirement.isStatic ? "Self." : "")\(tracker.name) = \(tracker.initial ?? "nil")"))
      }
    }
    spy.resets += conditioned(resets, for: requirement)
    return code
  }

  // MARK: Properties

  private mutating func addSpy(
    _ property: RequiredProperty, _ requirement: Requirement, _ spy: inout SpyTrackers
  ) throws(Ineligibility) {
    if property.accessors.hasEffects { return try addEffectful(property, requirement, &spy) }
    guard !property.type.isOptional else {
      let type = property.type.isImplicitlyUnwrapped ? property.type.unwrapped : property.type.stored
      let attributes = requirement.attributes + [requirement.globalActor].compactMap(\.self)
      var code = variable(
        property.name, type: type, initial: property.type.explicitNil, for: requirement)
      if !attributes.isEmpty { code.append(code.removeLast().after(attributes.joined(separator: " "))) }
      items += conditioned(code, for: requirement)
      return
    }
    let underlying = "underlying" + Namer.capitalized(property.nameInWords)
    try claim(underlying, for: requirement)
    let code = self.property(
      property, for: requirement,
      get: [.line(underlying + property.type.unwrapping)], set: [.line("\(underlying) = newValue")])
    items += conditioned(
      [code]
        + variable(
          underlying, type: .implicitlyUnwrapped(.tuple([TypeRef.Element(property.type.stored)])),
          initial: nil, for: requirement),
      for: requirement)
  }

  /// A getter that may throw or wait is followed like a function.
  private mutating func addEffectful(
    _ property: RequiredProperty, _ requirement: Requirement, _ spy: inout SpyTrackers
  ) throws(Ineligibility) {
    let function = property.accessor(isSetter: false)
    var call = SpyCall(prefix: property.nameInWords, function: function)
    call.returnName = "underlying" + Namer.capitalized(property.nameInWords)
    call.order = spy.order(of: function, requirement)
    let trackers = try trackers(of: call, requirement, &spy)
    let code = self.property(property, for: requirement, get: call.body, set: nil)
    items += conditioned([.gap] + trackers + [.gap, code], for: requirement)
  }

  // MARK: Subscripts

  private mutating func addSpy(
    _ function: RequiredFunction, _ accessors: RequiredAccessors, _ requirement: Requirement,
    _ prefix: String, _ spy: inout SpyTrackers
  ) throws(Ineligibility) {
    let order = spy.order(of: function, requirement)
    var get = SpyCall(
      prefix: prefix, function: function.accessor(accessors, isSetter: false))
    get.order = order
    var code = try trackers(of: get, requirement, &spy)
    var setBody: [Code]?
    if accessors.isSettable {
      let setter = function.accessor(accessors, isSetter: true)
      var set = SpyCall(prefix: prefix + "Set", function: setter)
      set.order = order
      code += try trackers(of: set, requirement, &spy)
      setBody = set.body
    }
    items += conditioned(
      [.gap] + code
        + [.gap, subscripted(function, accessors, for: requirement, get: get.body, set: setBody)],
      for: requirement)
  }
}

/// What a spy has of all its requirements together.
struct SpyTrackers {
  let callOrder: String
  var resets: [Code] = []

  /// The statement that notes a call.
  func order(of function: RequiredFunction, _ requirement: Requirement) -> Code? {
    if requirement.isStatic { return nil }
    return .expression(
      .call(function.own(callOrder) + ".append", [.text("\"\(requirement.reference)\"")]))
  }
}
