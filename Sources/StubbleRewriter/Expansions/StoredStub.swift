import StubbleSemantics
import StubbleSyntax

/// The stub of a stored property, which becomes computed, over storage under another name.
///
/// It is a class because it would be costly to copy.
final class StoredStub: Sendable {
  /// What becomes of the property's declaration.
  enum Form: Sendable {
    /// The declaration stays the property and gets accessors; the storage is a peer. An init accessor keeps the
    /// initializers, including memberwise ones, as they were.
    case accessors
    /// The declaration becomes the storage, with its initial value, observers and `lazy`; the property is a peer.
    case storage
    /// The declaration stays the property, and its lazy value becomes a part of the getter; the storage is a peer.
    case keptValue
  }

  let decl: VariableDecl
  let binding: PatternBinding
  /// The property wrapper, which moves to the storage.
  let wrapper: PropertyWrapper?
  /// The attribute of the global actor to which the wrapper isolates the property.
  let wrapperActor: String?
  /// The access level that the storage of a wrapped property must have so that the memberwise initializer keeps its
  /// own; `nil` if that does not depend on the storage.
  let memberwiseAccess: String?
  /// The attributes that exempt the storage from a macro on the type.
  let exemptions: Set<NodeID>
  /// The attribute that exempts the storage of a constant from a macro if that storage is a variable. The macro did not
  /// apply to the constant.
  let addedExemption: String?
  let nameToken: TokenIndex
  /// The property's name, with back-ticks if it is written so.
  let name: String
  /// The property's type, inferred if it is not written; `T!` stays `T!`.
  let type: TypeRef
  /// Whether the type is written without its generic arguments, which were inferred.
  let isCompleted: Bool
  /// How types are spelled in declarations.
  let spelling: TypeSpelling
  /// The type that the getter's closure returns, with `T?` for `T!`.
  let closureType: TypeRef
  /// The type that the setter's closure takes.
  let setterType: TypeRef
  let form: Form
  let context: PeerContext
  /// The attribute that isolates the property to a global actor, or `nil` if there is none.
  let actorAttribute: String?
  /// The attribute and modifiers of the storage's isolation, each with a space after it.
  let storageModifiers: String
  /// Whether the computed property is `nonisolated`, because code that is not isolated can read the stored one: a
  /// constant of an actor, for example.
  let becomesNonisolated: Bool
  /// The attributes by which the compiler stays as lenient with uses of the property as it was.
  let leniency: [String]
  /// Whether the storage is `nonisolated(unsafe)`.
  let storageIsUnsafe: Bool
  /// `let` or `var`. Storage that is `nonisolated(unsafe)` is a variable, because the compiler warns of that modifier
  /// for a constant of a `Sendable` type. But it stays a constant if it has an initial value and the initializers are
  /// synthesized, which would have a parameter for a variable.
  let storageSpecifier: String
  /// Whether an accessor sees the storage with another type, without `Sendable`, and cannot yield it.
  let isSeenWithoutSendable: Bool
  /// The replacements of `#function` in observers.
  let callerNames: [TokenRewrite]

  var isLet: Bool { decl.isLet }
  /// Whether the property cannot be set.
  var isReadOnly: Bool { decl.isLet || wrapper?.setter == PropertyWrapper.Setter.none }
  let isStatic: Bool
  var isLazy: Bool { decl.node.hasModifier(.lazy) }
  /// The modifier `weak`, `unowned` or `unowned(unsafe)`.
  var reference: SyntaxNode? {
    decl.node.modifiers.first { $0.firstTokenKind == .weak || $0.firstTokenKind == .unowned }
  }

