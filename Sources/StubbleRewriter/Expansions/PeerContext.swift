import StubbleSemantics
import StubbleSyntax

/// What the declaration of a peer must say besides its name and type.
struct PeerContext: Sendable {
  var modifiers: PeerModifiers
  /// What comes before the closure's type: `@Sendable`, `@MainActor`.
  var closureAttributes: [TypeRef.Modifier]
  /// The member is static in a generic type, which can have no static storage.
  var needsRegistry: Bool
  /// The name by which the registry distinguishes the type from others.
  var typeName: String
  /// The member runs inside an actor instance.
  var isInActor: Bool
  /// What holds the closure must not keep the compiler from deriving the equality of the type.
  var isHeld: Bool
  /// The variable is in an object or is global, so that each access to it is checked at run time.
  var isChecked: Bool
  /// The closures are static, though the member is not: it must say so to see them.
  var isShared: Bool
  /// The attribute that keeps the variable from a macro on its type, with a blank after it.
  var exemption: String
  /// Where the member runs is not clear, so an `async` closure runs where it is called.
  var isUnclear: Bool
  /// The attributes that make the member available on some systems only, each with a blank after it.
  var limits: String
  /// How the calls of the member are recorded.
  var recordForm: RecordForm
  /// The record is a constant. It cannot be one where an initialiser assigns `self`, which gives it another.
  var isRecordConstant: Bool
  /// What is stored is not isolated, although its type is: with it the initialiser that the compiler makes would be.
  var isOutsideInitializer: Bool
  /// The closures may be used anywhere if they are on a global actor, as in language mode 6.
  var isSendableOnActor: Bool
  /// The closures belong to a type or a file, not to an instance.
  var isOfType: Bool
  /// The closures belong to an object.
  var isInObject: Bool
  /// `nonisolated ` where a variable would be isolated, though several tasks may use it.
  var isolationWord: String
  /// What declarations in the member's file must say.
  var words: FileWords

  /// How a closure is kept from data races.
  enum ClosureForm: Sendable {
    /// As a part of a value, or by the isolation of its type: a variable holds it.
    case plain
    /// By atomic accesses, for many tasks may call it. The type or the file has it.
    case ofType
    /// By atomic accesses. An object has it that many tasks may use.
    case ofObject
  }

  /// How a variable that records calls is kept from data races.
  enum RecordForm: Sendable {
    /// By its value, which is a part of another, or by the isolation of its type.
    case plain
    /// By the isolation of the member, which is that of its type.
    case isolated
    /// By a lock. The text is `nonisolated ` where the variable would be isolated.
    case locked(String)
  }

  /// The same for a closure that is static, though the member is not, or that is not.
  func with(isShared: Bool) -> PeerContext {
    var context = self
    context.isShared = isShared
    return context
  }

  /// The record may not be a part of what is isolated: an argument is sent on by the member, or an initialiser that the
  /// compiler makes would be isolated by arguments that may not be used anywhere.
  ///
  /// - Parameter isSent: an argument is sent on.
  mutating func keepRecordOffActor(isSent: Bool, areSendable: Bool) {
    guard case .isolated = recordForm, isSent || isOutsideInitializer && !areSendable else { return }
    recordForm = .locked("nonisolated ")
  }

  /// What the record's file needs for it.
  var recordSupplements: Set<FileSupplement> {
    guard case .locked = recordForm else { return [] }
    if needsRegistry { return [.lockedStatics, .lockedValue, .scopedRecords] }
    return isOfType ? [.lockedValue, .scopedRecords] : [.lockedValue]
  }

  /// What the closures' file needs for them.
  var closureSupplements: Set<FileSupplement> {
    if case .plain = closureForm { return [] }
    return needsRegistry ? [.sharedStubs, .statics] : [.sharedStubs]
  }

  /// Another variable keeps each closure.
  var needsStorage: Bool {
    if case .plain = closureForm { return isHeld || !limits.isEmpty }
    return true
  }

  /// How the closures are kept.
  var closureForm: ClosureForm {
    if isOfType { return .ofType }
    return isInObject && modifiers.isUnsafe ? .ofObject : .plain
  }

  /// What is stored is `nonisolated(unsafe)`.
  var isStoredUnsafely: Bool { modifiers.isUnsafe || isOutsideInitializer }
}

/// A closure as its member mentions it.
struct ClosureReference: Sendable {
  /// The name by which it is called.
  let callee: String
  /// What is after `if` to have it under that name, unless it is nil.
  let unwrapping: String
}

extension PeerContext {
  /// How a member mentions its closure. A parameter of the closure's name is passed to it, so the closure is called by
  /// another.
  func reference(to name: String, isShadowed: Bool = false) -> ClosureReference {
    let callee = isShadowed ? name + "Stub" : name
    let place = self.place(of: name, isShadowed: isShadowed)
    return ClosureReference(
      callee: callee, unwrapping: place == callee ? "let \(callee)" : "let \(callee) = \(place)")
  }

  /// The level of access to the variables, if only the file or the type sees them.
  var narrowLevel: PeerAccess? {
    modifiers.access.flatMap { $0 == .private || $0 == .fileprivate ? $0 : nil }
  }

  /// A variable of ours as its member mentions it: by the type, if it is static and the member is not, and by `self`, if a
  /// parameter has its name.
  func place(of name: String, isShadowed: Bool = false) -> String {
    isShared ? "Self.\(name)" : isShadowed ? "self.\(name)" : name
  }

