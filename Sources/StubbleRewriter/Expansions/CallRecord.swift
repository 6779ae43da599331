import StubbleSemantics
import StubbleSyntax

/// Whether a stub records the arguments of each call.
enum CallRecord: Sendable {
  /// It does. The associated value has the names of the recorded parameters by their indices: only values that may
  /// outlive the call are recorded.
  case ofParameters([Int: String?])
  /// It does not, although that is requested for many functions. The associated value is the reason.
  case impossible(String)
  case notRequested

  /// - Throws: An `Ineligibility` if the function itself is annotated to have a record, and cannot have one.
  init(
    of candidate: Candidate, _ signature: FunctionSignature, _ closure: ClosureSignature,
    in context: PeerContext, index: TypeIndex
  ) throws(Ineligibility) {
    guard candidate.options.calls == true else {
      self = .notRequested
      return
    }
    let ineligibility =
      CallRecord.ineligibility(of: candidate, index: index)
      ?? CallRecord.ineligibility(of: closure, candidate, in: context, index: index)
    if let ineligibility {
      if candidate.annotation?.options.calls == true { throw ineligibility }
      self = .impossible(ineligibility.reason)
    } else {
      self = .ofParameters(index.recordLabels(of: candidate, signature, closure, in: context))
    }
  }

  /// The names of the recorded parameters by their indices, or `nil` if calls are not recorded.
  var labels: [Int: String?]? {
    if case .ofParameters(let labels) = self { labels } else { nil }
  }

  /// Why calls are not recorded although that was requested for many functions; `nil` if they are, or it was not.
  var reasonAgainst: String? {
    if case .impossible(let reason) = self { reason } else { nil }
  }

  /// Returns why the member cannot have a variable that records calls, or `nil` if it can.
  private static func ineligibility(of candidate: Candidate, index: TypeIndex) -> Ineligibility? {
    let notes = ["record them in the stub instead"]
    if !AvailabilityLimits(of: candidate.member.node).isEmpty {
      return Ineligibility(
        candidate.range, "the record of its calls cannot be available on some systems only", notes: notes)
    }
    guard let type = candidate.type, index.types[type].kind == .struct, !candidate.hasStaticClosures,
      !candidate.member.node.hasModifier(.mutating)
    else { return nil }
    if index.types[type].decl.node.isFrozen {
      return Ineligibility(
        candidate.range, "a '@frozen' struct cannot record the calls of a function that is not 'mutating'",
        notes: notes)
    }
    guard index.recordNarrowsMemberwiseInitializer(of: type) else { return nil }
    return Ineligibility(
      candidate.range,
      "the record of its calls is a private variable, because an initializer may assign 'self', and would make the struct's"
        + " memberwise initializer private", notes: notes)
  }

  /// Returns why the arguments cannot be recorded, or `nil` if they can: a record that several tasks may use is not
  /// isolated, so its type cannot need a conformance that is isolated to an actor.
  private static func ineligibility(
    of closure: ClosureSignature, _ candidate: Candidate, in context: PeerContext, index: TypeIndex
  ) -> Ineligibility? {
    switch context.recordForm {
    case .isolated: return nil
    case .plain where !context.isStoredUnsafely: return nil
    case .plain, .locked: break
    }
    let scope = index.scope(of: candidate)
    let types = closure.parameters.map(\.type.unmodified)
    return types.first { index.needsIsolatedConformance($0, from: scope) }.map { type in
      Ineligibility(
        candidate.range,
        "the record of its calls is on no actor, and '\(type)' needs a conformance that is on a global actor",
        notes: ["record them in the stub instead"])
    }
  }
}

extension TypeIndex {
  /// Returns the names of the parameters whose arguments can be recorded, by their indices.
  fileprivate func recordLabels(
    of candidate: Candidate, _ signature: FunctionSignature, _ closure: ClosureSignature,
    in context: PeerContext
  ) -> [Int: String?] {
    let scope = scope(of: candidate)
    var values = KeptValues(self, from: scope)
    if let type = candidate.type { values.add(around: candidate.member, of: type) }
    values.add(signature)
    let isShared = context.isStaticOrGlobal || candidate.type.map(isSendable) == true
    let isResultSent = signature.result?.modifiers.contains(.sending) ?? false
    let kept = signature.parameters.enumerated().filter { offset, parameter in
      // An argument that is sent to the closure, or that the function may return as `sending`, must not be stored as
      // well, unless it is `Sendable`.
      let isConverted = closure.parameters[offset].isConverted
      let type = isResultSent || isConverted ? parameter.type : closure.parameters[offset].type
      let isGiven = (!isShared || isConverted) && type.modifiers.contains(.sending)
      // The compiler (6.3) fails at a copy of a tuple that the function consumes.
      if type.modifiers.contains(.consuming), unaliased(parameter.type.unmodified, from: scope).isTuple {
        return false
      }
      return values.includes(parameter)
        && (!isGiven || isKnownSendable(parameter.type.unmodified, from: scope))
    }
    return Dictionary(uniqueKeysWithValues: kept.map { ($0.offset, $0.element.name) })
  }
}
