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

  /// The declaration of a variable that holds a closure. A call is spared the check for exclusive access to it: nobody
  /// changes a closure in place.
  func declaration(of name: String, type: TypeRef) -> [Code] {
    let optional = TypeRef.optional(type)
    if case .plain = closureForm, !limits.isEmpty { return keptAsAny(name, type: type) }
    if isHeld { return held(name, type: optional, value: "nil") }
    switch closureForm {
    case .plain: break
    case .ofType: return shared(name, type: type, owner: nil)
    case .ofObject: return shared(name, type: type, owner: "self")
    }
    let attribute = isChecked ? "@exclusivity(unchecked) " : ""
    let own = isSendableOnActor ? modifiers : storedModifiers
    let head = "\(isChecked || own.isUnsafe ? words.safe : "")\(attribute)\(own)"
    return [.typed("\(limits)\(exemption)\(head)var \(name)", type: optional, value: "nil")]
  }

  /// The declaration of a variable that holds the arguments of all calls, which may come from several threads at once.
  func record(named name: String, element: TypeRef) -> [Code] {
    let type = TypeRef.array(element)
    switch recordForm {
    case .plain where isHeld: return held(name, type: type, value: "[]")
    case .isolated:
      return [.typed("\(exemption)\(recordModifiers(isolation: ""))var \(name)", type: type, value: "[]")]
    case .plain:
      return [.typed("\(exemption)\(safeWord)\(storedModifiers)var \(name)", type: type, value: "[]")]
    case .locked(let isolation):
      let head = "\(recordModifiers(isolation: isolation))var \(name)"
      let plain = name.unquoted
      let storage = PeerContext.storage(of: name)
      if needsRegistry {
        let key = "\(words.standard)ObjectIdentifier(\(typeName).self)"
        let place = "\(FileSupplement.recordsName).inScope([:])[\(key), \(plain.quoted), []]"
        return [
          .computed(
            head, type: type,
            [
              .accessor("get", place), .accessor("set", "\(place) = newValue"),
              .accessor("_modify", "yield &\(place)"),
            ])
        ]
      }
      let value = "\(LockedValue.nameInPlace)<\(type)>([])"
      let place = isOfType ? "\(storage).inScope([])" : isHeld ? "\(storage).value" : storage
      let specifier = isRecordConstant ? "let" : "var"
      return [
        .line(
          "private \(isolation)\(modifiers.isStatic ? "static " : "")\(specifier) \(storage) = "
            + (isHeld ? "\(EqualValue.name)(\(value))" : value)),
        .computed(
          head, type: type,
          LockedValue.accessors(of: place, words: isOfType || isInObject ? "" : "nonmutating ")),
      ]
    }
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

  /// The name of what keeps the value of a variable.
  private static func storage(of name: String) -> String { Namer.quoted("_" + name.unquoted) }

  /// What is before modifiers that may be unsafe.
  private var safeWord: String { isStoredUnsafely ? words.safe : "" }

  /// What is stored is `nonisolated(unsafe)`.
  var isStoredUnsafely: Bool { modifiers.isUnsafe || isOutsideInitializer }

  /// The modifiers of what is stored.
  private var storedModifiers: PeerModifiers {
    var own = modifiers
    own.isUnsafe = isStoredUnsafely
    return own
  }

  /// The modifiers of a record, whose isolation is not that of a closure. The access level is first, since it may be an
  /// attribute.
  private func recordModifiers(isolation: String) -> String {
    var own = modifiers
    own.isUnsafe = true
    return own.text(isolation: isolation)
  }

  /// A variable whose value is always equal to another. Its storage is as private as the variable only: the memberwise
  /// initialiser would be, too.
  private func held(_ name: String, type: TypeRef, value: String) -> [Code] {
    let storage = PeerContext.storage(of: name)
    return over(
      "\(storage) = \(EqualValue.name)<\(type)>(\(value))", "var \(name): \(type)",
      get: "\(storage).value", set: "\(storage).value = newValue")
  }

  /// A variable over storage of a type that every system has.
  ///
  /// An array keeps it, not an optional: a struct that stores an `Any` is read as a whole by what reads one of its
  /// constants, which could then not be read any more while another part of the struct is changed.
  private func keptAsAny(_ name: String, type: TypeRef) -> [Code] {
    let storage = PeerContext.storage(of: name)
    let place = isHeld ? "\(storage).value" : storage
    return over(
      isHeld ? "\(storage) = \(EqualValue.name)<[Any]>([])" : "\(storage): [Any] = []",
      "var \(name): \(TypeRef.optional(type))",
      get: "\(place).isEmpty ? nil : \(place)[0] as? \(type)",
      set: "\(place) = newValue.map { [$0] } ?? []")
  }

  /// A computed variable and the one that it is computed from.
  private func over(_ storage: String, _ variable: String, get: String, set: String) -> [Code] {
    let own = PeerModifiers(access: narrowLevel, isUnsafe: isStoredUnsafely, isStatic: false)
    return [
      .block(
        "\(limits)\(modifiers.text(isolation: "nonisolated "))\(variable)",
        [.accessor("get", get), .accessor("set", set)]),
      .line("\(exemption)\(safeWord)\(own)var \(storage)"),
    ]
  }

  /// A closure that several tasks may set and call, and where it is kept.
  ///
  /// - Parameter owner: the object that has it; nil if a type or a file has it.
  private func shared(_ name: String, type: TypeRef, owner: String?) -> [Code] {
    let head = modifiers.text(isolation: isolationWord)
    let optional = TypeRef.optional(type)
    if needsRegistry {
      let literal = name.unquoted
      let accessors = SharedStub.accessors(named: literal, type: typeName, standard: words.standard)
      return [.computed("\(limits)\(head)var \(name)", type: optional, accessors)]
    }
    let storage = PeerContext.storage(of: name)
    // A place that a subclass could override would be reached by an accessor, which is no atomic access.
    let kind = owner != nil ? "final " : modifiers.isStatic ? "static " : ""
    // What is static may be limited as its member is; what objects store may not.
    let isOfAnyType = owner != nil && !limits.isEmpty
    let place = SharedStub.place(of: isOfAnyType ? "Any" : "\(type)")
    let limitsOfPlace = owner == nil ? limits : ""
    let accessors = SharedStub.accessors(of: storage, owner: owner, as: isOfAnyType ? "\(type)" : nil)
    return [
      .line(
        "\(limitsOfPlace)\(exemption)\(SharedStub.placeModifiers(words))\(kind)var \(storage): \(place) = nil"
      ),
      .computed("\(limits)\(head)var \(name)", type: optional, accessors),
    ]
  }
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

/// What holds the closures of a struct that an invisible protocol may ask to be equal to others: every two are equal,
/// so whatever the compiler derives for the struct, or finds in an extension of the protocol, stays as it was.
enum EqualValue {
  static let name = "_StubbleValue"

  /// The declaration, seen as far as the struct.
  ///
  /// - Parameter bool: The name of `Bool`.
  static func declaration(access: String, words: FileWords, bool: String) -> Code {
    let swift = words.standard
    return .block(
      "\(access)\(words.isolation)struct \(name)<_Value>: \(swift)Hashable, @unchecked \(swift)Sendable",
      [
        .line("var value: _Value"),
        .short("\(access)init(_ value: _Value)", "self.value = value"),
        .short("\(access)static func == (a: Self, b: Self) -> \(bool)", "true"),
        .block("\(access)func hash(into hasher: inout \(swift)Hasher)", []),
      ])
  }
}

extension PeerContext {
  init(of candidate: Candidate, index: TypeIndex) {
    let member = candidate.member
    let type = candidate.type
    let model = type.map { index.types[$0] }
    let isStatic = candidate.hasStaticClosures
    isShared = candidate.isShared
    let isGeneric =
      type.map { index.facts[$0].isGeneric } ?? (member.isInExtension && index.mayBeGeneric(member.owner))
    let isOfProtocol = index.isOfProtocol(candidate)
    // What else the type's name may mean may be generic.
    let mayBeAnother =
      candidate.placement.reason != nil
      && type.map { index.mayMeanSomethingElse($0, around: member.node) } ?? false
    // Not even what it stores for the type itself may be nonisolated.
    let isDistributed = model?.isDistributed ?? false
    needsRegistry = isStatic && (isGeneric || isOfProtocol || mayBeAnother || isDistributed)
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
    let isOfSendable = type.map(index.isSendable) ?? false
    let isSendable = candidate.options.sendable ?? isOfSendable
    // What an option asks for is the type of the closures. Whether several tasks may use an object, its class says.
    let isPlain =
      model?.kind == .class && !isStatic
      && !isOfSendable && !(type.map { index.facts[$0].hasUnknownAncestors } ?? false)
    let isUnsafe: Bool
    closureAttributes = []
    switch isolation {
    case .global(let actor):
      closureAttributes = [TypeRef.Modifier(actor)]
      isUnsafe = typeIsolation != isolation && (typeIsolation != .none || !isPlain)
    case .actor, .unclear,
      .nonisolated where typeIsolation != .none:
      closureAttributes = [.sendable]
      isUnsafe = true
    case .none, .nonisolated:
      if isSendable { closureAttributes = [.sendable] }
      isUnsafe = !isPlain
    }
    isOutsideInitializer = !isStatic && (type.map(index.keepsInitializerOffActor) ?? false)
    isSendableOnActor = index.settings[member.file].languageMode == 6
    let access = PeerAccess(of: candidate, index: index)
    modifiers = PeerModifiers(
      access: access, isAccessOfExtension: access?.isSaid(around: candidate, index: index) ?? false,
      isUnsafe: isUnsafe,
      isStatic: isStatic && (type != nil || member.isInExtension),
      isFinal: isInObject && (type.map(index.mayNameOverridableMembersTwice) ?? false))
    recordForm = PeerContext.recordForm(
      of: candidate, isolation: isolation, isOfType: typeIsolation == isolation && !needsRegistry,
      index: index)
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
