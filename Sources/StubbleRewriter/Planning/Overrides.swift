import StubbleSemantics
import StubbleSyntax

/// The key by which the member that an override overrides is found among the stubs of a superclass.
struct OverrideKey: Hashable {
  let reference: String
  let isStatic: Bool
  let isSubscript: Bool
  /// The types of the parameters as they are written; `nil` in a key for all overloads.
  private var types: [TypeRef]?

  /// The key that all overloads with the same argument labels share.
  var withoutTypes: OverrideKey {
    var key = self
    key.types = nil
    return key
  }

  init(_ planned: PlannedStub) {
    reference = planned.candidate.reference
    isStatic = planned.candidate.member.isStatic
    isSubscript = planned.candidate.member.node.kind == .subscriptDecl
    types = planned.signature?.parameters.map(\.type) ?? []
  }
}

/// The closure of a stubbed member, which overrides of the member in subclasses may consult as well.
struct ConsultedClosure: Sendable {
  let names: ClosureNames
  let isShared: Bool
  /// The type that declares it.
  let type: TypeID
  /// The signature of the member that the closure stubs; `nil` for a stored property.
  let signature: FunctionSignature?
  let closure: ClosureSignature
  private let isSettable: Bool
  /// The global actor that the closure is isolated to; empty if there is none.
  private let actor: [TypeRef.Modifier]
  /// Whether only code on the actor of the type can read the closure.
  private let isIsolated: Bool
  /// The `@available` attributes of the closure, if it is available on some systems only.
  private let limits: AvailabilityLimits
  /// The access level that is written before the closure, or `nil` if there is none.
  private let access: AccessLevel?
  /// The file that declares the member.
  private let file: FileID

  init(_ named: NamedStub, in type: TypeID) {
    let planned = named.stub
    names = named.names
    self.type = type
    signature = planned.signature
    isShared = planned.candidate.isShared
    closure = planned.closure
    actor = planned.actor
    isIsolated = planned.context.isInTypeOnGlobalActor && !planned.context.modifiers.isUnsafe
    limits = planned.context.limits
    access = planned.context.modifiers.access?.level
    file = planned.candidate.member.file
    isSettable = planned.nameable.isSettable
  }

  /// Whether an override in a subclass can call the closure: it sees the closure, both are asynchronous or neither is,
  /// both are available on the same systems, the override can reach the closure's actor, and what the closure throws is
  /// allowed in the override, or can be cast or trapped there.
  func serves(_ planned: PlannedStub, of type: TypeID, index: TypeIndex) -> Bool {
    let other = planned.closure
    return isVisible(in: planned.candidate.member.file) && other.isAsync == closure.isAsync
      && limits == planned.context.limits
      && isReachable(from: planned, index: index)
      && !throwsNever(in: type, index: index)
      && (!other.throwing.isThrowing || other.throwing.isOfAnyError
        || other.throwing == throwing(in: type, index: index)
        || other.canCastErrors && (!other.isAsync || planned.mayCallElsewhere(index: index)))
      && (isSettable || !planned.nameable.isSettable || planned.nameable.kind == .function)
  }

  /// Whether a subclass in a file sees the closure.
  private func isVisible(in other: FileID) -> Bool {
    switch access {
    case .private: false
    case .fileprivate: file == other
    default: true
    }
  }

  /// Throws if the annotation of an override has options for a closure of its own.
  func check(_ override: Candidate, index: TypeIndex) throws(Ineligibility) {
    guard let annotation = override.annotation,
      let option = annotation.options.ofClosure.first(where: { $0 != .calls || names.record.isEmpty })
    else { return }
    let owner = index.types[type].shownName
    throw Ineligibility(
      annotation.range,
      "'\(option.rawValue):' has no effect: the override consults the closure of '\(owner).\(override.reference)'",
      notes: ["give the option to '\(owner).\(override.reference)'"])
  }

  /// Whether an override can call the closure from where it runs, which need not be where the overridden member runs. What
  /// passes between two actors must be `Sendable`.
  private func isReachable(from planned: PlannedStub, index: TypeIndex) -> Bool {
    let staysOnActor = !actor.isEmpty || closure.runsWhereCalled || !planned.closure.runsWhereCalled
    if actor == planned.actor, staysOnActor { return true }
    if isIsolated { return false }
    return closure.isAsync ? planned.exchangesSendableValues(index: index) : actor.isEmpty
  }

  /// Returns what the closure throws, with the generic arguments of a subclass in place of generic parameters.
  private func throwing(in subclass: TypeID, index: TypeIndex) -> TypeRef.Throwing {
    guard case .typed(let error) = closure.throwing else { return closure.throwing }
    return .typed(error.substituting(arguments(in: subclass, index: index)))
  }

  /// Returns what the generic parameters of the type that declares the closure mean in a subclass.
  private func arguments(in subclass: TypeID, index: TypeIndex) -> [String: TypeRef] {
    index.facts(of: type).isGeneric ? index.genericArguments(of: type, in: subclass) ?? [:] : [:]
  }

