import StubbleSemantics

/// The closure that takes the place of a function, accessor or subscript: its type, and how it is called.
struct ClosureSignature: Sendable {
  struct Parameter: Sendable {
    /// The name in the member's body.
    let name: String
    /// The type in the closure's.
    var type: TypeRef
    /// The expression that is passed.
    let argument: String
    /// The member's parameter is `inout` of a generic type, and the closure takes what it knows of that: a variable
    /// takes its place while the closure is called.
    var erased: (variable: String, type: TypeRef, isOptional: Bool)?
    /// The member's type for it, if it gives the value away: what is captured cannot be.
    var given: TypeRef?
    /// A copy is passed.
    var isCopied = false
  }

  /// `@Sendable`, `@MainActor` and the like, in order.
  var attributes: [TypeRef.Modifier] = []
  var parameters: [Parameter] = []
  var isAsync = false
  /// An asynchronous closure of which nothing else is said runs where it is called, by a setting of the module.
  var isNonsendingByDefault = false
  var throwing = TypeRef.Throwing.never
  var result = TypeRef.void
  /// The closure may throw where its caller may not: an error ends the program.
  var trapsErrors = false
  /// The closure may throw other errors than its caller: one that is not the caller's ends the program.
  var castsErrors = false
  /// What else must hold for the closure to be consulted, as conditions after `if`.
  var conditions: [String] = []
  /// The type to which the closure's result is cast back.
  var cast: TypeRef?
  /// The result is cast by way of `Any`, which the compiler never takes for superfluous.
  private var castsAny = false
  /// The result is unwrapped before it is cast: the optionals that the closure's result has and the function's has not.
  private var unwraps = 0
  /// The function does return, and a value.
  var returnsValue = false
  /// What a body of one expression is cannot be the value of a branch.
  var returnsByName = false

  init() {}

  /// The closure's type, not optional.
  var type: TypeRef {
    let function = TypeRef.Function(
      taking: parameters.map(\.type), isAsync: isAsync, throwing: throwing, result: result)
    return TypeRef.function(function).modified(by: attributes)
  }

  /// A call of the closure, cast back if it must be.
  func call(_ name: String) -> String {
    let awaits = isAsync ? "await " : ""
    let effects = (throwing.isThrowing ? "try " : "") + awaits
    let variables = parameters.compactMap(\.exchange)
    let arguments = parameters.map { $0.isCopied && variables.isEmpty ? "copy \($0.argument)" : $0.argument }
      .joined(separator: ", ")
    let marks = trapsErrors ? "try! " + awaits : effects
    let conversion =
      String(repeating: "!", count: unwraps)
      + (cast.map { $0 == .anything ? " as Any" : "\(castsAny ? " as Any" : "") as! \($0)" } ?? "")
    let call = "\(marks)\(name)(\(arguments))\(conversion)"
    if variables.isEmpty { return castsErrors ? "try " + castingErrors(of: call) : call }
    let given = parameters.filter { $0.given != nil }
    let takesIsolation = runsWhereCalled && !isOnGlobalActor
    let type = TypeRef.Function(
      (takesIsolation ? [Self.isolation] : [])
        + given.map { TypeRef.Element(label: $0.name, $0.given ?? $0.type) }, isAsync: isAsync,
      throwing: throwing,
      result: self.cast ?? result)
    let values =
      (takesIsolation ? ["#isolation"] : []) + given.map { $0.isCopied ? "copy \($0.name)" : $0.name }
    return
      "\(effects){ \(TypeRef.function(type)) in \(variables.joined())return \(call) }(\(values.joined(separator: ", ")))"
  }

  /// The closure is asynchronous and runs where the function does that calls it.
  private var runsWhereCalled: Bool { isAsync && (isNonsendingByDefault || attributes.contains(.nonsending)) }

  /// The parameter by which an asynchronous closure runs where its caller does.
  private static let isolation = TypeRef.Element(
    label: "_", TypeRef.optional(.any(TypeRef(path: "_Concurrency.Actor"))).modified(by: [.isolated]))

