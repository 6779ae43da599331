import StubbleSemantics
import StubbleSyntax

/// By what an override is known to its superclass's method.
struct OverrideKey: Hashable {
  let reference: String
  let isStatic: Bool
  let isSubscript: Bool
  /// The types of the parameters, as they are written.
  private var types: [String]?

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
    types = FunctionDecl(planned.candidate.member.node)?.parameters.map { $0.type?.spelling ?? "" } ?? []
  }
}

/// A closure that an override of the member it was made for may consult as well.
struct ConsultedClosure: Sendable {
  let names: ClosureNames
  let isShared: Bool
  /// The type that declares it.
  let type: TypeID
  /// The function that it was made for.
  let function: FunctionDecl?
  let signature: ClosureSignature
  private let isSettable: Bool

  init(names: ClosureNames, of planned: PlannedStub, in type: TypeID) {
    self.names = names
    self.type = type
    function = FunctionDecl(planned.candidate.member.node)
    isShared = planned.candidate.isShared
    signature = planned.consulted
    isSettable = planned.nameable.isSettable
  }

  /// An override can take its result from the closure, and the closure does nothing that the override may not do
  /// but throw, which can be trapped.
  func serves(_ planned: PlannedStub) -> Bool {
    let other = planned.consulted
    return other.isAsync == signature.isAsync
      && (other.throwsClause == nil || other.throwsClause == signature.throwsClause)
      && (isSettable || !planned.nameable.isSettable || planned.nameable.kind == .function)
  }

  /// The closure returns what an override's signature spells in another way, or a superclass of it.
  func returnsOther(than signature: ClosureSignature) -> Bool { self.signature.result != signature.result }

  /// A signature that calls the closure where its own would be called.
  fileprivate func adjusted(_ own: ClosureSignature, conditions: [String]) -> ClosureSignature {
    var adjusted = own
    adjusted.trapsErrors = own.throwsClause == nil && signature.throwsClause != nil
    adjusted.conditions = conditions
    if returnsOther(than: own) { adjusted.castResult() }
    return adjusted
  }
}

extension PlannedStub {
  /// The closure that is consulted for the member's value.
  fileprivate var consulted: ClosureSignature {
    switch stub {
    case .function(let stub): return stub.signature
    case .computed(let stub): return stub.getter.signature
    case .stored(let stub):
      var signature = ClosureSignature()
      signature.result = stub.closureType
      return signature
    }
  }

  /// The same speaking of another's closure, if some conditions hold. Its result is cast to the member's own.
  func consulting(_ closure: ConsultedClosure, if conditions: [String]) -> PlannedStub {
    switch stub {
    case .function(var stub):
      stub.context.isShared = closure.isShared
      stub.signature = closure.adjusted(stub.signature, conditions: conditions)
      return PlannedStub(candidate: candidate, stub: .function(stub))
    case .computed(var stub):
      stub.context.isShared = closure.isShared
      stub.getter.signature = closure.adjusted(stub.getter.signature, conditions: conditions)
      return PlannedStub(candidate: candidate, stub: .computed(stub))
    case .stored: return self
    }
  }
}
