import StubbleSemantics

/// The signature of the closure that stubs a function or an accessor: its type, and how the member calls it.
struct ClosureSignature: Sendable {
  /// A parameter of the closure, with the argument that the member passes.
  struct Parameter: Sendable {
    /// The name in the member's body.
    let name: String
    /// The type in the closure's signature.
    var type: TypeRef
    /// The expression that is passed.
    let argument: String
    /// The variable that is passed instead of an `inout` parameter of a generic type, which the closure takes as `Any`
    /// or an existential, with the member's type; `nil` for other parameters. The variable's value is assigned to the
    /// parameter after the call.
    var erased: (variable: String, type: TypeRef, isOptional: Bool)?
    /// The member's type of a `consuming` or `sending` parameter, which another closure cannot capture and must take as
    /// an argument; `nil` for other parameters.
    var given: TypeRef?
    /// Whether a copy is passed.
    var isCopied = false
    /// Whether the value was sent to the member, and is converted to an existential that may keep it where it is.
    fileprivate(set) var isConverted = false
  }

  /// The attributes of the closure's type, such as `@Sendable` and `@MainActor`, in order.
  var attributes: [TypeRef.Modifier] = []
  var parameters: [Parameter] = []
  var isAsync = false
  /// Whether an asynchronous closure without other isolation runs on the caller's actor, by a setting of the module.
  var isNonsendingByDefault = false
  var throwing = TypeRef.Throwing.never
  var result = TypeRef.void
  /// Whether the closure may throw but the member may not: an error traps (`try!`).
  var trapsErrors = false
  /// Whether the closure may throw errors of other types than the member: its errors are cast, and another one traps.
  var castsErrors = false
  /// The type of the member's errors if it is generic, to which what the closure throws is cast; otherwise `nil`. It may
  /// throw any error, but one of another type traps.
  var thrown: TypeRef?
  /// The type of the closure that an override consults in place of its own; `nil` for other members.
  var consulted: TypeRef?
  /// What else must hold for the closure to be called, as conditions after `if`.
  var conditions: [String] = []
  /// The type to which the closure's result is cast, or `nil` if it needs no cast.
  var cast: TypeRef?
  /// Whether the result is cast by way of `Any`: the compiler warns of a superfluous cast otherwise, or unwraps only the
  /// optional that it sees.
  private var castsAny = false
  /// How many times the result is unwrapped before the cast.
  private var unwraps = 0
  /// Whether the member returns a value: its result is neither `Void` nor `Never`.
  var returnsValue = false
  /// Whether a body that is a single expression needs a `return`, because the expression cannot be a branch.
  var returnsByName = false
  /// Where a body of clauses of `#if` gets a `return`, or `nil` if it cannot have one before each of its values.
  var returnOffsets: [Int]?

  /// Whether a value that was sent to the member is converted to an existential that may keep it where it is.
  var convertsSent: Bool { parameters.contains(where: \.isConverted) }

  init() {}

  /// The closure's type, without the `?` of the variable.
  var type: TypeRef {
    let function = TypeRef.Function(
      taking: parameters.map(\.type), isAsync: isAsync, throwing: throwing, result: result)
    return TypeRef.function(function).modified(by: attributes)
  }

  /// The type of the closure that is called. That of another member may be spelled in names that mean nothing here, so that
  /// it is returned only if it differs in more than spelling, as far as the call shows.
  var calledType: TypeRef {
    let isSame = conditions.isEmpty && !trapsErrors && !castsErrors && unwraps == 0 && !castsAny
    return isSame ? type : consulted ?? type
  }

