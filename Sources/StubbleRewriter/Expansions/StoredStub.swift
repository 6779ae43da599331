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
  /// The attributes by which the wrapper isolates the property to a global actor, unless the property has its own.
  let wrapperActor: [String]
  /// The access level that the storage of a wrapped property must have so that the memberwise initializer keeps its
  /// own; `nil` if that does not depend on the storage.
  let memberwiseAccess: String?
  let nameToken: TokenIndex
  /// The property's name, with back-ticks if it is written so.
  let name: String
  /// The property's type, inferred if it is not written; `T!` stays `T!`.
  let type: TypeRef
  /// Whether a part of the type, such as its generic arguments, is not written, and was inferred.
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
  /// The attribute in the declaration that isolates the property to a global actor; `nil` if there is none.
  let actorNode: SyntaxNode?
  /// Whether the computed property is `nonisolated`, because code that is not isolated can read the stored one: a
  /// constant of an actor, for example.
  let becomesNonisolated: Bool
  /// The attributes by which the compiler stays as lenient with uses of the property as it was.
  let leniency: [String]
  let storage: StorageDeclaration
  /// Whether `_modify` can yield the storage. It cannot if it sees that with another type, without `Sendable`; and the
  /// compiler would warn of its variable if that were of some types, such as `Void`.
  let isYielded: Bool
  let observers: Observers
  /// What the value of a lazy property calls that no file declares which is read.
  private let lazyCallees: [SyntaxNode]
  /// What the initial value calls, if its type is inferred, that was taken for a type that no file declares which is read.
  /// It may be a function.
  let supposedTypes: [SyntaxNode]

  var isLet: Bool { decl.isLet }
  /// What moved code calls that no file declares which is read.
  var undeclaredCallees: [SyntaxNode] { observers.undeclaredCallees + lazyCallees }
  /// Whether the property cannot be set.
  var isReadOnly: Bool { decl.isLet || wrapper?.setter == PropertyWrapper.Setter.none }
  let isStatic: Bool
  var isLazy: Bool { decl.node.hasModifier(.lazy) }
  /// The modifier `weak`, `unowned` or `unowned(unsafe)`.
  var reference: SyntaxNode? {
    decl.node.modifiers.first { $0.firstTokenKind == .weak || $0.firstTokenKind == .unowned }
  }

  /// - Parameter initializersAreWritten: Whether the initializers that the compiler would synthesize are written out.
  init(
    _ candidate: Candidate, initializersAreWritten: Bool = false, index: TypeIndex
  ) throws(Ineligibility) {
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
    memberwiseAccess = wrapper.flatMap { _ in index.memberwiseAccess(ofStorageFor: candidate) }
    spelling = index.spelling(in: candidate.type, ofDeclaration: true)
    let types = try PropertyTypes(of: binding, in: decl, wrapper, candidate, index: index)
    (type, closureType, setterType) = (types.declared, types.returned, types.taken)
    isCompleted = types.areCompleted
    try index.checkConformances(
      neededBy: closureType, at: binding.type?.range ?? candidate.range, of: candidate)
    var context = PeerContext(of: candidate, index: index)
    let isolation = PropertyIsolation(
      of: candidate, type: closureType, isWrapped: wrapper != nil, index: index)
    actorAttribute = isolation.actor?.attribute
    let hasOwnActor = isOnActorByDefault || wrapper?.actor == isolation.actor
    wrapperActor = hasOwnActor ? [] : wrapper?.actorAttributes ?? []
    actorNode = index.attributeOfGlobalActor(on: decl.node, scope: scope)
    storage = StorageDeclaration(
      for: decl, candidate, isolation, initializersAreWritten: initializersAreWritten, index: index)
    let staysInPlace =
      isStatic || candidate.isShared || wrapper != nil || storage.isTracked
      || StoredStub.isInlined(candidate, index: index)
      || StoredStub.keepsInitialValue(binding, in: decl, of: type, isolation, candidate, index: index)
    let keepsValue = StoredStub.keepsValue(decl, binding, isOfActor: context.isInActor, index: index)
    form = keepsValue ? .keptValue : staysInPlace ? .storage : StoredStub.form(of: decl, binding)
    let leavesGlobalActor = isolation.leavesGlobalActor
    becomesNonisolated = isolation.isConstantOfActor || leavesGlobalActor
    isYielded =
      !index.unaliased(closureType, from: scope).isUnexpectedOfVariable
      && !index.isSeenWithoutSendable(candidate, type: closureType)
    leniency = index.leniency(
      for: candidate, type: closureType, isSendable: isolation.isSendable,
      becomesNonisolated: becomesNonisolated)
    if leavesGlobalActor { context.leaveGlobalActor() }
    self.context = context
    let caller = CallerName(binding.name ?? "", scope: scope, index: index)
    observers = Observers(of: binding, candidate, caller: caller, index: index)
    lazyCallees = decl.node.hasModifier(.lazy) ? binding.initializer.map(caller.undeclaredCallees) ?? [] : []
    supposedTypes =
      binding.type == nil ? index.supposedTypes(calledIn: binding.initializer, scope: scope) : []
    try check(isolation, of: candidate, index: index)
  }

  /// Throws if the property cannot be isolated as its accessors must be.
  private func check(
    _ isolation: PropertyIsolation, of candidate: Candidate, index: TypeIndex
  ) throws(Ineligibility) {
    let leavesGlobalActor = isolation.leavesGlobalActor
    if isolation.leavesMainActor || leavesGlobalActor && !decl.isLet, index.isValueOfWrapper(candidate) {
      throw Ineligibility(
        candidate.range,
        "if it could be read anywhere, the properties that it wraps would leave the global actor")
    }
    if leavesGlobalActor, let owner = candidate.type,
      index.keepsConformanceOnActor(candidate.member, of: owner, value: closureType)
    {
      throw Ineligibility(
        candidate.range,
        "the conformances of '\(closureType)' are on a global actor, which this would leave: make them 'nonisolated'"
      )
    }
    if context.isInActor, !isolation.isSendable, !isReadOnly, index.cannotCheckAssignments(to: candidate) {
      throw Ineligibility(
        candidate.range,
        "in an actor that is a global actor, a setter can only store what is 'Sendable'",
        notes: ["make its type 'Sendable', or the property a constant"])
    }
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
  /// Returns whether the compiler fails to check what is assigned to a property of an actor's own instance: in an actor
  /// that is a global actor itself, it does not relate the regions of the two isolations.
  fileprivate func cannotCheckAssignments(to candidate: Candidate) -> Bool {
    guard let type = candidate.type, types[type].decl.node.hasAttribute("globalActor") else { return false }
    return settings[candidate.member.file].mayBeInMode6
  }

  /// Returns the access level of storage in a struct whose initializers are synthesized, or `nil` for other types.
  fileprivate func memberwiseAccess(ofStorageFor candidate: Candidate) -> String? {
    guard hasImplicitInitializer(candidate) else { return nil }
    let node = candidate.member.node
    return node.modifier(.private) != nil
      ? "private" : node.modifier(.fileprivate) != nil ? "fileprivate" : ""
  }
}
