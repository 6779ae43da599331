import StubbleSemantics
import StubbleSyntax

/// A stored property that becomes computed, over storage under another name.
///
/// An object, for it has much to copy.
final class StoredStub: Sendable {
  /// How the property and its storage share the declaration.
  enum Form: Sendable {
    /// The declaration stays the property and is given accessors; the storage is a peer. An init accessor keeps
    /// initialisers, memberwise ones too, as they were.
    case accessors
    /// The declaration becomes the storage, with its initial value, observers and `lazy`; the property is a peer.
    case storage
    /// The declaration stays the property, and its value a part of the getter, which keeps it in a peer.
    case keptValue
  }

  let decl: VariableDecl
  let binding: PatternBinding
  /// The property wrapper that goes with the storage.
  let wrapper: PropertyWrapper?
  /// The attribute that puts the property where the wrapper's value is.
  let wrapperActor: String?
  /// The words that the storage of a wrapped property must say of who may see it: those by which the compiler decides who
  /// may call the initialiser that it makes.
  let memberwiseAccess: String?
  /// The attributes that keep the storage from a macro on the type.
  let exemptions: Set<NodeID>
  /// Such an attribute for the storage of a constant, which the macro left alone, where that is a variable.
  let addedExemption: String?
  let nameToken: TokenIndex
  /// The property's name as it must be written.
  let name: String
  /// The property's type on one line, inferred if it is not written; `T!` as it is.
  let type: TypeRef
  /// The type is written without its generic arguments.
  let isCompleted: Bool
  /// How types are spelled in declarations.
  let spelling: TypeSpelling
  /// The type as a closure returns it: `T!` as `T?`.
  let closureType: TypeRef
  /// The type as a closure takes it.
  let setterType: TypeRef
  let form: Form
  let context: PeerContext
  /// The attribute that puts the property on a global actor.
  let actorAttribute: String?
  /// The modifiers and attributes by which storage differs from a plain `private var`.
  let storageModifiers: String
  /// The property is an actor's constant and was visible without `await`.
  let becomesNonisolated: Bool
  /// The attributes by which language mode 5 goes on to be as lenient with uses of the property elsewhere.
  let leniency: [String]
  let storageIsUnsafe: Bool
  /// `let` or `var`. A constant that is unsafe is a variable, for the compiler takes that for a mistake in a constant whose
  /// values may be used anywhere. But the initialisers that it makes would have a parameter for a variable with a value.
  let storageSpecifier: String
  /// An accessor could not yield the storage, which is of another type to it.
  let isSeenWithoutSendable: Bool
  /// What observers must say instead of `#function`.
  let callerNames: [TokenRewrite]

  var isLet: Bool { decl.isLet }
  /// The property cannot be set.
  var isReadOnly: Bool { decl.isLet || wrapper?.setter == PropertyWrapper.Setter.none }
  let isStatic: Bool
  var isLazy: Bool { decl.node.hasModifier(.lazy) }
  /// `weak` or `unowned` with its detail.
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
    // An actor that is written is one that language mode 5 insists on.
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
    // A macro does for the storage what it did for the property.
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

  /// The property is on a global actor, but may be read anywhere, for its values may be: a constant, and in a struct a
  /// variable too. One that had its initial value on the actor stays there.
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

  /// `@MainActor` and `nonisolated` as the property has them.
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
  /// The property is of a struct whose initialiser the compiler makes.
  fileprivate func hasImplicitInitializer(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, !candidate.member.isStatic else { return false }
    return MemberwiseInitializer.isImplicit(in: types[type])
  }

  /// What storage must say of who may see it in a struct whose initialiser the compiler makes; nil in all else.
  fileprivate func memberwiseAccess(ofStorageFor candidate: Candidate) -> String? {
    guard hasImplicitInitializer(candidate) else { return nil }
    let node = candidate.member.node
    return node.modifier(.private) != nil
      ? "private" : node.modifier(.fileprivate) != nil ? "fileprivate" : ""
  }
}