  /// Returns a call of the closure under a name, with the cast of its result, as an expression.
  private func expression(calling name: String) -> String {
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

  /// Returns the statement or expression that calls the closure under a name, with the cast of its result.
  ///
  /// - Parameter returns: Whether the statement returns the closure's result.
  func call(_ name: String, returns: Bool) -> String {
    let call = expression(calling: name)
    guard let thrown else { return returns ? "return " + call : call }
    return "do { \(returnsValue ? "return " : "")\(call) } catch { throw error as! \(thrown) }"
  }

  /// Makes the closure throw nothing, because the errors of a generic type cannot be cast where it is called.
  mutating func throwNoGenericError() {
    guard thrown != nil else { return }
    (thrown, throwing) = (nil, .never)
  }

  /// Whether a variable takes the place of an `inout` parameter, so that the call is in a closure expression.
  var exchangesParameters: Bool { parameters.contains { $0.erased != nil } }

  /// Whether the closure is asynchronous and runs on its caller's actor.
  var runsWhereCalled: Bool { isAsync && (isNonsendingByDefault || attributes.contains(.nonsending)) }

  /// The isolated parameter by which an asynchronous closure runs on its caller's actor.
  private static let isolation = TypeRef.Element(
    label: "_", TypeRef.optional(.any(TypeRef(path: "_Concurrency.Actor"))).modified(by: [.isolated]))

  /// Returns a closure expression that performs a call and casts the error that it throws, called immediately. An
  /// asynchronous one runs on its caller's actor: a global actor is inferred, any other is passed as a parameter.
  private func castingErrors(of call: String) -> String {
    guard case .typed(let error) = throwing else { return call }
    let takesIsolation = isAsync && !isOnGlobalActor
    let type = TypeRef.Function(
      takesIsolation ? [Self.isolation] : [], isAsync: isAsync, throwing: throwing, result: cast ?? result)
    return "\(isAsync ? "await " : ""){ \(TypeRef.function(type)) in do { return \(call) }"
      + " catch { throw error as! \(error) } }(\(takesIsolation ? "#isolation" : ""))"
  }

  /// Whether the closure is isolated to a global actor.
  var isOnGlobalActor: Bool { attributes.nameGlobalActor }

  /// Whether errors can be cast: the closure expression that does it can capture all arguments.
  var canCastErrors: Bool {
    guard case .typed = throwing, !result.modifiers.contains(.sending) else { return false }
    return parameters.allSatisfy { parameter in
      parameter.erased == nil && parameter.given == nil && !parameter.isCopied
        && parameter.type.modifiers.allSatisfy { $0.isAttribute || $0 == .inout }
    }
  }

  /// Whether a parameter has a certain name.
  func hasParameter(named name: String) -> Bool {
    parameters.contains { $0.name.unquoted == name.unquoted }
  }

  /// Makes the call cast the result of another closure to this signature's result type.
  ///
  /// - Parameter other: The type that the closure returns. If it is the result type wrapped in optionals, the call only
  ///   unwraps it. For an existential result, it is unwrapped before the cast, since the optional itself would be cast.
  mutating func castResult(from other: TypeRef) {
    guard cast == nil, returnsValue else { return }
    let values = other.unwrappings
    if let position = values.firstIndex(of: result.bare) {
      unwraps = position
      return
    }
    if result.isExistential { unwraps = values.count - 1 }
    cast = result
    castsAny = true
  }

  /// Makes an asynchronous closure run on its caller's actor (`nonisolated(nonsending)`) if it takes or returns values
  /// that are not `Sendable`. Its parameters are then no longer `sending`.
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

  /// Removes `sending` from parameters whose values the member may keep, whatever the closure does with them.
  mutating func keepSentHere(from function: FunctionSignature, index: TypeIndex, scope: Scope) {
    keepConvertedHere(from: function.parameters.map(\.type), index: index, scope: scope)
    keepReturnedHere(index: index, scope: scope)
  }

  /// Removes `sending` from parameters that may be a part of a result that is not `Sendable`. If the member's body
  /// returns such an argument, the compiler does not let the closure consume it.
  private mutating func keepReturnedHere(index: TypeIndex, scope: Scope) {
    let sent = parameters.indices.filter { parameters[$0].type.modifiers.contains(.sending) }
    guard !sent.isEmpty, returnsValue, !index.isKnownSendable(result, from: scope) else { return }
    for position in sent where !index.isKnownSendable(parameters[position].type, from: scope) {
      parameters[position].staysHere()
    }
  }

  /// Throws if the result is `sending` and needs it, and the call is in a closure expression, for an erased `inout`
  /// parameter: the compiler does not see that what such an expression returns is sent.
  func checkSentResult(of function: FunctionSignature, index: TypeIndex, scope: Scope) throws(Ineligibility) {
    guard let type = function.result, type.modifiers.contains(.sending),
      let parameter = parameters.first(where: { $0.erased != nil }),
      !index.isKnownSendable(type.unmodified, from: scope)
    else { return }
    throw Ineligibility(
      function.resultRange,
      "a 'sending' result cannot be returned along with the generic 'inout' parameter '\(parameter.name)'")
  }

  /// Removes `sending` from parameters that become existentials of protocols, unless they are `Sendable`: the conversion
  /// may introduce a conformance that is on an actor, and the compiler no longer lets the value leave the caller. Nor does
  /// it let the parts of a tuple.
  ///
  /// - Parameter types: The types of the member's parameters.
  private mutating func keepConvertedHere(from types: [TypeRef], index: TypeIndex, scope: Scope) {
    for (position, type) in types.enumerated() where type.modifiers.contains(.sending) {
      guard
        parameters[position].isConverted(from: type)
          && !index.isKnownSendable(parameters[position].type.unmodified, from: scope)
          || index.unsendableParts(of: type.unmodified, from: scope).count > 1
      else { continue }
      parameters[position].staysHere()
      parameters[position].isConverted = true
    }
  }

  /// Returns what `calls: true` records of one call: the single argument or a tuple of several.
  ///
  /// - Parameter labels: The labels of the recorded parameters, by their indices; `nil` for no label.
  func record(labels: [Int: String?]) -> (type: TypeRef, value: String) {
    let kept = labels.keys.sorted()
    let elements = kept.map { TypeRef.Element(label: labels[$0] ?? nil, parameters[$0].type.stored) }
    let values = kept.map { parameters[$0].value }
    if kept.count == 1 { return (elements[0].type, values[0]) }
    return (.tuple(elements), "(\(values.joined(separator: ", ")))")
  }
}

extension TypeIndex {
  /// Returns the parts of a tuple, or the type itself if it is none, that are not known to be `Sendable`.
  fileprivate func unsendableParts(of type: TypeRef, from scope: Scope) -> [TypeRef] {
    guard case .tuple(let elements) = unaliased(type, from: scope) else {
      return isKnownSendable(type, from: scope) ? [] : [type]
    }
    return elements.flatMap { unsendableParts(of: $0.type, from: scope) }
  }
}

extension TypeRef.Modifier {
  /// Whether it is a global actor, as an attribute of a closure's type.
  var isGlobalActor: Bool { isAttribute && self != .sendable }
}

extension [TypeRef.Modifier] {
  /// Whether one of the attributes of a closure is a global actor.
  var nameGlobalActor: Bool { contains(where: \.isGlobalActor) }
}

extension ClosureSignature.Parameter {
  /// Removes `sending`, so that the caller may keep using the value.
  fileprivate mutating func staysHere() {
    type = type.unmodified.modified(by: type.modifiers.filter { $0 != .sending })
  }