  /// Returns the type of the closure in a subclass, or `nil` for that of a stored property.
  private func closureType(in subclass: TypeID, index: TypeIndex) -> TypeRef? {
    signature == nil ? nil : closure.type.substituting(arguments(in: subclass, index: index))
  }

  /// Whether the closure, or a function that it takes or returns, throws errors of a generic parameter that is `Never` in a
  /// subclass. The compiler crashes where such a closure is read.
  private func throwsNever(in subclass: TypeID, index: TypeIndex) -> Bool {
    let arguments = arguments(in: subclass, index: index)
    if arguments.isEmpty { return false }
    let scope = index.types[subclass].scope
    return closure.type.contains { part in
      guard case .function(let function) = part, case .typed(let error) = function.throwing else {
        return false
      }
      return index.unaliased(error.substituting(arguments), from: scope).isNever
    }
  }

  /// Whether the closure returns a type that is spelled otherwise than an override's, so that the result must be cast.
  private func returnsOther(than other: ClosureSignature) -> Bool { closure.result != other.result }

  /// Returns the signature of an override's own closure, adapted so that the override calls this closure instead.
  ///
  /// - Parameters:
  ///   - own: The signature of the closure that the override would have of its own.
  ///   - conditions: What must hold of the arguments, as conditions after `if`.
  ///   - subclass: The type that declares the override.
  fileprivate func adjusted(
    _ own: ClosureSignature, conditions: [String], in subclass: TypeID, index: TypeIndex
  ) -> ClosureSignature {
    let throwing = throwing(in: subclass, index: index)
    var adjusted = own
    adjusted.consulted = closureType(in: subclass, index: index)
    adjusted.castsErrors = own.canCastErrors && !own.throwing.isOfAnyError && own.throwing != throwing
    adjusted.trapsErrors = !own.throwing.isThrowing && closure.throwing.isThrowing
    if !closure.throwing.isThrowing { adjusted.throwNoGenericError() }
    adjusted.conditions = conditions
    if returnsOther(than: own) { adjusted.castResult(from: closure.result) }
    return adjusted
  }
}

extension PlannedStub {
  /// The closure that is consulted for the member's value.
  var closure: ClosureSignature {
    switch stub {
    case .function(let stub): return stub.closure
    case .computed(let stub): return stub.getter.closure
    case .stored(let stub):
      var closure = ClosureSignature()
      closure.result = stub.types.returned
      return closure
    }
  }

  /// Whether a closure expression inside an asynchronous member can use the member's arguments: it is known to run on
  /// the same actor as the member, or the arguments are `Sendable`.
  fileprivate func mayCallElsewhere(index: TypeIndex) -> Bool {
    if context.isUnclear { return false }
    if closure.isOnGlobalActor || closure.attributes.contains(.nonsending) { return true }
    let scope = index.scope(of: candidate)
    return closure.parameters.allSatisfy { index.isKnownSendable($0.type.unmodified, from: scope) }
  }

  /// The global actor that the member and its closure are isolated to; empty if there is none.
  fileprivate var actor: [TypeRef.Modifier] { context.closureAttributes.filter(\.isGlobalActor) }

  /// Whether all arguments of the closure and its result are `Sendable`.
  fileprivate func exchangesSendableValues(index: TypeIndex) -> Bool {
    let scope = index.scope(of: candidate)
    return (closure.parameters.map(\.type.unmodified) + [closure.result]).allSatisfy {
      index.isKnownSendable($0, from: scope)
    }
  }

  /// The signature of a function or subscript; `nil` for a stored property.
  var signature: FunctionSignature? {
    switch stub {
    case .function(let stub): stub.signature
    case .computed(let stub): stub.signature
    case .stored: nil
    }
  }

  /// Returns this stub, changed to consult the closure of the member that it overrides.
  ///
  /// - Parameters:
  ///   - closure: The closure of the overridden member. Its result is cast to the type that the override returns.
  ///   - conditions: What must hold of the arguments for the closure to be called, as conditions after `if`.
  ///   - type: The type that declares the override.
  func consulting(
    _ closure: ConsultedClosure, if conditions: [String], of type: TypeID, index: TypeIndex
  ) -> PlannedStub {
    switch stub {
    case .function(let stub):
      let adjusted = closure.adjusted(stub.closure, conditions: conditions, in: type, index: index)
      let consulting = stub.consulting(
        adjusted, isShared: closure.isShared, hasRecord: !closure.names.record.isEmpty)
      return PlannedStub(candidate: candidate, stub: .function(consulting))
    case .computed(let stub):
      let adjusted = closure.adjusted(stub.getter.closure, conditions: conditions, in: type, index: index)
      let consulting = stub.consulting(adjusted, isShared: closure.isShared)
      return PlannedStub(candidate: candidate, stub: .computed(consulting))
    case .stored: return self
    }
  }
}
