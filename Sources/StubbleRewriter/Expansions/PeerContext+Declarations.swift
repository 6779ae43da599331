import StubbleSemantics

extension PeerContext {
  /// Returns the declaration of a variable that holds a closure. `@exclusivity(unchecked)` saves each call the check
  /// for exclusive access to the variable, since no code changes a closure in place.
  func declaration(of name: String, type: TypeRef) -> [Code] {
    let optional = TypeRef.optional(type)
    if !isAtomic, !limits.isEmpty { return keptAsAny(name, type: type) }
    if isWrappedAsEqual { return held(name, type: optional, value: "nil") }
    if isAtomic { return shared(name, type: type) }
    // Accesses to a variable of an object are checked for exclusivity at run time.
    let isChecked = owner == .object
    let attribute = isChecked ? "@exclusivity(unchecked) " : ""
    let own = isSendableOnActor ? modifiers : storedModifiers
    let head = "\(isChecked || own.isUnsafe ? words.safe : "")\(attribute)\(own)"
    return [.typed("\(limits.prefix)\(exemption)\(head)var \(name)", type: optional, value: "nil")]
  }

  /// Returns the declaration of a variable that holds the arguments of all calls, which may come from several threads.
  func record(named name: String, element: TypeRef) -> [Code] {
    let type = TypeRef.array(element)
    switch recordForm {
    case .plain where isWrappedAsEqual: return held(name, type: type, value: "[]")
    case .isolated:
      return [.typed("\(exemption)\(recordModifiers(isolation: ""))var \(name)", type: type, value: "[]")]
    case .plain:
      return [.typed("\(exemption)\(safeWord)\(storedModifiers)var \(name)", type: type, value: "[]")]
    case .locked(let isolation): return lockedRecord(named: name, type: type, isolation: isolation)
    }
  }

  /// Returns a record that is protected by a lock. That of a generic type is in the registry.
  private func lockedRecord(named name: String, type: TypeRef, isolation: String) -> [Code] {
    let head = "\(recordModifiers(isolation: isolation))var \(name)"
    let plain = name.unquoted
    let storage = Namer.storage(of: name)
    if owner == .registry {
      let key = "\(words.standard)ObjectIdentifier(\(typeName).self)"
      let element = "\(FileSupplement.recordsName).inScope([:])[\(key), \(plain.quoted), []]"
      return [
        .computed(
          head, type: type,
          [
            .accessor("get", element), .accessor("set", "\(element) = newValue"),
            .accessor("_modify", "yield &\(element)"),
          ])
      ]
    }
    let locked = LockedValue.nameInPlace
    let variable =
      isStaticOrGlobal ? "\(storage).inScope([])" : isWrappedAsEqual ? "\(storage).value" : storage
    let specifier = isRecordConstant ? "let" : "var"
    func equal(_ value: String) -> String { isWrappedAsEqual ? "\(EqualValue.name)(\(value))" : value }
    return [
      .line(
        "private \(isolation)\(modifiers.isStatic ? "static " : "")\(specifier) \(storage)"
          + (type.isFoundInExpressions
            ? " = " + equal("\(locked)<\(type)>([])")
            : ": \(isWrappedAsEqual ? "\(EqualValue.name)<\(locked)<\(type)>>" : "\(locked)<\(type)>") = "
              + equal("\(locked)([])"))),
      .computed(
        head, type: type,
        LockedValue.accessors(of: variable, words: owner == .value ? "nonmutating " : "")),
    ]
  }

  /// `@safe ` if the modifiers include `nonisolated(unsafe)` and the module has strict memory safety; otherwise empty.
  private var safeWord: String { isStoredUnsafely ? words.safe : "" }

  /// The modifiers of a stored variable.
  private var storedModifiers: PeerModifiers {
    var own = modifiers
    own.isUnsafe = isStoredUnsafely
    return own
  }

  /// Returns the modifiers of a record, whose isolation is not that of a closure. The access level comes first, since
  /// it may be an attribute.
  private func recordModifiers(isolation: String) -> String {
    var own = modifiers
    own.isUnsafe = true
    return own.text(isolation: isolation)
  }

