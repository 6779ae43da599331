import StubbleSemantics
import StubbleSyntax

/// A class in the making, with what its members have in common whatever its kind.
struct DoubleFrame {
  let kind: DoubleKind
  let name: String
  let model: ProtocolModel
  /// That of the class and its members.
  let level: AccessLevel
  let style: DoubleStyle
  var items: [Code] = []
  /// Where a spy keeps the object that it passes calls on to.
  var forwardingTarget: String?
  /// The class of what a lock protects, named apart from what the protocol mentions.
  let lockName: String
  /// The struct of a result that is given up, named likewise.
  let sentName: String
  /// What the names of storage begin with: more underscores than any other name in the class.
  let storagePrefix: String
  private var usesLock = false
  private var usesRegistry = false
  /// The names that members have, those of instances and those of the type apart, with whose they are.
  private var taken: [String: [Requirement?]] = [:]

  init(kind: DoubleKind, name: String, model: ProtocolModel, access: AccessLevel, style: DoubleStyle) {
    self.kind = kind
    self.style = style
    self.name = name
    self.model = model
    let types = model.namesOfTypes
    lockName = types.contains("LockedValue") ? "LockedStorage" : "LockedValue"
    sentName = types.contains("SentValue") ? "SentResult" : "SentValue"
    storagePrefix = DoubleFrame.storagePrefix(in: model)
    level = max(access, .fileprivate)
    for requirement in model.requirements {
      guard let name = requirement.member.declaredNames.first else { continue }
      taken[DoubleFrame.key(name, requirement.isStatic), default: []].append(requirement)
    }
    if let names = model.superclass?.superclass.names {
      for name in names.ofInstances { taken[DoubleFrame.key(name, false), default: []].append(nil) }
      for name in names.ofType { taken[DoubleFrame.key(name, true), default: []].append(nil) }
    }
    // A type in the class would hide what the protocol means.
    for name in types {
      for isStatic in [false, true] { taken[DoubleFrame.key(name, isStatic), default: []].append(nil) }
    }
  }

  /// What is before every member.
  var access: String { level.prefix }

  private static func storagePrefix(in model: ProtocolModel) -> String {
    let inherited = model.superclass.map { $0.superclass.names.ofInstances.union($0.superclass.names.ofType) }
    let names = model.requirements.map(ownName) + model.shadowedNames + (inherited ?? [])
    let underscores = names.map { $0.prefix { $0 == "_" }.count }.max() ?? 0
    return String(repeating: "_", count: underscores + 1)
  }

  private static func key(_ name: String, _ isStatic: Bool) -> String { (isStatic ? "static " : "") + name }

  // MARK: Names

  /// Claims a name for something generated. Throws if something else has it, naming both.
  mutating func claim(_ name: String, for requirement: Requirement) throws(Ineligibility) {
    let key = DoubleFrame.key(name, requirement.isStatic)
    for owner in taken[key] ?? [] {
      guard let owner else {
        throw ineligible(
          "'\(name)' of '\(requirement.reference)' would collide with a member of the double itself")
      }
      if owner.excludes(requirement) { continue }
      throw ineligible(
        "'\(name)' would be generated for '\(requirement.reference)', but '\(owner.reference)' has that name")
    }
    taken[key, default: []].append(requirement)
  }

  /// The name, or a longer one with which all that is generated for a requirement can be named.
  ///
  /// - Parameter generated: the names that are generated where the member's begin with some name.
  func nameable(
    _ name: String, _ requirement: Requirement, generated: (String) -> [String]
  ) -> String {
    let word = if case .property = requirement.kind { "Property" } else { "Function" }
    let candidates = [name, name + word, name + word + "2"]
    return candidates.first { candidate in
      generated(candidate).allSatisfy { isFree($0, for: requirement) }
    } ?? name
  }

  private func isFree(_ name: String, for requirement: Requirement) -> Bool {
    (taken[DoubleFrame.key(name, requirement.isStatic)] ?? []).allSatisfy {
      $0?.excludes(requirement) ?? false
    }
  }