  /// A closure that is called at once and casts what a call throws. An asynchronous one runs where its caller does: on a
  /// global actor by itself, else by a parameter that says so.
  private func castingErrors(of call: String) -> String {
    guard case .typed(let error) = throwing else { return call }
    let takesIsolation = isAsync && !isOnGlobalActor
    let type = TypeRef.Function(
      takesIsolation ? [Self.isolation] : [], isAsync: isAsync, throwing: throwing, result: cast ?? result)
    return "\(isAsync ? "await " : ""){ \(TypeRef.function(type)) in do { return \(call) }"
      + " catch { throw error as! \(error) } }(\(takesIsolation ? "#isolation" : ""))"
  }

  /// The closure runs on a global actor.
  var isOnGlobalActor: Bool { attributes.nameGlobalActor }

  /// Errors can be cast: a closure that is called at once can capture what is passed on.
  var canCastErrors: Bool {
    guard case .typed = throwing else { return false }
    return parameters.allSatisfy { parameter in
      parameter.erased == nil && parameter.given == nil && !parameter.isCopied
        && parameter.type.modifiers.allSatisfy { $0.isAttribute || $0 == .inout }
    }
  }

  /// The name of a parameter is that of something else.
  func hasParameter(named name: String) -> Bool {
    parameters.contains { $0.name.unquoted == name.unquoted }
  }

  /// Casts what another's closure returns, which may be of the same type under another name.
  ///
  /// What an optional contains is a value of any existential type, and so may the optional be.
  mutating func castResult(from other: TypeRef) {
    guard cast == nil, returnsValue else { return }
    let values = other.unwrappings
    if let place = values.firstIndex(of: result.bare) {
      unwraps = place
      return
    }
    if result.isExistential { unwraps = values.count - 1 }
    cast = result
    castsAny = true
  }

  /// Has an asynchronous closure run in the actor whose function calls it, if it takes or returns what may not be
  /// sent elsewhere. What comes in as `sending` is then no more so: the actor may hold on to it.
  mutating func stayInActor(index: TypeIndex, scope: Scope) {
    guard isAsync, !attributes.contains(.nonsending),
      !parameters.contains(where: { $0.type.modifiers.contains(.isolated) })
    else { return }
    let isSent = (parameters.map(\.type) + [result]).allSatisfy { type in
      index.isStandardSendable(type, from: scope)
        || type.plainName.map { index.resolve($0, from: scope).contains(where: index.isSendable) } ?? false
    }
    guard !isSent else { return }
    attributes.insert(.nonsending, at: 0)
    for index in parameters.indices { parameters[index].staysHere() }
  }

  /// What comes in as `sending` may be a part of what the function returns. To the compiler it then is one of what the
  /// closure returns as well, and cannot be sent to it.
  mutating func keepReturnedHere(index: TypeIndex, scope: Scope) {
    guard returnsValue, !index.isKnownSendable(result, from: scope) else { return }
    for place in parameters.indices where !index.isKnownSendable(parameters[place].type, from: scope) {
      parameters[place].staysHere()
    }
  }

  /// What `calls: true` records of one call: the single argument or a tuple.
  ///
  /// - Parameter labels: those of the parameters that are kept, by their indices; nil for no label.
  func record(labels: [Int: String?]) -> (type: TypeRef, value: String) {
    let kept = labels.keys.sorted()
    let elements = kept.map { TypeRef.Element(label: labels[$0] ?? nil, parameters[$0].type.stored) }
    let values = kept.map { parameters[$0].value }
    if kept.count == 1 { return (elements[0].type, values[0]) }
    return (.tuple(elements), "(\(values.joined(separator: ", ")))")
  }
}

extension [TypeRef.Modifier] {
  /// One of the attributes of a closure is a global actor.
  var nameGlobalActor: Bool { contains { $0.isAttribute && $0 != .sendable } }
}

extension ClosureSignature.Parameter {
  /// The value may go on being used where the closure is called.
  fileprivate mutating func staysHere() {
    type = type.unmodified.modified(by: type.modifiers.filter { $0 != .sending })
  }

