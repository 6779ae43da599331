import StubbleSemantics
import StubbleSyntax

/// The template of a spy: a class that records its calls in variables with the names of other libraries' spies.
extension DoubleFrame {
  /// Adds the members of a spy.
  mutating func addSpy() throws(Ineligibility) {
    let order = style.keepsHistory ? free(["callOrder", "spyCallOrder"]) : nil
    let reset = free(["reset", "resetSpy"])
    let relax = free(["relax", "relaxSpy"])
    var spy = CallRecords(order: order)
    items += typealiases
    addPlainInitializer()
    addForwarding()
    let prefixes = SpyNames(model.requirements).prefixes
    for requirement in model.requirements {
      if case .property(let property) = requirement.kind { try addSpy(property, requirement, &spy) }
    }
    for (requirement, prefix) in zip(model.requirements, prefixes) {
      if let uncalled = uncalled(requirement) {
        items += declarations([.gap] + uncalled, for: requirement)
        continue
      }
      switch requirement.kind {
      case .property: break
      case .function(let function), .initializer(let function):
        try addSpy(function, requirement, prefix, &spy)
      case .subscript(let function, let accessors):
        try addSpy(function, accessors, requirement, prefix, &spy)
      }
    }
    addCallOrder(spy, reset: reset)
    if !spy.defaults.isEmpty {
      items += [.gap, .block("\(access)\(isolationOfWhole)func \(relax)()", spy.defaults)]
    }
  }

  /// Adds `init()`, unless the protocol requires it or the class inherits it.
  mutating func addPlainInitializer() {
    if declaresPlainInitializer { items.append(plainInitializer) }
  }

  /// Whether the protocol requires an initializer.
  var requiresInitializer: Bool {
    model.requirements.contains { if case .initializer = $0.kind { true } else { false } }
  }

  /// Whether the protocol requires `init()`.
  var requiresPlainInitializer: Bool {
    model.requirements.contains {
      if case .initializer(let function) = $0.kind { return function.parameters.isEmpty }
      return false
    }
  }

  /// Returns the name of the class and a member, for messages: `StoreSpy.load(id:)`.
  private func label(_ requirement: Requirement) -> String { "\(name).\(requirement.reference)" }

  // MARK: Functions

  private mutating func addSpy(
    _ function: RequiredFunction, _ requirement: Requirement, _ prefix: String, _ spy: inout CallRecords
  ) throws(Ineligibility) {
    var call = spyCall(function, requirement, prefix)
    call.order = spy.note(function, requirement)
    if case .function = function.kind { call.forwarding = forwarding(of: function, requirement) }
    var trackers = try trackers(of: call, requirement, &spy)
    trackers += try addFallback(to: &call, requirement)
    var body: [Code] = []
    if function.isInitializer { body += superInitializer }
    body += call.body
    items += declarations(
      [.gap] + trackers + [.gap] + self.function(function, for: requirement, body), for: requirement)
  }

  /// Makes a call return the values of a feed if a test has set no result, and returns the variable of the feed.
  private mutating func addFallback(
    to call: inout SpyCall, _ requirement: Requirement
  ) throws(Ineligibility) -> [Code] {
    guard !call.function.isInitializer, let feed = call.function.result?.feed else { return [] }
    let (name, variable) = try self.feed(feed, call.prefix, for: requirement)
    call.fallback = feed.result(call.function.own(name))
    return variable
  }

  /// Returns a call whose variables have unused names.
  private func spyCall(
    _ function: RequiredFunction, _ requirement: Requirement, _ prefix: String
  ) -> SpyCall {
    func call(_ prefix: String) -> SpyCall {
      SpyCall(
        prefix: prefix, function: function, label: label(requirement), sent: sentName,
        keepsHistory: style.keepsHistory)
    }
    var call = call(nameable(prefix, requirement) { call($0).trackers.map(\.name) })
    call.trap = trap(in: function)
    return call
  }

