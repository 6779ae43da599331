import StubbleSemantics
import StubbleSyntax

/// A builder of a double's class, with the parts that are common to all kinds.
struct DoubleFrame {
  let kind: DoubleKind
  let name: String
  let model: ProtocolModel
  /// The access level of the class.
  let levelOfClass: AccessLevel
  /// The access level that its members state: that of the class, or none, if it is private. What the compiler lets see a
  /// private class may see all of it.
  let level: AccessLevel
  let style: DoubleStyle
  /// The members that were generated so far.
  var items: [Code] = []
  /// The name of the variable with the object that a spy passes calls on to, or `nil` if it does not.
  var forwardingTarget: String?
  /// The members that a spy does not pass on, because the call would be ambiguous.
  let ambiguousMembers: Set<ObjectIdentifier>
  /// Whether all initializers can set stubs up: none is inherited, and none is off the actor of the class.
  let initializersSetUpStubs: Bool
  /// `@safe ` before types that store values of unsafe types; otherwise empty.
  let safeMark: String
  /// The name of the class of values that are protected by a lock, different from all names in the protocol.
  let lockName: String
  /// The name of the struct for `sending` results, different from all names in the protocol.
  let sentName: String
  /// The beginning of the names of storage: more underscores than any other name in the class begins with.
  let storagePrefix: String
  private var usesLock = false
  private var usesRegistry = false
  private var names: ClaimedNames

  init(kind: DoubleKind, name: String, model: ProtocolModel, access: AccessLevel, style: DoubleStyle) {
    self.kind = kind
    self.style = style
    self.name = name
    self.model = model
    ambiguousMembers = kind == .spy ? AmbiguousOverloads(model.requirements).members : []
    initializersSetUpStubs =
      model.superclass == nil
      && !model.requirements.contains { $0.function?.isInitializer == true && model.isOffActor($0) }
    safeMark = model.safeMark
    let types = model.namesOfTypes
    lockName =
      style.sharedLock ?? (types.contains(LockedValue.name) ? LockedValue.otherName : LockedValue.name)
    sentName = types.contains("SentValue") ? "SentResult" : "SentValue"
    storagePrefix = DoubleFrame.storagePrefix(in: model)
    levelOfClass = access
    level = max(access, .internal)
    names = ClaimedNames(in: model)
  }

  /// The access level before every member, with a space after it; empty for internal.
  var access: String { level.prefix }

  /// Returns one underscore more than any member's name begins with.
  private static func storagePrefix(in model: ProtocolModel) -> String {
    let inherited = model.superclass.map { $0.superclass.names.ofInstances.union($0.superclass.names.ofType) }
    let names = model.requirements.map(ownName) + model.shadowedNames + (inherited ?? [])
    let underscores = names.map { $0.prefix { $0 == "_" }.count }.max() ?? 0
    return String(repeating: "_", count: underscores + 1)
  }

  // MARK: Names

  /// Claims a name for a generated declaration.
  ///
  /// - Throws: An `Ineligibility` if another declaration has the name.
  mutating func claim(_ name: String, for requirement: Requirement) throws(Ineligibility) {
    for owner in names.owners(of: name, isStatic: requirement.isStatic) {
      guard let owner else {
        throw ineligible(
          "'\(name)' of '\(requirement.reference)' would collide with a member of the double itself")
      }
      if owner.excludes(requirement) { continue }
      throw ineligible(
        "'\(name)' would be generated for '\(requirement.reference)', but '\(owner.reference)' has that name")
    }
    names.add(name, isStatic: requirement.isStatic, for: requirement)
  }

  /// Returns a name, or a longer one, from which unused names can be derived for all declarations of a requirement.
  ///
  /// - Parameter generated: Returns the names that are derived from a name.
  func nameable(
    _ name: String, _ requirement: Requirement, generated: (String) -> [String]
  ) -> String {
    let word = requirement.isProperty ? "Property" : "Function"
    let candidates = [name, name + word, name + word + "2"]
    return candidates.first { candidate in
      generated(candidate).allSatisfy { names.isFree($0, for: requirement) }
    } ?? name
  }

  /// Claims the first unused one of some names for a generated declaration.
  ///
  /// - Throws: An `Ineligibility` if all of them are used.
  mutating func claimFirst(of candidates: [String], for requirement: Requirement) throws(Ineligibility)
    -> String
  {
    let name = candidates.first { names.isFree($0, for: requirement) } ?? candidates[0]
    try claim(name, for: requirement)
    return name
  }

  /// Claims a name for a declaration of the double itself: the first unused one, or the last one with a number.
  mutating func free(_ candidates: [String], for declaration: ClaimedNames.OwnDeclaration = .member) -> String
  {
    names.claimFirst(of: candidates, for: declaration)
  }

