import StubbleSemantics
import StubbleSyntax

/// The declarations of the members that a protocol requires.
extension DoubleFrame {
  /// Returns the attributes and modifiers before `func` or `var`, each with a space after it.
  func words(for requirement: Requirement) -> String {
    // The compiler takes the requirement of an asynchronous initializer of an actor for one that is not on the global
    // actor, to which the arguments of a witness on it could not be sent.
    let leavesActor =
      model.isActor && requirement.globalActor != nil && requirement.isAsync
      && requirement.function?.isInitializer == true
    var words =
      requirement.attributes + (leavesActor ? [] : [requirement.globalActor?.attribute].compactMap(\.self))
    // A spy that passes a call on must have the isolation of the protocol's member: the arguments could not leave
    // another.
    let isConcurrent = kind == .spy && requirement.asyncIsolation == .concurrent
    if isConcurrent { words.append(TypeRef.Modifier.concurrent.text) }
    if !access.isEmpty { words.append(String(access.dropLast())) }
    if requirement.isNonsending {
      words.append(TypeRef.Modifier.nonsending.text)
    } else if leavesActor || isStatedNonisolated(requirement), !isConcurrent {
      words.append("nonisolated")
    }
    if requirement.isOverride { words.append("override") }
    if requirement.isStatic { words.append("static") }
    return words.map { $0 + " " }.joined()
  }

  /// Whether the double must say of a nonisolated requirement that it is.
  private func isStatedNonisolated(_ requirement: Requirement) -> Bool {
    requirement.isNonisolated && (model.isActor || model.globalActor != nil)
      && !requirement.isNonisolatedByItself
      && !(model.isActor && requirement.isSynchronousInitializer)
  }

  /// Returns a member with the documentation comment of its requirement, if the style includes that.
  private func documented(_ member: Code, _ requirement: Requirement) -> [Code] {
    (style.isDocumented ? requirement.member.node.documentation.map(Code.line) : []) + [member]
  }

  /// Returns a function or initializer with a body.
  func function(_ function: RequiredFunction, for requirement: Requirement, _ body: [Code]) -> [Code] {
    let words = words(for: requirement)
    let head =
      switch function.kind {
      case .initializer(let failability):
        "\(words)\(overrides(function) ? "override " : "")\(isRequired(requirement) ? "required " : "")init\(failability.rawValue)"
      case .operator(let fixity): "\(words)\(fixity)func \(function.name) "
      case .function, .subscript, .accessor: "\(words)func \(Namer.escaped(function.name))"
      }
    let result = function.result.map { $0.isVoid ? "" : " -> \($0.declared)" } ?? ""
    let member = Code.function(
      head + function.genericClause, parameters: function.parameters.map { DoubleFrame.parameter($0) },
      tail: function.effects + result + function.whereClause, body)
    return documented(member, requirement)
  }

  /// Returns the member for a requirement that cannot be called, because a parameter has no values; `nil` for others.
  func uncalled(_ requirement: Requirement) -> [Code]? {
    guard requirement.isNeverCalled else { return nil }
    switch requirement.kind {
    case .property: return nil
    case .function(let function): return self.function(function, for: requirement, [])
    case .initializer(let function):
      // With an exhaustive `switch` over no cases, the compiler requires no stored property to be initialized.
      let impossible = function.parameters.filter { $0.type.hasNoValues && !$0.isVariadic }
      return self.function(
        function, for: requirement, impossible.prefix(1).map { .line("switch \(Namer.escaped($0.name)) {}") })
    case .subscript(let function, let accessors):
      return subscripted(
        function, accessors, for: requirement, get: [], set: accessors.isSettable ? [] : nil)
    }
  }

  /// Whether an initializer is one that all subclasses must have. A class without subclasses says so only where it must.
  private func isRequired(_ requirement: Requirement) -> Bool {
    requirement.isRequiredAbove || !isFinal && !model.isActor
  }

