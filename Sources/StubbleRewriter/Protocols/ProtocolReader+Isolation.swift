import StubbleSemantics
import StubbleSyntax

extension ProtocolReader {
  /// Whether a requirement is on no actor, although the class that implements it is isolated: before language mode 6, a
  /// protocol does not inherit the global actor of another one or of a class.
  func isOffInheritedActor(_ requirement: Requirement, _ part: ProtocolClosure.Part) -> Bool {
    if part.settings.protocolsInheritGlobalActors || model.globalActor == nil { return false }
    return part.settings.defaultIsolation != .mainActor && !requirement.isNonisolated
      && requirement.globalActor == nil && part.index.statedGlobalActor(of: part.type) == nil
  }

  /// Whether the witness of such a requirement crosses to the actor. A caller waits for an asynchronous one, but the
  /// values that it passes do cross.
  func crossesIsolation(_ requirement: Requirement, _ spelling: RequirementSpelling) -> Bool {
    requirement.isOffInheritedActor && !(requirement.isAsync && requirement.passesOnlySendable(spelling))
      && !isUncheckedSubclass
  }

  /// Whether the compiler does not check the conformance of the class, whose actor is that of a superclass: before
  /// language mode 6, it checks only what states an actor itself. It warns of `@preconcurrency` where the superclass
  /// has it.
  private var isUncheckedSubclass: Bool {
    let settings = model.classSettings
    return closure.superclass?.globalActor != nil && settings.isBeforeMode6
      && !settings.isStrictAboutConcurrency
  }

  /// Whether an initializer of the actor may be passed a value that is not `Sendable`, by code that does not know that it
  /// makes an actor.
  func sendsToActor(
    _ requirement: Requirement, _ part: ProtocolClosure.Part, _ spelling: RequirementSpelling
  ) -> Bool {
    guard model.isActor, case .initializer(let function) = requirement.kind,
      !part.index.conformances(of: part.type).contains("Actor")
    else { return false }
    return !function.parameters.allSatisfy {
      spelling.index.isKnownSendable($0.type.stored, from: spelling.scope)
    }
  }

  /// Throws if no code of the witness can use a value of a type in its signature, because the class or the witness is on no
  /// global actor and the type needs a conformance that is on one. The compiler merely warns before language mode 6.
  func checkConformances(of requirement: Requirement) throws(Ineligibility) {
    let isOnActor = model.globalActor != nil && !model.isOffActor(requirement)
    guard !isOnActor, model.classSettings.mayBeInMode6,
      let type = requirement.types.first(where: \.surelyNeedsIsolatedConformance)
    else { return }
    throw model.decl.noDouble(
      "\(requirement.reference): '\(type.declared)' needs a conformance that is on a global actor",
      notes: ["make the conformance 'nonisolated', or isolate the protocol"])
  }

  /// Whether values and metatypes of the class are used on any actor, so that no conformance can be isolated.
  var isUsedAnywhere: Bool { model.isSendable || closure.special.contains("SendableMetatype") }

  /// The associated types that are fixed to types whose conformances are isolated to an actor.
  var isolatedAliases: [(name: String, type: TypeRef)] {
    model.aliases.filter { project.hasIsolatedConformances($0.type, from: project.types[type].scope) }
  }

  /// The associated type whose isolated conformance a conformance to the protocol depends on.
  var aliasWithIsolatedConformance: (name: String, type: TypeRef)? {
    isolatedAliases.first { associated.conformingNames.contains($0.name) }
  }

  /// Throws if the conformance depends on one that is isolated to an actor, but cannot be isolated itself. The compiler
  /// merely warns before language mode 6.
  func checkIsolatedConformances() throws(Ineligibility) {
    guard model.classSettings.mayBeInMode6, !model.needsIsolatedConformance,
      let (name, type) = aliasWithIsolatedConformance
    else { return }
    let reason = model.globalActor == nil ? "is on no actor" : "is 'Sendable'"
    throw model.decl.noDouble(
      "'\(name)' is '\(type)', whose conformances are on a global actor, but the protocol \(reason)",
      notes: ["make the conformances of '\(type)' 'nonisolated', or change the isolation of the protocol"])
  }

  /// Returns the global actor that a member states, or that of its protocol if the one that gets the double has another
  /// one or none; otherwise `nil`.
  func globalActor(of member: Member, _ part: ProtocolClosure.Part) -> GlobalActor? {
    if let own = part.index.globalActor(on: member.node, scope: part.model.scope) {
      return spelled(own, in: part)
    }
    guard !member.isNonisolated, let actor = spelled(part.globalActor, in: part),
      actor != spelled(closure.parts[0].globalActor, in: closure.parts[0])
    else { return nil }
    return actor
  }

  /// Returns a global actor that a protocol states under the name by which the class spells it.
  func spelled(_ globalActor: GlobalActor?, in part: ProtocolClosure.Part) -> GlobalActor? {
    guard let globalActor, !part.isKnown else { return globalActor }
    return part.index.globalActor(globalActor, from: part.model.scope, for: naming.modules)
  }

  /// Whether a member is nonisolated: it states that, or its protocol does not have the isolation of the class.
  func isNonisolated(_ member: Member, _ part: ProtocolClosure.Part) -> Bool {
    if member.isNonisolated { return true }
    if part.index.globalActor(on: member.node, scope: part.model.scope) != nil { return false }
    if model.isActor {
      return !member.isStatic && !part.index.conformances(of: part.type).contains("Actor")
    }
    guard model.globalActor != nil else { return false }
    if case .global = part.index.facts(of: part.type).isolation { return false }
    return !inheritsFromSuperclass(part)
  }

  /// Returns the modifier or attribute that states where an asynchronous member runs: the one that it has, or one for
  /// its implicit meaning if that is different in the class.
  func asyncIsolation(
    of requirement: Requirement, _ functions: FunctionTypeDifferences
  ) -> TypeRef.Modifier? {
    let modifier = requirement.member.node.modifier(.nonisolated, detailed: true)
    if modifier?.spelling == TypeRef.Modifier.nonsending.text { return .nonsending }
    guard requirement.isAsync, requirement.globalActor == nil, !requirement.isNonisolatedByItself else {
      return nil
    }
    let isOnActor = model.globalActor != nil || model.isActor && !requirement.isStatic
    return requirement.isNonisolated || !isOnActor ? functions.asyncIsolation : nil
  }

  /// Whether a protocol has the isolation of the superclass, because it inherits from that class.
  func inheritsFromSuperclass(_ part: ProtocolClosure.Part) -> Bool {
    guard let superclass = closure.superclass, superclass.globalActor != nil else { return false }
    return part.index.conformances(of: part.type).contains(superclass.name)
  }
}

extension Requirement {
  /// Whether all arguments and results are known to be `Sendable`.
  fileprivate func passesOnlySendable(_ spelling: RequirementSpelling) -> Bool {
    let types: [RequiredType]
    switch kind {
    case .function(let function), .initializer(let function), .subscript(let function, _):
      types = function.parameters.map(\.type) + [function.result].compactMap(\.self)
    case .property(let property): types = [property.type]
    }
    return types.allSatisfy { spelling.index.isKnownSendable($0.stored, from: spelling.scope) }
  }
}