  /// Returns the name of the function that traps: `fatalError`, qualified if a member, a parameter or a declaration of
  /// the project hides it, or `preconditionFailure` if the module's name is hidden too.
  func trap(in function: RequiredFunction? = nil) -> String {
    let name = "fatalError"
    let isHidden =
      model.hiddenNames.contains(name) || names.contains(name)
      || function?.parameters.contains { $0.name == name } ?? false
    guard isHidden else { return name }
    let module = model.words.standard
    return module.isEmpty ? "preconditionFailure" : module + name
  }

  /// Returns the qualification of a requirement's variable in an instance method: `Self.` if it is static; otherwise
  /// empty.
  func owner(of requirement: Requirement) -> String {
    if !requirement.isStatic { return "" }
    return names.contains("Self") ? model.words.standard + "type(of: self)." : "Self."
  }

  func ineligible(_ reason: String) -> Ineligibility { model.decl.noDouble(reason) }

  // MARK: Isolation

  /// Whether several threads may call the double at once.
  var isConcurrent: Bool { model.isSendable && model.globalActor == nil }

  /// Whether a lock must protect what a test sets for a requirement, because any code may call the member.
  func isLocked(_ requirement: Requirement) -> Bool {
    model.globalActor == nil ? isConcurrent || requirement.isStatic : model.isOffActor(requirement)
  }

  /// Whether a lock must protect the records of a requirement's calls: it must unless they are isolated, because in
  /// Swift 5, several threads may call an object even if it is not `Sendable`.
  func isRecordLocked(_ requirement: Requirement) -> Bool {
    model.globalActor == nil || model.isOffActor(requirement)
  }

  /// Returns `nonisolated ` if the variables for a requirement must not be isolated as the class is; otherwise empty.
  func isolation(ofTrackersFor requirement: Requirement) -> String {
    model.isActor && !requirement.isStatic || model.isOffActor(requirement) ? "nonisolated " : ""
  }

  /// Returns the attributes of the type of the closure that stubs a requirement.
  func closureAttributes(_ requirement: Requirement, of function: RequiredFunction) -> [TypeRef.Modifier] {
    if let own = requirement.globalActor { return [TypeRef.Modifier(own)] }
    if let actor = model.globalActor, !requirement.isNonisolated { return [TypeRef.Modifier(actor)] }
    let staysHere = model.isActor && !requirement.isNonisolated || requirement.isNonsending
    return (function.isAsync && staysHere ? [.nonsending] : []) + (isLocked(requirement) ? [.sendable] : [])
  }

  // MARK: Variables

  /// Returns a variable for a requirement, protected by a lock if necessary.
  ///
  /// - Parameters:
  ///   - initial: The initial value, or `nil` for none.
  ///   - isRecord: Whether each call changes the variable.
  ///   - isReference: Whether tests change the object that the variable refers to, rather than the variable.
  ///   - isUnsafe: Whether uses of the variable must be marked `unsafe`.
  mutating func variable(
    _ name: String, type: TypeRef, initial: String?, isRecord: Bool = false, isReference: Bool = false,
    isUnsafe: Bool = false, for requirement: Requirement
  ) -> [Code] {
    if requirement.isStatic, let registry {
      return [
        staticVariable(
          name, type: type, initial: initial, isReference: isReference, isUnsafe: isUnsafe, in: registry,
          for: requirement)
      ]
    }
    let word = requirement.isStatic ? "static " : ""
    let quoted = Namer.escaped(name)
    if isRecord ? isRecordLocked(requirement) : isLocked(requirement) {
      return lockedVariable(
        name, type: type, initial: initial ?? "nil", words: word,
        isolation: isolation(ofTrackersFor: requirement), isUnsafe: isUnsafe)
    }
    let words = access + word
    if let initial {
      return initial == "0"
        ? [.line("\(words)var \(quoted) = 0")]
        : [
          .typed(
            "\(words)var \(quoted)", type: type, value: unsafeMark(isUnsafe && initial != "nil") + initial)
        ]
    }
    return [.typed("\(words)var \(quoted)", type: type, value: nil)]
  }