  /// The member may be used anywhere, although all around it is on a global actor.
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
    needsRegistry = isStatic && (isOfProtocol || PeerContext.lacksStatics(around: candidate, index: index))
    limits = member.node.availabilityLimits.map { limit in
      limit.spelling.split(whereSeparator: \.isWhitespace).joined(separator: " ") + " "
    }.joined()
    isOfType = isStatic || type == nil
    isInObject = !isOfType && (model?.kind == .class || model?.kind == .actor)
    isRecordConstant =
      candidate.options.calls != true || isStatic || !(model?.mayAssignSelfInInitializers ?? false)
    isHeld = !isStatic && (type.map { index.facts[$0].mayDeriveEquality } ?? false)
    let isExact = model.map { candidate.placement.reason != nil && !$0.mayHaveSubclasses } ?? false
    typeName = isExact || isOfProtocol ? "Self" : type.map(index.nameInMembers) ?? member.owner.name
    isChecked = isOfType || isInObject
    let macro = isStatic ? nil : type.flatMap { index.facts[$0].storageMacro?.exemption }
    exemption = macro.map { $0.isEmpty ? "" : "@\($0) " } ?? ""
    let isolation = index.isolation(of: member, in: type)
    isInActor = isolation == .actor
    isUnclear = isolation == .unclear
    let typeIsolation = type.map { index.facts[$0].isolation } ?? .none
    words = index.words(inFile: member.file)
    let isDefault = isolation == .none && typeIsolation == .none && !index.isOnMainActor(file: member.file)
    isolationWord = isDefault ? "" : "nonisolated "
    let isUnsafe: Bool
    (closureAttributes, isUnsafe) = PeerContext.isolation(
      ofClosuresFor: candidate, isolation, in: typeIsolation, index: index)
    isOutsideInitializer = !isStatic && (type.map(index.keepsInitializerOffActor) ?? false)
    isSendableOnActor = index.settings[member.file].languageMode == 6
    let access = PeerAccess(of: candidate, index: index)
    modifiers = PeerModifiers(
      access: access, spi: access?.isForOtherModules == true ? member.spiAttributes : "",
      isAccessOfExtension: access?.isSaid(around: candidate, index: index) ?? false,
      isUnsafe: isUnsafe, isStatic: isStatic && (type != nil || member.isInExtension),
      isFinal: isInObject && (type.map(index.mayNameOverridableMembersTwice) ?? false))
    recordForm = PeerContext.recordForm(
      of: candidate, isolation: isolation, isOfType: typeIsolation == isolation && !needsRegistry,
      index: index)
  }

  /// The type around a member can store nothing for itself, or nothing that is nonisolated.
  private static func lacksStatics(around candidate: Candidate, index: TypeIndex) -> Bool {
    let member = candidate.member
    guard let type = candidate.type else { return member.isInExtension && index.mayBeGeneric(member.owner) }
    // What else the type's name may mean may be generic.
    let mayBeAnother =
      candidate.placement.reason != nil && index.mayMeanSomethingElse(type, around: member.node)
    return mayBeAnother || index.facts[type].isGeneric || index.types[type].isDistributed
  }

  /// What comes before the closures' types, and whether what holds the closures must be `nonisolated(unsafe)`.
  private static func isolation(
    ofClosuresFor candidate: Candidate, _ isolation: Isolation, in typeIsolation: Isolation,
    index: TypeIndex
  ) -> (attributes: [TypeRef.Modifier], isUnsafe: Bool) {
    let isOfSendable = candidate.type.map(index.isSendable) ?? false
    // What an option asks for is the type of the closures. Whether several tasks may use an object, its class says.
    let isObject = candidate.type.map {
      index.types[$0].kind == .class && !index.facts[$0].hasUnknownAncestors
    }
    let isPlain = isObject == true && !candidate.hasStaticClosures && !isOfSendable
    switch isolation {
    case .global(let actor):
      let isUnsafe = typeIsolation != isolation && (typeIsolation != .none || !isPlain)
      return ([TypeRef.Modifier(actor)], isUnsafe)
    case .actor, .unclear,
      .nonisolated where typeIsolation != .none:
      return ([.sendable], true)
    case .none, .nonisolated:
      return (candidate.options.sendable ?? isOfSendable ? [.sendable] : [], !isPlain)
    }
  }

  /// - Parameter isOfType: the isolation is that of the type, which can store the record.
  private static func recordForm(
    of candidate: Candidate, isolation: Isolation, isOfType: Bool, index: TypeIndex
  ) -> RecordForm {
    let isStatic = candidate.hasStaticClosures
    let isInStruct = !isStatic && candidate.type.map { index.types[$0].kind == .struct } ?? false
    if isInStruct, candidate.member.node.hasModifier(.mutating) { return .plain }
    // The copies of a value share the record of a function that does not change it.
    switch isolation {
    case .actor where !isStatic: return .isolated
    case .global where isOfType && !isStatic && !isInStruct: return .isolated
    case .none, .actor, .global, .nonisolated, .unclear:
      let needsWord = isolation != .none || index.isOnMainActor(file: candidate.member.file)
      return .locked(needsWord ? "nonisolated " : "")
    }
  }
}

extension TypeIndex {
  /// The member is one of an extension of a protocol, whose static closures are those of the types that conform.
  fileprivate func isOfProtocol(_ candidate: Candidate) -> Bool {
    if let type = candidate.type { return types[type].kind == .protocol }
    guard candidate.member.isInExtension else { return false }
    return prelude.types(named: candidate.member.owner.name).contains { $0.model.kind == .protocol }
  }
}
