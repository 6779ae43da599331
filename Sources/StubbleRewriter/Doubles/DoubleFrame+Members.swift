import StubbleSemantics
import StubbleSyntax

/// How the members that a protocol asks for are declared in the class.
extension DoubleFrame {
  /// What is before `func` or `var`.
  func words(for requirement: Requirement) -> String {
    var words = requirement.attributes + [requirement.globalActor].compactMap(\.self)
    // What passes a call on is where the protocol's member is: what it is given could not leave another place.
    let isConcurrent = kind == .spy && requirement.placeOfAsync == .concurrent
    if isConcurrent { words.append(TypeRef.Modifier.concurrent.text) }
    if !access.isEmpty { words.append(String(access.dropLast())) }
    if requirement.isNonsending {
      words.append(TypeRef.Modifier.nonsending.text)
    } else if requirement.isNonisolated, model.isActor || model.globalActor != nil,
      !isConcurrent, !requirement.isNonisolatedByItself
    {
      words.append("nonisolated")
    }
    if requirement.isStatic { words.append("static") }
    return words.map { $0 + " " }.joined()
  }

  /// A member after what its protocol's documentation says of it.
  private func documented(_ member: Code, _ requirement: Requirement) -> [Code] {
    (style.isDocumented ? requirement.member.node.documentation.map(Code.line) : []) + [member]
  }

  /// A function or initialiser with a body.
  func function(_ function: RequiredFunction, for requirement: Requirement, _ body: [Code]) -> [Code] {
    let words = words(for: requirement)
    let head =
      switch function.kind {
      case .initializer(let failability):
        "\(words)\(overrides(function) ? "override " : "")\(isFinal || model.isActor ? "" : "required ")init\(failability)"
      case .operator(let fixity): "\(words)\(fixity)func \(function.name) "
      case .function, .subscript, .accessor: "\(words)func \(Namer.escaped(function.name))"
      }
    let result = function.result.map { $0.isVoid ? "" : " -> \($0.declared)" } ?? ""
    let member = Code.function(
      head + function.genericClause, parameters: function.parameters.map { DoubleFrame.parameter($0) },
      tail: function.effects + result + function.whereClause, body)
    return documented(member, requirement)
  }

  /// The member for a requirement that nothing can call; nil for others.
  func uncalled(_ requirement: Requirement) -> [Code]? {
    guard requirement.isNeverCalled else { return nil }
    switch requirement.kind {
    case .property: return nil
    case .function(let function): return self.function(function, for: requirement, [])
    case .initializer(let function):
      // Its variables need no values where the compiler sees that it does not end.
      let impossible = function.parameters.filter { $0.type.hasNoValues && !$0.isVariadic }
      return self.function(
        function, for: requirement, impossible.prefix(1).map { .line("switch \(Namer.escaped($0.name)) {}") })
    case .subscript(let function, let accessors):
      return subscripted(
        function, accessors, for: requirement, get: [], set: accessors.isSettable ? [] : nil)
    }
  }

  /// The superclass has `init()` too.
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

  /// A property with the bodies of its accessors.
  func property(
    _ property: RequiredProperty, for requirement: Requirement, get: [Code], set: [Code]?
  ) -> [Code] {
    let member = Code.computed(
      "\(propertyWords(for: requirement))var \(Namer.escaped(property.name))", type: property.type.declared,
      DoubleFrame.accessors(property.accessors, get: get, set: set))
    return documented(member, requirement)
  }

  /// A subscript with the bodies of its accessors.
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

  /// A property of an actor is set from outside, so it is not isolated: what it reads is protected by a lock.
  private func propertyWords(for requirement: Requirement) -> String {
    let words = words(for: requirement)
    guard model.isActor, !requirement.isStatic, !requirement.isNonisolated, requirement.globalActor == nil
    else { return words }
    return words + "nonisolated "
  }

  private static func accessors(_ accessors: RequiredAccessors, get: [Code], set: [Code]?) -> [Code] {
    if set == nil, !accessors.hasEffects { return get }
    let effects = (accessors.isAsync ? " async" : "") + (accessors.throwing.clause.map { " " + $0 } ?? "")
    return [.accessor("get" + effects, get)] + (set.map { [.accessor("set", $0)] } ?? [])
  }
}

extension Requirement {
  /// There is no value for some parameter.
  var isNeverCalled: Bool { function?.isNeverCalled ?? false }

  /// An attribute or a parameter says where the member runs, beside which there can be no `nonisolated`.
  var isNonisolatedByItself: Bool {
    attributes.contains("@concurrent")
      || function?.parameters.contains { $0.type.declared.modifiers.contains(.isolated) } ?? false
  }
}

extension RequiredFunction {
  /// A member as the body names it: parameters that hide it make it say `self`.
  func own(_ name: String) -> String {
    parameters.contains { $0.name == name } ? "self." + name : Namer.escaped(name)
  }

  /// A member bound in a condition: the name that it has there, which hides no parameter, and what binds it.
  func bound(_ member: String) -> (name: String, binding: String) {
    guard parameters.contains(where: { $0.name == member }) else { return (member, "let \(member)") }
    let name = local("own" + Namer.capitalized(member))
    return (name, "let \(name) = self.\(member)")
  }

  /// A name of a variable in the body that hides no parameter.
  func local(_ name: String) -> String {
    parameters.contains { $0.name == name } ? local(name + "_") : name
  }

  /// ` async throws`, as the function has it.
  var effects: String { (isAsync ? " async" : "") + (throwing.clause.map { " " + $0 } ?? "") }

  /// `throws` as the closure that answers has it: an error of a generic type comes from elsewhere.
  var closureThrowing: TypeRef.Throwing { errorCast == nil && throwing.isThrowing ? throwing : .never }

  /// `try await `, as a call of that closure needs it.
  var callMarks: String { (closureThrowing.isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// A call of that closure, its result cast back. The head is all that comes before the parentheses.
  func call(_ head: String) -> Code.Expression {
    .call(head, parameters.map { .text($0.argument) }, tail: resultCast)
  }

  /// The result's type in the type of that closure.
  var closureResult: TypeRef { result?.stored ?? .void }

  /// The type of that closure, not optional.
  var closureType: TypeRef {
    .function(
      TypeRef.Function(
        taking: parameters.map(\.closureType), isAsync: isAsync, throwing: closureThrowing,
        result: closureResult))
  }

  /// ` as! T`, where the closure knows only `Any`.
  var resultCast: String { result.map { $0.isErased ? " as! \($0.declared.unmodified)" : "" } ?? "" }

  /// Returns a value. One that is sent may be known to others, such as the double itself: it is for the test to say
  /// that they do not use it.
  ///
  /// - Parameter sent: the struct that vouches for it.
  func returned(_ value: Code.Expression, sent: String) -> Code {
    guard result?.isSent ?? false else { return .expression(value.after("return ")) }
    return .expression(.call("return \(sent)", [value.after("value: ")], tail: ".value"))
  }

  /// Variables of type `Any` for `inout` parameters of generic types.
  var erasures: [Code] {
    parameters.flatMap { parameter -> [Code] in
      guard let cast = parameter.inoutCast else { return [] }
      let name = Namer.escaped(parameter.name)
      return [
        .line("var \(parameter.erasedName): \(parameter.type.stored) = \(name)"),
        .line("defer { \(name) = \(parameter.erasedName) as! \(cast) }"),
      ]
    }
  }
}