  /// Whether a function is an `init()` that overrides that of the superclass.
  private func overrides(_ function: RequiredFunction) -> Bool {
    function.isInitializer && function.parameters.isEmpty && overridesPlainInitializer
  }

  static func parameter(_ parameter: RequiredParameter, inSubscript: Bool = false) -> String {
    let name = Namer.escaped(parameter.name)
    let type = "\(parameter.type.declared)" + (parameter.isVariadic ? "..." : "")
    guard let label = parameter.label else { return "\(name): \(type)" }
    let spelled = Namer.label(label)
    return label == parameter.name && !inSubscript ? "\(spelled): \(type)" : "\(spelled) \(name): \(type)"
  }

  /// Returns a property with the bodies of its accessors; `set` is `nil` if it has no setter.
  func property(
    _ property: RequiredProperty, for requirement: Requirement, get: [Code], set: [Code]?
  ) -> [Code] {
    let member = Code.computed(
      "\(propertyWords(for: requirement))var \(Namer.escaped(property.name))", type: property.type.declared,
      DoubleFrame.accessors(property.accessors, get: get, set: set))
    return documented(member, requirement)
  }

  /// Returns a subscript with the bodies of its accessors; `set` is `nil` if it has no setter.
  func subscripted(
    _ function: RequiredFunction, _ accessors: RequiredAccessors, for requirement: Requirement, get: [Code],
    set: [Code]?
  ) -> [Code] {
    let result = function.result?.declared ?? .void
    let member = Code.function(
      "\(propertyWords(for: requirement))subscript\(function.genericClause)",
      parameters: function.parameters.map { DoubleFrame.parameter($0, inSubscript: true) },
      tail: " -> \(result)\(function.whereClause)",
      DoubleFrame.accessors(accessors, get: get, set: set))
    return documented(member, requirement)
  }

  /// Returns the attributes and modifiers of a property or subscript. In an actor it is nonisolated unless its getter is
  /// asynchronous, so that tests can set it; a lock protects its storage.
  private func propertyWords(for requirement: Requirement) -> String {
    let words = words(for: requirement)
    guard model.isActor, !requirement.isStatic, !requirement.isNonisolated, requirement.globalActor == nil,
      !requirement.isAsync
    else { return words }
    return words + "nonisolated "
  }

  private static func accessors(_ accessors: RequiredAccessors, get: [Code], set: [Code]?) -> [Code] {
    if set == nil, !accessors.hasEffects, accessors.getterAttributes.isEmpty { return get }
    let effects = (accessors.isAsync ? " async" : "") + (accessors.throwing.clause.map { " " + $0 } ?? "")
    func words(_ attributes: [String], _ keyword: String) -> String {
      (attributes + [keyword]).joined(separator: " ")
    }
    let getter = Code.accessor(words(accessors.getterAttributes, "get") + effects, get)
    return [getter] + (set.map { [.accessor(words(accessors.setterAttributes, "set"), $0)] } ?? [])
  }
}

extension Requirement {
  /// Whether the member cannot be called, because a parameter has no values.
  var isNeverCalled: Bool { function?.isNeverCalled ?? false }

  /// Whether it is an initializer that runs on no actor, so that in an actor it cannot have `nonisolated`.
  fileprivate var isSynchronousInitializer: Bool {
    if case .initializer(let function) = kind { !function.isAsync } else { false }
  }

  /// Whether an attribute or an isolated parameter determines where the member runs, so that it cannot have
  /// `nonisolated`.
  var isNonisolatedByItself: Bool {
    attributes.contains("@concurrent")
      || function?.parameters.contains { $0.type.declared.modifiers.contains(.isolated) } ?? false
  }
}

extension RequiredFunction {
  /// Returns a reference of the body to a member of the class, with `self.` if a parameter shadows it.
  func own(_ name: String) -> String {
    parameters.contains { $0.name == name } ? "self." + name : Namer.escaped(name)
  }

