import StubbleSemantics
import StubbleSyntax

/// The parts of a peer's declaration besides its name and type: modifiers, attributes, and the form of its storage.
struct PeerContext: Sendable {
  var modifiers: PeerModifiers
  /// The attributes of the closure's type: `@Sendable`, `@MainActor`.
  var closureAttributes: [TypeRef.Modifier]
  /// What the closures belong to.
  var owner: Owner
  /// The name of the type whose `ObjectIdentifier` is the key in the registry.
  var typeName: String
  /// Whether the member is isolated to an actor instance.
  var isInActor: Bool
  /// Whether the closures are wrapped in values that are always equal (`EqualValue`), because the type may have a
  /// synthesized `==`.
  var isWrappedAsEqual: Bool
  /// Whether the closures are static although the member is not, so that it refers to them by `ownName`.
  var isShared: Bool
  /// The name by which a member refers to its own type: `Self`, or the name of a class where the compiler inlines the
  /// member always, since it crashes there if the member refers to the type of its object.
  var ownName: String
  /// The attribute that exempts the variable from a macro on its type, with a space after it: `@ObservationIgnored `.
  var exemption: String
  /// Whether the isolation of the member is unknown, so that an `async` closure runs on the actor of its caller.
  var isUnclear: Bool
  /// The `@available` attributes that limit the member to some systems.
  var limits: AvailabilityLimits
  /// How the record of the member's calls is protected from data races.
  var recordForm: RecordForm
  /// Whether the storage of the record is a constant. It is not if an initializer assigns `self`, and with it the
  /// storage.
  var isRecordConstant: Bool
  /// Whether the storage is `nonisolated(unsafe)` although the type is isolated, because isolated storage would isolate
  /// the synthesized initializers.
  var isOutsideInitializer: Bool
  /// Whether closures on a global actor are `Sendable`, as they are in language mode 6.
  var isSendableOnActor: Bool
  /// Whether the type is on a global actor. Its members take turns, but not the tasks that use them: a scope limits the
  /// stubs of an object to one of these.
  var isInTypeOnGlobalActor: Bool
  /// `nonisolated ` if a variable that several tasks use would be isolated without it; otherwise empty.
  var isolationWord: String
  /// The words that generated declarations in the member's file need for its compiler settings.
  var words: FileWords

  /// What the closures of a member belong to.
  enum Owner: Sendable {
    /// Each value of its type.
    case value
    /// Each object of its type, a class or actor.
    case object
    /// The type itself, or the file of a global function.
    case type
    /// The registry of the file: they are static, and the type is generic, a distributed actor or a protocol, which
    /// cannot have the static storage.
    case registry
  }

  /// How a record of calls is protected from data races.
  enum RecordForm: Sendable {
    /// As a part of a value.
    case plain
    /// By the isolation that the member and its type share.
    case isolated
    /// By a lock. The associated value is `nonisolated ` if the variable would be isolated without it; otherwise empty.
    case locked(String)
  }

  /// Returns this context for a closure that is static although the member is not, or for one that is not.
  func with(isShared: Bool) -> PeerContext {
    var context = self
    context.isShared = isShared
    return context
  }

  /// Protects the record by a lock instead of isolation if an argument is `sending`, which isolated storage could not
  /// keep, or if isolated storage of arguments that are not `Sendable` would isolate the synthesized initializers.
  ///
  /// - Parameters:
  ///   - isSent: Whether an argument is `sending`.
  ///   - areSendable: Returns whether all arguments are known to be `Sendable`.
  mutating func keepRecordOffActor(isSent: Bool, areSendable: () -> Bool) {
    guard case .isolated = recordForm, isSent || isOutsideInitializer && !areSendable() else { return }
    recordForm = .locked("nonisolated ")
  }

  /// The helper declarations that the record needs in its file.
  var recordSupplements: Set<FileSupplement> {
    guard case .locked = recordForm else { return [] }
    switch owner {
    case .registry: return [.lockedStatics, .lockedValue, .scopedRecords]
    case .type: return [.lockedValue, .scopedRecords]
    case .object, .value: return [.lockedValue]
    }
  }

  /// The helper declarations that the closures need in their file.
  var closureSupplements: Set<FileSupplement> {
    guard isAtomic else { return [] }
    return owner == .registry ? [.sharedStubs, .statics] : [.sharedStubs]
  }

  /// Whether each closure is a computed variable over storage of its own.
  var needsStorage: Bool { isAtomic || isWrappedAsEqual || !limits.isEmpty }