  /// Returns a computed variable over storage that a lock protects.
  ///
  /// - Parameters:
  ///   - initial: The initial value of the storage, or `nil` if an initializer sets it.
  ///   - words: The modifiers before `let` and `var`: `static `, or an empty string.
  ///   - access: The access level, or `nil` for that of the class.
  ///   - isConstant: Whether the variable cannot be set.
  ///   - isUnsafe: Whether uses of the variable must be marked `unsafe`.
  mutating func lockedVariable(
    _ name: String, type: TypeRef, initial: String?, words: String = "", isolation: String,
    access: String? = nil, isConstant: Bool = false, isUnsafe: Bool = false
  ) -> [Code] {
    usesLock = true
    let kept = if case .implicitlyUnwrapped(let wrapped) = type { TypeRef.optional(wrapped) } else { type }
    let head = "\(access ?? self.access)\(isolation)\(words)var \(Namer.escaped(name))"
    let storage = storagePrefix + name
    // A `Sendable` constant of an instance needs no `nonisolated`; a static one would be isolated as the class is.
    let isolationOfStorage = words.isEmpty ? "" : isolation
    return [
      .typed(
        "private \(isolationOfStorage)\(words)let \(storage)", type: .named(lockName, kept),
        value: initial.map { "\(unsafeMark(isUnsafe)).init(\($0))" }),
      isConstant
        ? .short(head, type: type, "\(storage).value")
        : .computed(head, type: type, LockedValue.accessors(of: storage, mark: unsafeMark(isUnsafe))),
    ]
  }

  /// The name of the registry for the static values of a generic class, which cannot have static stored properties;
  /// `nil` for other classes.
  var registry: String? { model.generics.isEmpty ? nil : name + "Statics" }

  /// Returns a static variable of a generic class, whose value is in the registry.
  mutating func staticVariable(
    _ name: String, type: TypeRef, initial: String?, isReference: Bool = false, isUnsafe: Bool = false,
    in registry: String, for requirement: Requirement
  ) -> Code {
    usesRegistry = true
    let mark = unsafeMark(isUnsafe)
    let isolation = isolation(ofTrackersFor: requirement)
    func element(_ initial: String) -> String { "\(registry)[self, \(name.quoted), \(initial)]" }
    let set = Code.accessor("set", [.twoPart("\(mark)\(element("newValue")) =", "newValue")])
    let value = element(initial ?? "nil")
    let accessors: [Code] =
      isReference
      ? [
        .accessor(
          "get",
          [
            .typed("let initial", type: type, value: initial.map { mark + $0 }),
            .line("return \(mark)\(element("initial"))"),
          ]),
        set,
      ] : [.accessor("get", mark + value), set, .accessor("_modify", "yield \(mark)&\(value)")]
    return .computed("\(access)\(isolation)static var \(Namer.escaped(name))", type: type, accessors)
  }

  // MARK: The class

  /// Returns the class with the members that were generated so far.
  func double(conditions: [String]) -> DoubleClass {
    var members = items
    if usesLock, style.sharedLock == nil { members += [.gap, lockedValue] }
    if model.sendsResults { members += [.gap, sentValue] }
    members += identity
    let spi = level == .public ? model.spi : []
    return DoubleClass(
      kind: kind, name: name, code: declaration(members),
      attributes: spi + model.availability + (safeMark.isEmpty ? [] : ["@safe"])
        + [model.inheritsIsolation ? nil : model.globalActor?.attribute].compactMap(\.self),
      companions: usesRegistry ? [registry.map(registry(named:))].compactMap(\.self) : [],
      needsSharedLock: usesLock && style.sharedLock != nil,
      needsFoundation: usesLock || usesRegistry || model.needsNSObject, conditions: conditions,
      requirementCount: model.requirements.count)
  }

  /// The call of the superclass's initializer; none if there is no superclass.
  var superInitializer: [Code] {
    model.needsNSObject || model.superclass != nil ? [.line("super.init()")] : []
  }

  /// The `init()` of a class that does not inherit it.
  var plainInitializer: Code {
    let isolation = replacesImplicitInitializer ? "nonisolated " : ""
    return .block(
      "\(access)\(isolation)\(overridesPlainInitializer ? "override " : "")init()", superInitializer)
  }

  /// Whether the class declares an `init()` that it does not inherit and the protocol does not require.
  var declaresPlainInitializer: Bool {
    if requiresPlainInitializer { return false }
    return model.superclass == nil || requiresInitializer || replacesImplicitInitializer
  }

  /// Whether the class must declare a nonisolated `init()` because the one that it would inherit is implicit. Since
  /// language mode 6, the implicit `init()` of a superclass is nonisolated, and that of the double would be isolated by
  /// default.
  private var replacesImplicitInitializer: Bool {
    guard let superclass = model.superclass?.superclass, model.settings.mayBeInMode6 else { return false }
    return model.isInMainActorModule && model.globalActor != nil && !superclass.declaresInitializers
  }

  /// Whether `init()` overrides that of the superclass.
  var overridesPlainInitializer: Bool {
    model.needsNSObject || model.superclass?.superclass.declaresPlainInitializer ?? false
  }

  /// `nonisolated ` if a declaration would be isolated by default without it; otherwise empty.
  var nonisolatedWord: String { model.words.isolation }

  var isFinal: Bool { model.needsFinal || kind.isFinal }