  /// Claims the first of some names that nothing has for something generated. Throws if there is none.
  mutating func claimFirst(of names: [String], for requirement: Requirement) throws(Ineligibility) -> String {
    let name = names.first { isFree($0, for: requirement) } ?? names[0]
    try claim(name, for: requirement)
    return name
  }

  /// The first of some names that nothing has.
  mutating func free(_ names: [String]) -> String {
    let name = names.first { taken[$0] == nil } ?? names[names.count - 1]
    taken[name, default: []].append(nil)
    return name
  }

  /// What traps, with its module in front where a member, a parameter or a function of the project has its name, or
  /// another if the module is hidden too.
  func trap(in function: RequiredFunction? = nil) -> String {
    let name = "fatalError"
    let isHidden =
      model.hiddenNames.contains(name) || isMember(name)
      || function?.parameters.contains { $0.name == name } ?? false
    guard isHidden else { return name }
    let module = model.words.standard
    return module.isEmpty ? "preconditionFailure" : module + name
  }

  /// What a method of the object writes before the name of a variable for a requirement.
  func owner(of requirement: Requirement) -> String {
    if !requirement.isStatic { return "" }
    return isMember("Self") ? model.words.standard + "type(of: self)." : "Self."
  }

  private func isMember(_ name: String) -> Bool {
    [false, true].contains { taken[DoubleFrame.key(name, $0)] != nil }
  }

  func ineligible(_ reason: String) -> Ineligibility { model.decl.noDouble(reason) }

  // MARK: Isolation

  /// All of the double may be called from anywhere at once.
  var isConcurrent: Bool { model.isSendable && model.globalActor == nil }

  /// Whether what a test sets for a requirement needs a lock: a member may be called from anywhere.
  func isLocked(_ requirement: Requirement) -> Bool {
    model.globalActor == nil ? isConcurrent || requirement.isStatic : model.isOffActor(requirement)
  }

  /// Whether what is recorded of the calls of a requirement needs a lock: whatever is not isolated, for in Swift 5 an
  /// object that is not `Sendable` is called from several threads as well.
  func isRecordLocked(_ requirement: Requirement) -> Bool {
    model.globalActor == nil || model.isOffActor(requirement)
  }

  /// `nonisolated ` where a member of an isolated class must not be.
  func isolation(ofTrackersFor requirement: Requirement) -> String {
    model.isActor && !requirement.isStatic || model.isOffActor(requirement) ? "nonisolated " : ""
  }

  /// What is before the type of a closure that answers for a requirement.
  func closureAttributes(_ requirement: Requirement, of function: RequiredFunction) -> [TypeRef.Modifier] {
    if let own = requirement.globalActor { return [TypeRef.Modifier(own)] }
    if let actor = model.globalActor, !requirement.isNonisolated { return [TypeRef.Modifier(actor)] }
    let staysHere = model.isActor && !requirement.isNonisolated || requirement.isNonsending
    return (function.isAsync && staysHere ? [.nonsending] : []) + (isLocked(requirement) ? [.sendable] : [])
  }

  // MARK: Variables

  /// A variable for a requirement, protected by a lock where it must be.
  ///
  /// - Parameters:
  ///   - isRecord: Each call changes it.
  ///   - isReference: A test changes what it refers to rather than itself.
  mutating func variable(
    _ name: String, type: TypeRef, initial: String?, isRecord: Bool = false, isReference: Bool = false,
    for requirement: Requirement
  ) -> [Code] {
    if requirement.isStatic, let registry {
      return [
        staticVariable(
          name, type: type, initial: initial, isReference: isReference, in: registry, for: requirement)
      ]
    }
    let word = requirement.isStatic ? "static " : ""
    let quoted = Namer.escaped(name)
    if isRecord ? isRecordLocked(requirement) : isLocked(requirement) {
      return lockedVariable(
        name, type: type, initial: initial ?? "nil", words: word,
        isolation: isolation(ofTrackersFor: requirement))
    }
    let words = access + word
    if let initial {
      return initial == "0"
        ? [.line("\(words)var \(quoted) = 0")]
        : [.typed("\(words)var \(quoted)", type: type, value: initial)]
    }
    return [.typed("\(words)var \(quoted)", type: type, value: nil)]
  }