  /// Whether the closures are accessed atomically, since several tasks may use them, at the same time or in turn. Others
  /// are parts of values, or of objects that one task uses.
  var isAtomic: Bool {
    switch owner {
    case .type, .registry: true
    case .object: modifiers.isUnsafe || isInTypeOnGlobalActor
    case .value: false
    }
  }

  /// Whether the closures are static or global.
  var isStaticOrGlobal: Bool { owner == .type || owner == .registry }

  /// Whether the stored variables are `nonisolated(unsafe)`.
  var isStoredUnsafely: Bool { modifiers.isUnsafe || isOutsideInitializer }
}

/// A reference of a member to its closure.
struct ClosureReference: Sendable {
  /// The name by which the closure is called.
  let callee: String
  /// The condition after `if` that binds the closure to this name: `let _fetch`.
  let unwrapping: String
}

extension PeerContext {
  /// Returns how a member refers to its closure.
  ///
  /// - Parameter isShadowed: Whether a parameter of the member has the closure's name. The closure is then bound to
  ///   another name, since the parameter must be passed to it.
  func reference(to name: String, isShadowed: Bool = false) -> ClosureReference {
    let callee = isShadowed ? name + "Stub" : name
    let expression = self.expression(for: name, isShadowed: isShadowed)
    return ClosureReference(
      callee: callee, unwrapping: expression == callee ? "let \(callee)" : "let \(callee) = \(expression)")
  }

  /// The access level of the variables, if it is `private` or `fileprivate`; otherwise `nil`.
  var narrowLevel: AccessLevel? {
    modifiers.access.flatMap { $0.level.isForOtherFiles ? nil : $0.level }
  }

  /// Returns the expression by which a member refers to a generated variable: `Self.x` if the variable is static and
  /// the member is not, `self.x` if a parameter shadows it, or `x`.
  func expression(for name: String, isShadowed: Bool = false) -> String {
    isShared ? "\(ownName).\(name)" : isShadowed ? "self.\(name)" : name
  }

  /// Makes the closures nonisolated, for a member that is so although its type is on a global actor.
  mutating func leaveGlobalActor() {
    closureAttributes = []
    isolationWord = "nonisolated "
    modifiers.isUnsafe = true
  }
}

extension PeerContext {
  init(of candidate: Candidate, index: TypeIndex) {
    let member = candidate.member
    let type = candidate.type
    let model = type.map { index.types[$0] }
    let isStatic = candidate.hasStaticClosures
    isShared = candidate.isShared
    let isOfProtocol = index.isOfProtocol(candidate)
    limits = AvailabilityLimits(of: member.node)
    owner = PeerContext.owner(of: candidate, isOfProtocol: isOfProtocol, index: index)
    isRecordConstant =
      candidate.options.calls != true || isStatic || !(model?.mayAssignSelfInInitializers ?? false)
    isWrappedAsEqual =
      !isStatic && (type.map { SynthesizedConformances.mayBeDerived(in: $0, index: index) } ?? false)
    let isExact = model.map { candidate.placement.reason != nil && !$0.mayHaveSubclasses } ?? false
    let name = type.map { index.nameInMembers(of: $0).description } ?? member.owner.name
    typeName = isExact || isOfProtocol ? "Self" : name
    ownName = model?.kind == .class && candidate.isTransparent ? name : "Self"
    let macro = isStatic ? nil : type.flatMap { index.facts(of: $0).storageMacro }
    exemption = macro?.effect.exemptingAttribute.map { "@\($0) " } ?? ""
    let isolation = index.isolation(of: member, in: type)
    isInActor = isolation == .actor
    isUnclear = isolation == .unclear
    let typeIsolation = type.map { index.facts(of: $0).isolation } ?? .none
    if case .global = typeIsolation { isInTypeOnGlobalActor = true } else { isInTypeOnGlobalActor = false }
    words = index.words(inFile: member.file)
    let isDefault =
      isolation == .none && typeIsolation == .none && !index.isolatesVariables(beside: candidate)
    isolationWord = isDefault ? "" : "nonisolated "
    let isUnsafe: Bool
    (closureAttributes, isUnsafe) = PeerContext.isolation(
      ofClosuresFor: candidate, isolation, in: typeIsolation, index: index)
    isOutsideInitializer = !isStatic && (type.map(index.keepsInitializerOffActor) ?? false)
    isSendableOnActor = index.settings[member.file].isInMode6
    let access = PeerAccess(of: candidate, index: index)
    modifiers = PeerModifiers(
      access: access,
      spi: access?.isForOtherModules == true && !candidate.isStored(inFrozen: model)
        ? member.spiAttributes : "",
      isAccessOfExtension: access?.isSaid(around: candidate, index: index) ?? false,
      isUnsafe: isUnsafe, isStatic: isStatic && (type != nil || member.isInExtension),
      isFinal: owner == .object && (model?.mayHaveSubclasses ?? false))
    recordForm = PeerContext.recordForm(
      of: candidate, isolation: isolation,
      isIsolatedAsItsType: typeIsolation == isolation && owner != .registry,
      index: index)
  }