  init(_ candidate: Candidate, index: TypeIndex) throws(Ineligibility) {
    guard let decl = VariableDecl(candidate.member.node), let binding = candidate.binding else {
      throw Ineligibility(candidate.range, "only a property can be stubbed in this way")
    }
    guard let nameToken = binding.nameToken else {
      throw Ineligibility(
        candidate.range, "a pattern of several names cannot be stubbed",
        notes: ["declare each name by itself"])
    }
    self.decl = decl
    self.binding = binding
    self.nameToken = nameToken
    name = decl.node.tree.text(ofToken: nameToken)
    isStatic = candidate.member.isStatic
    let scope = index.scope(of: candidate)
    let wrapper = index.propertyWrapper(on: decl.node, scope: scope)
    self.wrapper = wrapper
    // Language mode 5 would enforce a global actor that is written, but not one that is the default.
    let isOnActorByDefault =
      wrapper?.isOnActorByDefault == true && index.isOnMainActorByDefault(candidate.type)
    wrapperActor = isOnActorByDefault ? nil : wrapper?.actor
    memberwiseAccess = wrapper.flatMap { _ in index.memberwiseAccess(ofStorageFor: candidate) }
    spelling = index.spelling(in: candidate.type, ofDeclaration: true)
    let types = try PropertyTypes(of: binding, in: decl, wrapper, candidate, index: index)
    (type, closureType, setterType) = (types.declared, types.returned, types.taken)
    isCompleted = types.areCompleted
    var context = PeerContext(of: candidate, index: index)
    actorAttribute = index.globalActor(on: decl.node, scope: scope)
    let isOfActor =
      index.isolation(of: candidate.member, in: candidate.type) == .actor && decl.isLet && !isStatic
    let isSendable = index.isKnownSendable(closureType, from: scope)
    let leavesMainActor =
      wrapper == nil && index.leavesMainActor(candidate, type: closureType, isSendable: isSendable)
    storageIsUnsafe =
      isOfActor && !index.isStandardSendable(closureType, from: scope) || leavesMainActor && !isSendable
    let isInitializedByOthers = binding.initializer != nil && index.hasImplicitInitializer(candidate)
    storageSpecifier = decl.isLet && (!storageIsUnsafe || isInitializedByOthers) ? "let" : "var"
    // A macro that generated accessors for the property generates them for its storage instead.
    let macro = candidate.type.flatMap { index.facts[$0].storageMacro }
    let exemption = !isStatic && index.isObserved(candidate) ? macro?.exemption : nil
    exemptions = Set(decl.node.attributes.filter { $0.attributeName == exemption }.map(\.id))
    let isTracked = exemption != nil && (storageSpecifier == "var" || !exemptions.isEmpty)
    addedExemption =
      isTracked && decl.isLet && exemptions.isEmpty ? exemption.flatMap { $0.isEmpty ? nil : "@" + $0 } : nil
    let staysInPlace =
      isStatic || candidate.isShared || wrapper != nil || isTracked
      || StoredStub.isInlined(candidate, index: index)
      || StoredStub.keepsInitialValue(binding, in: decl, of: type, actorAttribute, candidate, index: index)
    let keepsValue = StoredStub.keepsValue(decl, binding, isOfActor: context.isInActor, index: index)
    form = keepsValue ? .keptValue : staysInPlace ? .storage : StoredStub.form(of: decl, binding)
    if leavesMainActor, index.isValueOfWrapper(candidate) {
      throw Ineligibility(
        candidate.range,
        "if it could be read anywhere, the properties that it wraps would leave the main actor")
    }
    let leavesGlobalActor =
      leavesMainActor
      || isSendable
        && StoredStub.leavesGlobalActor(
          candidate, type: closureType, keepsDeclaration: form == .accessors, index: index)
    becomesNonisolated = isOfActor || leavesGlobalActor
    isSeenWithoutSendable = index.isSeenWithoutSendable(candidate, type: closureType)
    leniency = index.leniency(
      for: candidate, type: closureType, isSendable: isSendable, becomesNonisolated: becomesNonisolated)
    if leavesGlobalActor { context.leaveGlobalActor() }
    self.context = context
    storageModifiers = StoredStub.storageModifiers(of: decl, actor: actorAttribute)
    let observers = binding.accessorBlock?.accessors.compactMap { $0.child(.codeBlock) } ?? []
    callerNames = observers.flatMap { body in
      CallerName(binding.name ?? "", scope: scope, index: index).rewrites(in: body)
    }
  }

  /// Whether a `Sendable` property on a global actor can be read from code that is not isolated: a constant, or a
  /// variable of a struct, unless its initial value needs the actor.
  private static func leavesGlobalActor(
    _ candidate: Candidate, type: TypeRef, keepsDeclaration: Bool, index: TypeIndex
  ) -> Bool {
    guard !candidate.member.isStatic,
      case .global = index.isolation(of: candidate.member, in: candidate.type),
      !index.needsIsolatedConformance(type, from: index.scope(of: candidate))
    else { return false }
    let decl = candidate.member.node
    if decl.token(.let) != nil { return true }
    guard let type = candidate.type, index.types[type].kind == .struct, keepsDeclaration,
      !decl.hasModifier(.weak), !decl.hasModifier(.unowned)
    else { return false }
    guard let value = candidate.binding?.initializer?.content else { return true }
    switch index.isolation(ofValue: value, for: candidate.binding?.type, from: index.types[type].scope) {
    case .free, .unknown: return true
    case .isolated, .isolatedInMode5: return false
    }
  }

  /// Returns the attribute of the global actor and `nonisolated`, as the property has them.
  private static func storageModifiers(of decl: VariableDecl, actor: String?) -> String {
    let isolation = decl.node.modifiers.filter { $0.firstTokenKind == .nonisolated }.map(\.spelling)
    return ((actor.map { [$0] } ?? []) + isolation).map { $0 + " " }.joined()
  }

  func nameable(for candidate: Candidate) -> Nameable {
    Nameable(
      member: candidate.member, clauses: candidate.closureClauses, kind: .stored,
      base: decl.node.tree.name(ofToken: nameToken),
      isStatic: candidate.hasStaticClosures, needsStorage: context.needsStorage,
      isSettable: !isReadOnly,
      chosenName: candidate.options.name, signature: nil)
  }
}

extension TypeIndex {
  /// Whether the property is an instance property of a struct whose initializers are synthesized.
  fileprivate func hasImplicitInitializer(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, !candidate.member.isStatic else { return false }
    return MemberwiseInitializer.isImplicit(in: types[type])
  }

  /// Returns the access level of storage in a struct whose initializers are synthesized, or `nil` for other types.
  fileprivate func memberwiseAccess(ofStorageFor candidate: Candidate) -> String? {
    guard hasImplicitInitializer(candidate) else { return nil }
    let node = candidate.member.node
    return node.modifier(.private) != nil
      ? "private" : node.modifier(.fileprivate) != nil ? "fileprivate" : ""
  }
}