  /// Whether the argument is converted from another type to an existential, or to a type with one in it.
  fileprivate func isConverted(from other: TypeRef) -> Bool {
    type.contains { part in
      guard case .any = part else { return false }
      return !other.contains { $0 == part }
    }
  }

  /// The expression by which the value is recorded. A `borrowing` or `consuming` value must be copied.
  fileprivate var value: String {
    if type.modifiers.contains(.inout) { return erased?.isOptional == true ? name + " as Any" : name }
    let isOwned = type.modifiers.contains(.borrowing) || type.modifiers.contains(.consuming)
    return isOwned && argument.hasPrefix(name) ? "copy " + argument : argument
  }

  /// The declaration of the variable for an erased parameter, and the statement that assigns its value back.
  fileprivate var exchange: String? {
    erased.map { variable, type, isOptional in
      let value = isOptional ? name + " as Any" : name
      return "var \(variable): \(self.type.stored) = \(value); defer { \(name) = \(variable) as! \(type) }; "
    }
  }
}

extension TypeRef.Function {
  /// Creates the type of a function that takes parameters of some types.
  init(
    taking types: [TypeRef], isAsync: Bool = false, throwing: TypeRef.Throwing = .never, result: TypeRef
  ) {
    self.init(types.map { TypeRef.Element($0) }, isAsync: isAsync, throwing: throwing, result: result)
    self = takingEmptyTuple
  }
}

// MARK: Reading

extension ClosureSignature {
  /// Creates the signature of the closure for a function, or for the accessors of a property or subscript.
  ///
  /// - Parameter names: The names by which the member passes its parameters on.
  /// - Throws: An `Ineligibility` if a closure cannot have such a parameter or result.
  init(
    of function: FunctionSignature, names: [String], erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    result = spelling.standardType("Void")
    let erasureOfParameters = erasure.replacingSelf(with: spelling.selfName)
    for (index, parameter) in function.parameters.enumerated() {
      let form = try ParameterForm(
        of: parameter.type, at: parameter.range, name: names[index], isVariadic: parameter.isVariadic,
        erasure: erasureOfParameters, spelling: spelling)
      let variable = "_erased\(index)"
      let isGiven = parameter.type.modifiers.contains { $0 == .consuming || $0 == .sending }
      parameters.append(
        Parameter(
          name: names[index], type: form.type, argument: form.isErasedInout ? "&" + variable : form.argument,
          erased: form.isErasedInout
            ? (variable, spelling.spelled(parameter.type.ofValue), form.isOptional) : nil,
          given: isGiven && !form.isErasedInout ? spelling.spelled(parameter.type) : nil))
    }
    setEffects(isAsync: function.isAsync, function.throwing, erasure: erasure, spelling: spelling)
    try setResult(of: function, erasure: erasure, spelling: spelling)
  }

  /// Sets the effects to those of a function or accessor. A closure for a function that rethrows does not throw.
  mutating func setEffects(
    isAsync: Bool, _ throwing: TypeRef.Throwing, erasure: GenericErasure, spelling: TypeSpelling
  ) {
    self.isAsync = isAsync
    switch throwing {
    case .never, .rethrown: self.throwing = .never
    case .any: self.throwing = .any
    case .typed(let type) where type.isNever: self.throwing = .never
    case .typed(let type) where erasure.concernsErrors(of: throwing):
      self.throwing = .any
      thrown = spelling.withSelf.spelled(type)
    case .typed(let type): self.throwing = .typed(spelling.spelled(type))
    }
  }

  /// Sets the result type, and the cast from it to that of the function.
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
      result = erasure.anything(for: type, spelling: spelling)
        .modified(by: type.modifiers.filter { $0 == .sending })
      cast = spelling.withSelf.spelled(type).stored
      // The value may be an optional as well.
      castsAny = result.isOptional
    } else if spelling.selfName != nil, type.contains(where: { $0 == .named("Self") }) {
      cast = spelling.withSelf.spelled(type)
    }
  }
}