  private static func owner(of candidate: Candidate, isOfProtocol: Bool, index: TypeIndex) -> Owner {
    if candidate.hasStaticClosures {
      return isOfProtocol || lacksStatics(around: candidate, index: index) ? .registry : .type
    }
    guard let type = candidate.type else { return .type }
    let kind = index.types[type].kind
    return kind == .class || kind == .actor ? .object : .value
  }

  /// Whether the enclosing type of a member cannot have static stored properties, or none that are nonisolated.
  private static func lacksStatics(around candidate: Candidate, index: TypeIndex) -> Bool {
    let member = candidate.member
    guard let type = candidate.type else { return member.isInExtension && index.mayExtendGenericType(member) }
    // In another configuration the type's name may mean a generic type.
    let mayBeAnother =
      candidate.placement.reason != nil && index.mayMeanSomethingElse(type, around: member.node)
    return mayBeAnother || index.facts(of: type).isGeneric || index.types[type].isDistributed
  }

  /// Returns the attributes of the closures' types, and whether their storage must be `nonisolated(unsafe)`.
  private static func isolation(
    ofClosuresFor candidate: Candidate, _ isolation: Isolation, in typeIsolation: Isolation,
    index: TypeIndex
  ) -> (attributes: [TypeRef.Modifier], isUnsafe: Bool) {
    let isOfSendable = candidate.type.map(index.isSendable) ?? false
    // The option `sendable:` is about the type of the closures only. Whether several tasks may use an object depends on
    // its class.
    let isObject = candidate.type.map {
      index.types[$0].kind == .class && !index.facts(of: $0).hasUnknownAncestors
    }
    let isPlain = isObject == true && !candidate.hasStaticClosures && !isOfSendable
    switch isolation {
    case .global(let actor):
      let isUnsafe = typeIsolation != isolation && (typeIsolation != .none || !isPlain)
      return ([TypeRef.Modifier(actor)], isUnsafe)
    case .actor, .unclear: return ([.sendable], true)
    case .nonisolated where typeIsolation != .none: return ([.sendable], true)
    case .none, .nonisolated:
      return (candidate.options.sendable ?? isOfSendable ? [.sendable] : [], !isPlain)
    }
  }

  /// Returns how the record of a member's calls is protected from data races.
  ///
  /// - Parameter isIsolatedAsItsType: Whether the member's isolation is that of its type, and the type can store the record.
  private static func recordForm(
    of candidate: Candidate, isolation: Isolation, isIsolatedAsItsType: Bool, index: TypeIndex
  ) -> RecordForm {
    let isStatic = candidate.hasStaticClosures
    let isInStruct = !isStatic && candidate.type.map { index.types[$0].kind == .struct } ?? false
    if isInStruct, candidate.member.node.hasModifier(.mutating) { return .plain }
    // A nonmutating function of a struct cannot change a stored array: copies of a value share its record.
    switch isolation {
    case .actor where !isStatic: return .isolated
    case .global where isIsolatedAsItsType && !isStatic && !isInStruct: return .isolated
    case .none, .actor, .global, .nonisolated, .unclear:
      let needsWord = isolation != .none || index.isolatesVariables(beside: candidate)
      return .locked(needsWord ? "nonisolated " : "")
    }
  }
}

extension TypeIndex {
  /// Whether variables beside a member may be on the main actor though nothing at the member says so: by default, or as
  /// the global variables of a file that contains top-level code.
  fileprivate func isolatesVariables(beside candidate: Candidate) -> Bool {
    candidate.type == nil && !candidate.member.isInExtension || isOnMainActor(file: candidate.member.file)
  }

  /// Whether the member is in an extension of a protocol, whose static closures belong to the conforming types.
  fileprivate func isOfProtocol(_ candidate: Candidate) -> Bool {
    if let type = candidate.type { return types[type].kind == .protocol }
    guard candidate.member.isInExtension else { return false }
    return prelude.types(named: candidate.member.owner.name).contains { $0.model.kind == .protocol }
  }
}

extension Candidate {
  /// Whether the closures are stored properties of a `@frozen` struct, none of which may be `@_spi`.
  fileprivate func isStored(inFrozen model: TypeModel?) -> Bool {
    guard let model, !hasStaticClosures else { return false }
    return model.kind == .struct && model.decl.node.isFrozen
  }
}