  /// Returns the tracking variables of a function, and adds the statements that reset them.
  private mutating func trackers(
    of call: SpyCall, _ requirement: Requirement, _ spy: inout CallRecords
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
        tracker.name, type: type, initial: tracker.initial, isRecord: tracker.isRecord,
        isUnsafe: tracker.isUnsafe, for: requirement)
      if tracker.isRecord {
        resets.append(
          .line(
            "\(unsafeMark(tracker.isUnsafe))\(owner(of: requirement))\(tracker.name) = \(tracker.initial ?? "nil")"
          ))
      }
    }
    spy.resets += statements(resets, for: requirement)
    if let result = call.function.result, result.isKept, !call.function.isInitializer {
      giveDefault(call.returnName, of: result, requirement, &spy)
    }
    return code
  }

  // MARK: Properties

  private mutating func addSpy(
    _ property: RequiredProperty, _ requirement: Requirement, _ spy: inout CallRecords
  ) throws(Ineligibility) {
    if property.accessors.hasEffects { return try addEffectful(property, requirement, &spy) }
    let words = Namer.capitalized(property.nameInWords)
    let underlying = try claimFirst(of: ["underlying" + words, "stored" + words], for: requirement)
    giveDefault(underlying, of: property.type, requirement, &spy)
    let records = try propertyRecords(property, requirement, &spy, keepsValues: style.keepsHistory)
    let member = "." + Namer.escaped(property.name)
    let forwarding = forwarding(ofGetter: property.accessor(isSetter: false), requirement, member)
    let feed = try property.type.feed.map { feed throws(Ineligibility) in
      (feed, try self.feed(feed, property.nameInWords, for: requirement))
    }
    let read = reading(
      underlying, of: property, requirement, forwarding, fed: feed.map { $0.result($1.name) })
    let mark = unsafeMark(property.type.isUnsafe)
    var write = [Code.line("\(mark)\(underlying) = newValue")]
    if let target = forwarding?.target, property.accessors.isSettable, !requirement.isOptional {
      let passed = self.forwarding(setting: target, property.accessor(isSetter: true), requirement) {
        .text("\(mark)\($0)\(member) = newValue")
      }
      write.insert(
        .block(
          "if case nil = \(mark)\(underlying), \(passed.binding)", passed.statements + [.line("return")]),
        at: 0)
    }
    let code = self.property(
      property, for: requirement, get: records.read + read,
      set: (records.write ?? []) + announcement(for: requirement) + write)
    let storage = variable(
      underlying,
      type: property.type.isOptional ? property.type.stored : .implicitlyUnwrapped(property.type.stored),
      initial: property.type.isOptional ? property.type.explicitNil : nil,
      isUnsafe: property.type.isUnsafe, for: requirement)
    items += declarations(
      code + storage + records.variables + (feed?.1.variable ?? []), for: requirement)
  }

  /// Returns the statements by which a getter finds the value: the stored one, or else that of the object to which the spy
  /// forwards, or that of a feed.
  ///
  /// - Parameter fed: The expression for the feed's value, or `nil` if there is no feed.
  private func reading(
    _ underlying: String, of property: RequiredProperty, _ requirement: Requirement,
    _ forwarding: SpyForwarding?, fed: String?
  ) -> [Code] {
    let mark = unsafeMark(property.type.isUnsafe)
    let value = Code.line("return \(mark)\(underlying)")
    if property.type.isOptional {
      let passed = forwarding.map {
        Code.block("if case nil = \(mark)\(underlying), \($0.binding)", $0.statements)
      }
      return [passed].compactMap(\.self) + [value]
    }
    let failure =
      fed.map { .line("return \($0)") }
      ?? Code.expression(.call(trap(), [.text("\(label(requirement)) was read before it was set".quoted)]))
    let binding = mark.isEmpty ? underlying : "\(underlying) = \(mark)\(underlying)"
    return [.block("guard let \(binding) else", [forwarding?.block].compactMap(\.self) + [failure]), value]
  }

  /// Adds a property whose getter throws or is asynchronous. It is tracked like a function.
  private mutating func addEffectful(
    _ property: RequiredProperty, _ requirement: Requirement, _ spy: inout CallRecords
  ) throws(Ineligibility) {
    let function = property.accessor(isSetter: false)
    var call = spyCall(function, requirement, property.nameInWords)
    call.returnName = "underlying" + Namer.capitalized(property.nameInWords)
    call.order = spy.note(function, requirement, accessor: ".getter")
    call.forwarding = forwarding(ofGetter: function, requirement, "." + Namer.escaped(property.name))
    var trackers = try trackers(of: call, requirement, &spy)
    trackers += try addFallback(to: &call, requirement)
    let code = self.property(property, for: requirement, get: call.body, set: nil)
    items += declarations([.gap] + trackers + [.gap] + code, for: requirement)
  }

  // MARK: Subscripts

  private mutating func addSpy(
    _ function: RequiredFunction, _ accessors: RequiredAccessors, _ requirement: Requirement,
    _ prefix: String, _ spy: inout CallRecords
  ) throws(Ineligibility) {
    var get = spyCall(function.accessor(accessors, isSetter: false), requirement, prefix)
    get.order = spy.note(function, requirement, accessor: ".getter")
    get.forwarding = forwarding(ofGetter: get.function, requirement, function.subscripted)
    var code = try trackers(of: get, requirement, &spy)
    code += try addFallback(to: &get, requirement)
    var setBody: [Code]? = accessors.isSettable ? [] : nil
    let setter = function.accessor(accessors, isSetter: true)
    if accessors.isSettable, !setter.isNeverCalled {
      var set = spyCall(setter, requirement, prefix + "Set")
      set.order = spy.note(function, requirement, accessor: ".setter")
      if let target = get.forwarding?.target, !requirement.isOptional {
        set.forwarding = forwarding(setting: target, setter, requirement) {
          .text("\(setter.callMark)\($0)\(function.subscripted) = newValue")
        }
      }
      code += try trackers(of: set, requirement, &spy)
      setBody = set.body
    }
    items += declarations(
      [.gap] + code
        + [.gap] + subscripted(function, accessors, for: requirement, get: get.body, set: setBody),
      for: requirement)
  }
}