  private func declaration(_ members: [Code]) -> Code {
    let renamed = renamedGenerics
    let generics = model.generics.map { $0.substituting(renamed).spelling }.joined(separator: ", ")
    let isolation = model.globalActor == nil ? nonisolatedWord : ""
    let noun = model.isActor ? "actor" : isolation + (isFinal ? "final " : "") + "class"
    let conformance = (model.isConformanceUnsafe ? "@unsafe " : "") + conformanceMark + model.reference
    let superclass =
      model.superclass.map { ["\($0.type.substituting(renamed))"] }
      ?? (model.needsNSObject ? ["NSObject"] : [])
    var parents = superclass + [conformance] + nonisolatedConformances
    let restates = model.superclass?.superclass.conforms(to: "Sendable") ?? false
    let isChecked = isFinal && model.superclass == nil
    if restates || !model.isActor && model.globalActor == nil && isConcurrent && !isChecked {
      parents.append("@unchecked \(standard("Sendable"))")
    }
    return .type(
      "\(levelOfClass.prefix)\(noun) \(name)\(generics.isEmpty ? "" : "<\(generics)>")", inheriting: parents,
      requirements: model.constraints.map { $0.map { $0.substituting(renamed) }.description }, members)
  }

  /// The attribute before the protocol in the inheritance clause if the isolation of the class differs from that of its
  /// requirements, with a space after it; otherwise empty.
  private var conformanceMark: String {
    // The compiler isolates the conformance to `Equatable` by default, and not the one that depends on it.
    if model.needsIsolatedConformance { return model.globalActor.map { $0.attribute + " " } ?? "" }
    if model.conformsAsBeforeConcurrency { return "@preconcurrency " }
    // The compiler would isolate the conformances to inherited protocols, and not the one that depends on them.
    return model.globalActor != nil && model.classSettings.isolatesConformances ? "nonisolated " : ""
  }

  /// The nonisolated conformances to `Hashable`, `Equatable` and `Comparable`, which the compiler would isolate by
  /// default.
  private var nonisolatedConformances: [String] {
    guard model.isComparedAnywhere else { return [] }
    let hashed = model.isHashable ? "Hashable" : model.isEquatable && !model.isComparable ? "Equatable" : nil
    return [hashed, model.isComparable ? "Comparable" : nil].compactMap(\.self)
      .filter { !superclassConforms(to: $0) }.map { "nonisolated \(standard($0))" }
  }

  /// The generic parameters with other names than their associated types, which are declared as aliases of them.
  private var renamedGenerics: [String: TypeRef] {
    let contended = model.contendedGenerics(withInitializer: kind.initializer)
    return contended.reduce(into: [:]) { $0[$1] = .named(Namer.escaped(storagePrefix + $1)) }
  }

  /// The type aliases for associated types that are fixed, or whose generic parameters have other names.
  var typealiases: [Code] {
    let renamed = renamedGenerics
    let generics = model.generics.compactMap { generic in renamed[generic.name].map { (generic.name, $0) } }
    return (generics + model.aliases).map { name, type in
      .line("\(access)typealias \(Namer.escaped(name)) = \(type)")
    }
  }

  /// The witnesses of `Equatable`, `Comparable` and `Hashable`, all by the object's identity.
  private var identity: [Code] {
    let isolation = model.isActor || model.globalActor != nil ? "nonisolated " : ""
    let word = model.globalActor == nil ? "" : "nonisolated "
    func comparison(_ name: String, _ result: String) -> [Code] {
      let head = "\(access)\(word)static func \(name) "
      let parameters = ["left: \(self.name)", "right: \(self.name)"]
      return [
        .gap, .function(head, parameters: parameters, tail: " -> \(standard("Bool"))", [.line(result)]),
      ]
    }
    let equality = comparison("==", "left === right")
    let identifier = standard("ObjectIdentifier")
    let order = comparison("<", "\(identifier)(left) < \(identifier)(right)")
    let hash = Code.function(
      "\(access)\(isolation)func hash", parameters: ["into hasher: inout \(standard("Hasher"))"], tail: "",
      [.line("hasher.combine(\(identifier)(self))")])
    return (model.isEquatable && !superclassConforms(to: "Equatable") ? equality : [])
      + (model.isComparable && !superclassConforms(to: "Comparable") ? order : [])
      + (model.isHashable && !superclassConforms(to: "Hashable") ? [.gap, hash] : [])
  }

  private func superclassConforms(to name: String) -> Bool {
    if model.needsNSObject { return name != "Comparable" }
    return model.superclass?.superclass.conforms(to: name) ?? false
  }

  /// Returns the name of a type of the standard library, qualified if the project hides it.
  func standard(_ name: String) -> String { model.standard(name) }
}