  /// Returns a computed variable over storage whose values are all equal (`EqualValue`). The storage is not private
  /// unless the variable is, because it would make the memberwise initializer private. Its type is written, since the
  /// compiler does not find all types in an expression: `A<(nonisolated(nonsending) () async -> Void)?>(nil)`.
  private func held(_ name: String, type: TypeRef, value: String) -> [Code] {
    let storage = Namer.storage(of: name)
    return over(
      "\(storage): \(EqualValue.name)<\(type)> = \(EqualValue.name)(\(value))", "var \(name): \(type)",
      get: "\(storage).value", set: "\(storage).value = newValue")
  }

  /// Returns a variable that is limited to some systems, over storage of a type that every system has.
  ///
  /// The storage is an array and not an optional `Any`. Code that reads a constant of a struct with an `Any` reads the
  /// whole struct, which would conflict with a change of another part at the same time.
  private func keptAsAny(_ name: String, type: TypeRef) -> [Code] {
    let storage = Namer.storage(of: name)
    let variable = isWrappedAsEqual ? "\(storage).value" : storage
    return over(
      isWrappedAsEqual ? "\(storage) = \(EqualValue.name)<[Any]>([])" : "\(storage): [Any] = []",
      "var \(name): \(TypeRef.optional(type))",
      get: "\(variable).isEmpty ? nil : \(variable)[0] as? \(type)",
      set: "\(variable) = newValue.map { [$0] } ?? []")
  }

  /// Returns a computed variable and the storage that it is computed from.
  private func over(_ storage: String, _ variable: String, get: String, set: String) -> [Code] {
    let own = PeerModifiers(
      access: narrowLevel.map { PeerAccess($0, isInlined: false) }, isUnsafe: isStoredUnsafely,
      isStatic: false, isFinal: modifiers.isFinal)
    return [
      .block(
        "\(limits.prefix)\(modifiers.text(isolation: "nonisolated "))\(variable)",
        [.accessor("get", get), .accessor("set", set)]),
      .line("\(exemption)\(safeWord)\(own)var \(storage)"),
    ]
  }

  /// Returns the variable of a closure that several tasks may set and call, and the storage of the closure.
  private func shared(_ name: String, type: TypeRef) -> [Code] {
    let head = modifiers.text(isolation: isolationWord)
    let optional = TypeRef.optional(type)
    if owner == .registry {
      let literal = name.unquoted
      let accessors = SharedStub.accessors(named: literal, type: typeName, standard: words.standard)
      return [.computed("\(limits.prefix)\(head)var \(name)", type: optional, accessors)]
    }
    let storage = Namer.storage(of: name)
    // Storage that a subclass could override would be accessed by accessors, and not atomically.
    let isOfObject = owner == .object
    let kind = isOfObject ? "final " : modifiers.isStatic ? "static " : ""
    // A static stored property can be limited to some systems, as its member is. A stored instance property cannot.
    let isOfAnyType = isOfObject && !limits.isEmpty
    let storedType = SharedStub.storage(of: isOfAnyType ? "Any" : "\(type)")
    let storageLimits = isOfObject ? "" : limits.prefix
    let accessors = SharedStub.accessors(
      of: storage, owner: isOfObject ? "self" : nil, as: isOfAnyType ? "\(type)" : nil)
    return [
      .line(
        "\(storageLimits)\(exemption)\(SharedStub.storageModifiers(words))\(kind)var \(storage): \(storedType) = nil"
      ),
      .computed("\(limits.prefix)\(head)var \(name)", type: optional, accessors),
    ]
  }
}

extension TypeRef {
  /// Whether the compiler finds the type in an expression, as in `A<T>([])`. It does not find that of an asynchronous
  /// function with `nonisolated(nonsending)` in all others.
  fileprivate var isFoundInExpressions: Bool { !contains { $0.modifiers.contains(.nonsending) } }
}
