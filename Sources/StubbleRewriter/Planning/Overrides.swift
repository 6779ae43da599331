import StubbleSemantics
import StubbleSyntax

/// By what an override is known to its superclass's method.
struct OverrideKey: Hashable {
  let reference: String
  let isStatic: Bool
  let isSubscript: Bool
  /// The types of the parameters, as they are written.
  private var types: [TypeRef]?

  /// The same for all overloads by type.
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

/// A closure that an override of the member it was made for may consult as well.
struct ConsultedClosure: Sendable {
  let names: ClosureNames
  let isShared: Bool
  /// The type that declares it.
  let type: TypeID
  /// What the function declares that it was made for.
  let signature: FunctionSignature?
  let closure: ClosureSignature
  private let isSettable: Bool
  /// The attributes that make it available on some systems only.
  private let limits: String

  init(names: ClosureNames, of planned: PlannedStub, in type: TypeID) {
    self.names = names
    self.type = type
    signature = planned.signature
    isShared = planned.candidate.isShared
    closure = planned.closure
    limits = planned.context.limits
    isSettable = planned.nameable.isSettable
  }

  /// An override can take its result from the closure, and the closure does nothing that the override may not do
  /// but throw, which can be trapped, as errors of other types can be.
  func serves(_ planned: PlannedStub, of type: TypeID, index: TypeIndex) -> Bool {
    let other = planned.closure
    return other.isAsync == closure.isAsync && limits == planned.context.limits
      && (!other.throwing.isThrowing || other.throwing.isOfAnyError
        || other.throwing == throwing(in: type, index: index)
        || other.canCastErrors && (!other.isAsync || planned.mayCallElsewhere(index: index)))
      && (isSettable || !planned.nameable.isSettable || planned.nameable.kind == .function)
  }

  /// What the closure throws, in the words of a subclass.
  fileprivate func throwing(in subclass: TypeID, index: TypeIndex) -> TypeRef.Throwing {
    guard case .typed(let error) = closure.throwing, index.facts[type].isGeneric,
      let arguments = index.genericArguments(of: type, in: subclass)
    else { return closure.throwing }
    return .typed(error.substituting(arguments))
  }

  /// The closure returns what an override's signature spells in another way, or a superclass of it.
  private func returnsOther(than other: ClosureSignature) -> Bool { closure.result != other.result }

  /// A signature that calls the closure where its own would be called.
  fileprivate func adjusted(
    _ own: ClosureSignature, conditions: [String], throwing: TypeRef.Throwing
  ) -> ClosureSignature {
    var adjusted = own
    adjusted.castsErrors = own.canCastErrors && !own.throwing.isOfAnyError && own.throwing != throwing
    adjusted.trapsErrors = !own.throwing.isThrowing && closure.throwing.isThrowing
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
      closure.result = stub.closureType
      return closure
    }
  }

  /// A closure inside an asynchronous member can take its arguments: it runs where the member does, if it is clear where
  /// that is, or any code may use them.
  fileprivate func mayCallElsewhere(index: TypeIndex) -> Bool {
    if context.isUnclear { return false }
    if closure.isOnGlobalActor || closure.attributes.contains(.nonsending) { return true }
    let scope = index.scope(of: candidate)
    return closure.parameters.allSatisfy { index.isKnownSendable($0.type.unmodified, from: scope) }
  }

  /// What a function or subscript declares.
  var signature: FunctionSignature? {
    switch stub {
    case .function(let stub): stub.signature
    case .computed(let stub): stub.signature
    case .stored: nil
    }
  }

  /// The same calling another's closure, if some conditions hold. Its result is cast to the member's own.
  func consulting(
    _ closure: ConsultedClosure, if conditions: [String], of type: TypeID, index: TypeIndex
  ) -> PlannedStub {
    let throwing = closure.throwing(in: type, index: index)
    switch stub {
    case .function(let stub):
      let adjusted = closure.adjusted(stub.closure, conditions: conditions, throwing: throwing)
      let consulting = stub.consulting(adjusted, isShared: closure.isShared)
      return PlannedStub(candidate: candidate, stub: .function(consulting))
    case .computed(let stub):
      let adjusted = closure.adjusted(stub.getter.closure, conditions: conditions, throwing: throwing)
      let consulting = stub.consulting(adjusted, isShared: closure.isShared)
      return PlannedStub(candidate: candidate, stub: .computed(consulting))
    case .stored: return self
    }
  }
}
