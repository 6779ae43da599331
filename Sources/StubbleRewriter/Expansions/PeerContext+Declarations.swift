import StubbleSemantics

extension PeerContext {
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
    case .locked(let isolation): return lockedRecord(named: name, type: type, isolation: isolation)
    }
  }

  /// A record that is used under a lock. Generic types have theirs in the registry.
  private func lockedRecord(named name: String, type: TypeRef, isolation: String) -> [Code] {
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

  /// The name of what keeps the value of a variable.
  private static func storage(of name: String) -> String { Namer.quoted("_" + name.unquoted) }

  /// What is before modifiers that may be unsafe.
  private var safeWord: String { isStoredUnsafely ? words.safe : "" }

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