  /// The expression that keeps the value. What is borrowed or given up must be copied for that.
  fileprivate var value: String {
    if type.modifiers.contains(.inout) { return name }
    let isOwned = type.modifiers.contains(.borrowing) || type.modifiers.contains(.consuming)
    return isOwned && argument.hasPrefix(name) ? "copy " + argument : argument
  }

  /// The variable for an erased parameter, and what puts its value back.
  fileprivate var exchange: String? {
    erased.map { variable, type, isOptional in
      let value = isOptional ? name + " as Any" : name
      return "var \(variable): \(self.type.stored) = \(value); defer { \(name) = \(variable) as! \(type) }; "
    }
  }
}

extension TypeRef.Function {
  /// The type of a function that takes some types.
  init(
    taking types: [TypeRef], isAsync: Bool = false, throwing: TypeRef.Throwing = .never, result: TypeRef
  ) {
    self.init(types.map { TypeRef.Element($0) }, isAsync: isAsync, throwing: throwing, result: result)
    self = takingEmptyTuple
  }

  /// The same type with `(())` for `(Void)`, which alone would be taken for no parameters.
  var takingEmptyTuple: TypeRef.Function {
    var function = self
    if parameters.count == 1, parameters[0].type == .void { function.parameters[0].type = .tuple([]) }
    return function
  }
}

// MARK: Reading

extension ClosureSignature {
  /// The closure for a function, or for the accessors of a subscript.
  ///
  /// - Parameter names: the names by which the parameters are passed on.
  init(
    of function: FunctionSignature, names: [String], erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    result = spelling.standardType("Void")
    for (index, parameter) in function.parameters.enumerated() {
      let form = try ParameterForm(
        of: parameter.type, at: parameter.range, name: names[index], isVariadic: parameter.isVariadic,
        erasure: erasure, spelling: spelling)
      let variable = "_erased\(index)"
      let isGiven = parameter.type.modifiers.contains { $0 == .consuming || $0 == .sending }
      parameters.append(
        Parameter(
          name: names[index], type: form.type, argument: form.isErasedInout ? "&" + variable : form.argument,
          erased: form.isErasedInout
            ? (variable, spelling.spelled(parameter.type.unmodified), form.isOptional) : nil,
          given: isGiven && !form.isErasedInout ? spelling.spelled(parameter.type) : nil))
    }
    setEffects(isAsync: function.isAsync, function.throwing, erasure: erasure, spelling: spelling)
    try setResult(of: function, erasure: erasure, spelling: spelling)
  }

  /// `async` and `throws` as a function or accessor has them. What only rethrows cannot throw of itself.
  mutating func setEffects(
    isAsync: Bool, _ throwing: TypeRef.Throwing, erasure: GenericErasure, spelling: TypeSpelling
  ) {
    self.isAsync = isAsync
    self.throwing =
      switch throwing {
      case .never, .rethrown: .never
      case .any: .any
      case .typed(let type): type.isNever || erasure.concerns(type) ? .never : .typed(spelling.spelled(type))
      }
  }

  /// The result's type, `Void` if there is none.
  mutating func setResult(
    of function: FunctionSignature, erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    guard let type = function.result else { return }
    if function.isResultOpaque {
      throw Ineligibility(
        function.resultRange, "the opaque type '\(type)' hides what a stub would have to return",
        notes: ["return 'any' instead of 'some', or a concrete type"])
    }
    returnsValue = !type.isVoid && !type.isNever
    result = type.isVoid ? spelling.standardType("Void") : spelling.spelled(type)
    if erasure.concerns(type) {
      try erasure.checkBoxable(type, at: function.resultRange)
      result = TypeRef.anything.modified(by: type.modifiers.filter { $0 == .sending })
      cast = spelling.withSelf.spelled(type).stored
    } else if spelling.selfName != nil, type.contains(where: { $0 == .named("Self") }) {
      cast = spelling.withSelf.spelled(type)
    }
  }
}
