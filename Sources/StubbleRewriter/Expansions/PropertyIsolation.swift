import StubbleSemantics
import StubbleSyntax

/// The code outside its actor that can use a stored property. It must still be able to once the property is
/// computed.
struct PropertyIsolation {
  private let candidate: Candidate
  /// The type of the property's values.
  let type: TypeRef
  /// Whether the property has a wrapper.
  let isWrapped: Bool
  private let index: TypeIndex
  /// The global actor that the property names in an attribute, or `nil` if there is none.
  let actor: GlobalActor?
  /// Whether the property is a constant of an actor.
  let isConstantOfActor: Bool
  /// Whether the values of the property are known to be `Sendable`.
  let isSendable: Bool
  /// Whether the property is on the main actor by default, and must leave it.
  let leavesMainActor: Bool

  init(of candidate: Candidate, type: TypeRef, isWrapped: Bool, index: TypeIndex) {
    let scope = index.scope(of: candidate)
    let member = candidate.member
    self.candidate = candidate
    self.type = type
    self.isWrapped = isWrapped
    self.index = index
    actor = index.globalActor(on: member.node, scope: scope)
    isConstantOfActor =
      index.isolation(of: member, in: candidate.type) == .actor && candidate.isLet
      && !member.isStatic
    isSendable = index.isKnownSendable(type, from: scope)
    leavesMainActor =
      !isWrapped && index.leavesMainActor(candidate, type: type, isSendable: isSendable)
  }

  /// Whether the storage must be `nonisolated(unsafe)`.
  var needsUnsafeStorage: Bool {
    isConstantOfActor && !index.isStandardSendable(type, from: index.scope(of: candidate))
      || leavesMainActor && !isSendable || isInitializedWithoutSendable
  }

  /// Whether an init accessor in language mode 5 would see isolated storage without `Sendable` and isolation, and could
  /// not initialize it.
  private var isInitializedWithoutSendable: Bool {
    guard candidate.isInstanceStorage, !isWrapped, !candidate.isLet, candidate.binding?.accessorBlock == nil,
      !candidate.member.node.hasModifier(.lazy),
      index.settings[candidate.member.file].mayBeBeforeMode6,
      index.isSeenAsInherited(candidate, type: type)
    else { return false }
    return index.isolation(ofInitialValueOf: candidate) == .free
  }

  /// Whether code that is not isolated can read a property on a global actor.
  var leavesGlobalActor: Bool { leavesMainActor || isSendable && isReadableAnywhere }

  /// Whether an initial value before an init accessor would isolate the initializers of the type: the property is on a
  /// global actor because of an attribute or a requirement.
  var isolatesInitializers: Bool {
    if actor != nil { return true }
    guard let type = candidate.type, !leavesGlobalActor else { return false }
    return index.isolationByRequirement(of: candidate.member, in: type) != nil
  }

  /// Whether a `Sendable` property on a global actor can be read from code that is not isolated: a constant, or a
  /// variable of a struct, unless its initial value may need the actor.
  private var isReadableAnywhere: Bool {
    guard !candidate.member.isStatic,
      case .global = index.isolation(of: candidate.member, in: candidate.type),
      !index.needsIsolatedConformance(type, from: index.scope(of: candidate))
    else { return false }
    let decl = candidate.member.node
    if candidate.isLet { return true }
    guard let owner = candidate.type, index.types[owner].kind == .struct, !isWrapped,
      !decl.hasModifier(.lazy), !decl.hasModifier(.weak), !decl.hasModifier(.unowned)
    else { return false }
    guard let value = candidate.binding?.initializer?.content else { return true }
    return index.isolation(ofValue: value, for: candidate.binding?.type, from: index.types[owner].scope)
      == .free
  }
}