  /// A variable that a lock protects: its storage, and what reads and changes it.
  ///
  /// - Parameters:
  ///   - initial: The value that the storage has at first; nil if an initialiser gives it.
  ///   - words: What is before `let` and `var`: `static `, or nothing.
  ///   - access: The access level, if it is not that of the class.
  ///   - isConstant: Nothing changes it.
  mutating func lockedVariable(
    _ name: String, type: TypeRef, initial: String?, words: String = "", isolation: String,
    access: String? = nil, isConstant: Bool = false
  ) -> [Code] {
    usesLock = true
    let kept = if case .implicitlyUnwrapped(let wrapped) = type { TypeRef.optional(wrapped) } else { type }
    let head = "\(access ?? self.access)\(isolation)\(words)var \(Namer.escaped(name))"
    let storage = storagePrefix + name
    // A constant of an object may be used where it may be sent; one of the type is isolated as that is.
    let isolationOfStorage = words.isEmpty ? "" : isolation
    return [
      .typed(
        "private \(isolationOfStorage)\(words)let \(storage)", type: .named(lockName, kept),
        value: initial.map { ".init(\($0))" }),
      isConstant
        ? .short(head, type: type, "\(storage).value")
        : .computed(head, type: type, LockedValue.accessors(of: storage)),
    ]
  }

  /// Where a generic class, which can have no static storage, keeps what is static; nil for other classes.
  var registry: String? { model.generics.isEmpty ? nil : name + "Statics" }

  /// A static variable of a generic class.
  mutating func staticVariable(
    _ name: String, type: TypeRef, initial: String?, isReference: Bool = false, in registry: String,
    for requirement: Requirement
  ) -> Code {
    usesRegistry = true
    let isolation = isolation(ofTrackersFor: requirement)
    func place(_ initial: String) -> String { "\(registry)[self, \(name.quoted), \(initial)]" }
    let set = Code.accessor("set", [.twoPart("\(place("newValue")) =", "newValue")])
    let value = place(initial ?? "nil")
    let accessors: [Code] =
      isReference
      ? [
        .accessor(
          "get", [.typed("let initial", type: type, value: initial), .line("return \(place("initial"))")]),
        set,
      ] : [.accessor("get", value), set, .accessor("_modify", "yield &\(value)")]
    return .computed("\(access)\(isolation)static var \(Namer.escaped(name))", type: type, accessors)
  }

  /// Puts code inside the conditions of a requirement.
  func conditioned(_ code: [Code], for requirement: Requirement) -> [Code] {
    guard let condition = ConditionText.joined(requirement.conditions) else { return code }
    return [.conditional(condition, code.first == .gap ? Array(code.dropFirst()) : code)]
  }

  // MARK: The class

  func double(conditions: [String]) -> DoubleClass {
    var members = items
    if usesLock { members += [.gap, lockedValue] }
    if model.sendsResults { members += [.gap, sentValue] }
    members += identity
    let spi = level == .public ? model.spi : []
    return DoubleClass(
      kind: kind, name: name, code: declaration(members),
      attributes: spi + model.availability
        + [model.inheritsIsolation ? nil : model.globalActor].compactMap(\.self),
      companions: usesRegistry ? [registry.map(registry(named:))].compactMap(\.self) : [],
      needsFoundation: usesLock || usesRegistry || model.needsNSObject, conditions: conditions,
      requirementCount: model.requirements.count)
  }

  /// The call of the superclass's initialiser, where there is one.
  var superInitializer: [Code] {
    model.needsNSObject || model.superclass != nil ? [.line("super.init()")] : []
  }