  /// Returns a name by which the body can bind an optional member of the class without shadowing a parameter, and the
  /// condition that binds it: `let fetchClosure`.
  func bound(_ member: String, isUnsafe: Bool = false) -> (name: String, binding: String) {
    guard parameters.contains(where: { $0.name == member }) else {
      return (member, isUnsafe ? "let \(member) = unsafe \(member)" : "let \(member)")
    }
    let name = local("own" + Namer.capitalized(member))
    return (name, "let \(name) = \(unsafeMark(isUnsafe))self.\(member)")
  }

  /// Returns a name for a variable in the body that does not shadow a parameter.
  func local(_ name: String) -> String {
    parameters.contains { $0.name == name } ? local(name + "_") : name
  }

  /// The function's effects with a space before them: ` async throws`; empty if it has none.
  var effects: String { (isAsync ? " async" : "") + (throwing.clause.map { " " + $0 } ?? "") }

  /// What the closure that stubs the function throws. It does not throw errors of a generic type.
  var closureThrowing: TypeRef.Throwing { errorCast == nil && throwing.isThrowing ? throwing : .never }

  /// The words that a call of the closure needs, with a space after them: `try await `; empty if it needs none.
  var callMarks: String {
    (closureThrowing.isThrowing ? "try " : "") + (isAsync ? "await " : "") + callMark
  }

  /// Returns a call of the closure, with a cast of its result.
  ///
  /// - Parameter head: The text before the parentheses.
  func call(_ head: String) -> Code.Expression {
    .call(head, parameters.map { .text($0.argument) }, tail: resultCast)
  }

  /// The result type of the closure.
  var closureResult: TypeRef { result?.stored ?? .void }

  /// The type of the closure, without the `?` of the variable.
  var closureType: TypeRef {
    .function(
      TypeRef.Function(
        taking: parameters.map(\.closureType), isAsync: isAsync, throwing: closureThrowing,
        result: closureResult))
  }

  /// The cast of the closure's result, ` as! T`, if that is erased; otherwise empty.
  var resultCast: String { result.map { $0.isErased ? " as! \($0.declared.ofValue.ofCast)" : "" } ?? "" }

  /// Returns a `return` statement.
  ///
  /// A `sending` result is returned through an `@unchecked Sendable` struct. The double may keep a reference to the
  /// value, so it is the test's responsibility that nothing else uses it.
  ///
  /// - Parameter sent: The name of that struct.
  func returned(_ value: Code.Expression, sent: String) -> Code {
    guard result?.isSent ?? false else { return .expression(value.after("return ")) }
    return .expression(.call("return \(sent)", [value.after("value: ")], tail: ".value"))
  }

  /// The variables with the values of parameter packs, and the statements that collect these.
  var lists: [Code] {
    parameters.filter(\.isPack).flatMap { parameter -> [Code] in
      let name = parameter.localName
      return [
        .typed("var \(name)", type: parameter.type.stored, value: "[]"),
        .line("repeat \(name).append(each \(Namer.escaped(parameter.name)))"),
      ]
    }
  }

  /// The variables of type `Any` for `inout` parameters of generic types, and the statements that assign their values
  /// back.
  var erasures: [Code] {
    parameters.flatMap { parameter -> [Code] in
      guard let cast = parameter.inoutCast else { return [] }
      let mark = unsafeMark(parameter.type.isUnsafe)
      let name = Namer.escaped(parameter.name)
      return [
        .line("var \(parameter.localName): \(parameter.type.stored) = \(mark)\(name)"),
        .line("defer { \(mark)\(name) = \(parameter.localName) as! \(cast) }"),
      ]
    }
  }

  /// The statements by which the variables of type `Any` get what a call that changes the parameters themselves assigns.
  var updatesOfErasures: [Code] {
    parameters.filter { $0.inoutCast != nil }.map {
      let name = Namer.escaped($0.name)
      return .line("defer { \($0.localName) = \(unsafeMark($0.type.isUnsafe))\(name) }")
    }
  }
}
