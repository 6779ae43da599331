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
  let nameToken: TokenIndex
  /// The property's name, with back-ticks if it is written so.
  let name: String
  let isStatic: Bool
  /// The property wrapper, which moves to the storage.
  let wrapper: StorageWrapper?
  let types: PropertyTypes
  /// How types are spelled in declarations.
  let spelling: TypeSpelling
  let isolation: AccessorIsolation
  let storage: StorageDeclaration
  let form: Form
  let context: PeerContext
  /// Whether `_modify` can yield the storage. It cannot if it sees that with another type, without `Sendable`; and the
  /// compiler would warn of its variable if that were of some types, such as `Void`.
  let isYielded: Bool
  let observers: Observers
  /// The undeclared callees of the code that moves to the storage: of the observers and of a lazy value.
  let undeclaredCallees: [SyntaxNode]
  /// The callees in the initial value that type inference took for types although they are undeclared. One may be a
  /// function.
  let supposedTypes: [SyntaxNode]

  var isLet: Bool { decl.isLet }
  /// Whether the property cannot be set.
  var isReadOnly: Bool { decl.isLet || wrapper?.applied.setter == PropertyWrapper.Setter.none }
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
    wrapper = StorageWrapper(of: candidate, index: index)
    types = try PropertyTypes(of: binding, in: decl, wrapper?.applied, candidate, index: index)
    spelling = index.spelling(in: candidate.type, ofDeclaration: true)
    try index.checkConformances(
      neededBy: types.returned, at: binding.type?.range ?? candidate.range, of: candidate)
    let users = PropertyIsolation(
      of: candidate, type: types.returned, isWrapped: wrapper != nil, index: index)
    isolation = AccessorIsolation(of: candidate, users, index: index)
    storage = StorageDeclaration(
      for: decl, candidate, users, initializersAreWritten: initializersAreWritten, index: index)
    var context = PeerContext(of: candidate, index: index)
    form = Form(of: candidate, decl, binding, type: types.declared, users, storage, context, index: index)
    isYielded =
      !index.unaliased(types.returned, from: scope).isUnexpectedOfVariable
      && !index.isSeenWithoutSendable(candidate, type: types.returned)
    if users.leavesGlobalActor { context.leaveGlobalActor() }
    self.context = context
    let caller = CallerName(binding.name ?? "", scope: scope, index: index)
    observers = Observers(of: binding, candidate, caller: caller, index: index)
    let lazyValue = decl.node.hasModifier(.lazy) ? binding.initializer : nil
    undeclaredCallees = observers.undeclaredCallees + (lazyValue.map(caller.undeclaredCallees) ?? [])
    supposedTypes =
      binding.type == nil ? index.supposedTypes(calledIn: binding.initializer, scope: scope) : []
    try check(users, of: candidate, index: index)
  }

  /// Throws if the property cannot be isolated as its accessors must be.
  private func check(
    _ users: PropertyIsolation, of candidate: Candidate, index: TypeIndex
  ) throws(Ineligibility) {
    let leavesGlobalActor = users.leavesGlobalActor
    if users.leavesMainActor || leavesGlobalActor && !decl.isLet, index.isValueOfWrapper(candidate) {
      throw Ineligibility(
        candidate.range,
        "if it were nonisolated, the properties that it wraps would not be isolated to the global actor any more"
      )
    }
    if leavesGlobalActor, let owner = candidate.type,
      index.keepsConformanceOnActor(candidate.member, of: owner, value: types.returned)
    {
      throw Ineligibility(
        candidate.range,
        "the conformances of '\(types.returned)' are on a global actor, which this would leave: make them 'nonisolated'"
      )
    }
    if context.isInActor, !users.isSendable, !isReadOnly, index.cannotCheckAssignments(to: candidate) {
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
}