  /// `init()` of a class that does not inherit it.
  var plainInitializer: Code {
    let isolation = replacesImplicitInitializer ? "nonisolated " : ""
    return .block(
      "\(access)\(isolation)\(overridesPlainInitializer ? "override " : "")init()", superInitializer)
  }

  /// The class has an `init()` that is neither inherited nor asked for by the protocol.
  var declaresPlainInitializer: Bool {
    if requiresPlainInitializer { return false }
    return model.superclass == nil || requiresInitializer || replacesImplicitInitializer
  }

  /// The `init()` that a superclass has by itself is on no actor since language mode 6, and that of a subclass would be by
  /// default.
  private var replacesImplicitInitializer: Bool {
    guard let superclass = model.superclass?.superclass, model.settings.languageMode ?? 6 >= 6 else {
      return false
    }
    return model.isInMainActorModule && model.globalActor != nil && !superclass.declaresInitializers
  }

  /// The superclass has `init()` itself.
  var overridesPlainInitializer: Bool {
    model.needsNSObject || model.superclass?.superclass.declaresPlainInitializer ?? false
  }

  /// What a declaration must say to be isolated by nothing.
  var nonisolatedWord: String { model.words.isolation }

  var isFinal: Bool { model.needsFinal || kind.isFinal }

  private func declaration(_ members: [Code]) -> Code {
    let renamed = renamedGenerics
    let generics = model.generics.map { $0.substituting(renamed).spelling }.joined(separator: ", ")
    let isolation = model.globalActor == nil ? nonisolatedWord : ""
    let noun = model.isActor ? "actor" : isolation + (isFinal ? "final " : "") + "class"
    let conformance = conformanceMark + model.reference
    let superclass =
      model.superclass.map { ["\($0.type.substituting(renamed))"] }
      ?? (model.needsNSObject ? ["NSObject"] : [])
    var parents = superclass + [conformance] + nonisolatedConformances
    let restates = model.superclass?.superclass.conforms(to: "Sendable") ?? false
    if restates || !model.isActor && model.globalActor == nil && isConcurrent && !isFinal {
      parents.append("@unchecked \(standard("Sendable"))")
    }
    return .type(
      "\(access)\(noun) \(name)\(generics.isEmpty ? "" : "<\(generics)>")", inheriting: parents,
      requirements: model.constraints.map { $0.map { $0.substituting(renamed) }.description }, members)
  }

  /// What the class says of its conformance where the compiler would find code of other isolation.
  private var conformanceMark: String {
    // The compiler isolates the conformance to 'Equatable' by default, and not the one that depends on it.
    if model.needsIsolatedConformance { return model.globalActor.map { $0 + " " } ?? "" }
    return model.conformsAsBeforeConcurrency ? "@preconcurrency " : ""
  }

  /// The protocols of which the compiler would isolate the conformance by default.
  private var nonisolatedConformances: [String] {
    guard model.isComparedAnywhere else { return [] }
    let hashed = model.isHashable ? "Hashable" : model.isEquatable && !model.isComparable ? "Equatable" : nil
    return [hashed, model.isComparable ? "Comparable" : nil].compactMap(\.self)
      .filter { !superclassConforms(to: $0) }.map { "nonisolated \(standard($0))" }
  }

  /// The generic parameters that have another name than their associated types, which are aliases of them.
  private var renamedGenerics: [String: TypeRef] {
    let contended = model.contendedGenerics(besides: kind.initializer)
    return contended.reduce(into: [:]) { $0[$1] = .named(Namer.escaped(storagePrefix + $1)) }
  }

  /// The associated types that are fixed, or whose generic parameters have other names.
  var typealiases: [Code] {
    let renamed = renamedGenerics
    let generics = model.generics.compactMap { generic in renamed[generic.name].map { (generic.name, $0) } }
    return (generics + model.aliases).map { name, type in
      .line("\(access)typealias \(Namer.escaped(name)) = \(type)")
    }
  }

  /// Objects are equal to themselves only, and their order is that of their identities.
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

  /// A type of the standard library, with its module in front where the name may mean another.
  func standard(_ name: String) -> String { model.standard(name) }
}
