import StubbleSemantics
import StubbleSyntax

/// Everything that a class must have to conform to a protocol.
struct ProtocolModel: Sendable {
  /// The protocol's name, and its path: `Session`, `API.Session`.
  var name: String
  var path: String
  /// How the class names it.
  var reference: String
  /// Index of the file that declares it, and its declaration.
  var file: FileID
  var decl: TypeDecl
  /// As far as the types around it are seen.
  var access = AccessLevel.internal
  /// What callers must be able to run on: `@available(macOS 15, *)`.
  var availability: [String] = []
  /// What hides the protocol, or something in it, from modules that do not import it expressly: `@_spi(Testing)`.
  var spi: [String] = []
  /// The global actor that everything is isolated to, with its `@`.
  var globalActor: String?
  /// How the protocol's file is compiled.
  var settings = CompilerSettings()
  /// How the file of the class is.
  var classSettings = CompilerSettings()
  /// The class is isolated, and answers protocols that are not.
  var needsIsolatedConformance = false
  /// The class is isolated by default, and its equality, order and hash must not be: its type may be used anywhere.
  var isComparedAnywhere = false
  /// The class is isolated, and in language modes before 6 a requirement of a protocol that only inherits from an isolated
  /// one is not.
  var conformsAsBeforeConcurrency = false
  /// Only classes conform.
  var isClassBound = false
  var isActor = false
  var isSendable = false
  /// `NSObjectProtocol` is among the inherited protocols, and no class.
  var needsNSObject = false
  /// The class that the double inherits from, and how it names it.
  var superclass: (superclass: Superclass, type: TypeRef)?
  /// Objects say so before they change.
  var isObservable = false
  /// The class is isolated as its superclass is, and no protocol says so.
  var inheritsIsolation = false
  var isEquatable = false
  var isHashable = false
  var isComparable = false
  var generics: [AssociatedType] = []
  /// Associated types that are fixed, and what to.
  var aliases: [(name: String, type: TypeRef)] = []
  /// What must hold between associated types.
  var constraints: [GenericRequirement] = []
  var requirements: [Requirement] = []
  /// The names that mean something else in the class than elsewhere.
  var shadowedNames: Set<String> { Set(generics.map(\.name) + aliases.map(\.name)) }
  /// Names of the standard library that mean something else somewhere in the visible files.
  var hiddenNames: Set<String> = []
  /// `Self` is where a subclass could not conform.
  var needsFinal = false

  /// The double is isolated to a global actor, and this requirement is not, or to another.
  func isOffActor(_ requirement: Requirement) -> Bool {
    guard let globalActor else { return false }
    return requirement.isNonisolated || (requirement.globalActor ?? globalActor) != globalActor
  }
}

/// The class that is to be made, as far as the types in it depend on it.
struct ClassNaming: Sendable {
  var name: String
  var modules = ClassModules()
  /// What the annotation says of associated types.
  var boundTypes: [BoundType] = []
  /// How the file of the class is compiled; nil if it is compiled as the protocol's is.
  var settings: CompilerSettings?
}

/// An associated type, which becomes a generic parameter.
struct AssociatedType: Sendable {
  var name: String
  var bounds: [TypeRef]

  /// The parameter and its bounds with other names for some parameters.
  func substituting(_ names: [String: TypeRef]) -> AssociatedType {
    AssociatedType(
      name: names[name]?.simpleName ?? name, bounds: bounds.map { $0.substituting(names) })
  }

  /// As a generic parameter.
  var spelling: String {
    Namer.escaped(name) + (bounds.isEmpty ? "" : ": \(TypeRef.composition(bounds))")
  }
}

/// One member that a protocol asks for.
struct Requirement: Sendable {
  enum Kind: Sendable {
    case function(RequiredFunction)
    case initializer(RequiredFunction)
    case `subscript`(RequiredFunction, RequiredAccessors)
    case property(RequiredProperty)
  }

  /// The declaration, for messages.
  var member: Member
  /// As one refers to it: `fetch(id:)`.
  var reference: String
  /// The protocol asked for is the one that declares it, not one that it inherits.
  var isOwn: Bool
  /// Conditions of the `#if` clauses around it, all of which must hold.
  var conditions: [String]
  var isStatic: Bool
  /// The two are never compiled together.
  func excludes(_ other: Requirement) -> Bool {
    member.clausesInType.exclude(other.member.clausesInType)
      || conditions.contains { other.conditions.contains("!(\($0))") }
      || other.conditions.contains { conditions.contains("!(\($0))") }
  }

  /// Attributes that the double repeats: availability, global actors.
  var attributes: [String]
  /// The global actor that the member itself names.
  var globalActor: String?
  /// The member is not isolated although the class may be.
  var isNonisolated: Bool
  /// What says where it runs, if it must say so in the class: `nonisolated(nonsending)` or `@concurrent`.
  var placeOfAsync: TypeRef.Modifier?
  /// It runs where its caller does, and says so.
  var isNonsending: Bool { placeOfAsync == .nonsending }
  /// A protocol further up asks for one that throws something else: the compiler crashes where `any` such protocol is
  /// used.
  var throwsOtherwiseAbove = false
  var kind: Kind
}

/// What the accessors of a property or subscript may do.
struct RequiredAccessors: Sendable {
  var isSettable = false
  var isAsync = false
  var throwing = TypeRef.Throwing.never
  var errorType: TypeRef?

  /// The getter does more than return.
  var hasEffects: Bool { isAsync || throwing.isThrowing }
}

struct RequiredProperty: Sendable {
  /// The name without back-ticks.
  var name: String
  var type: RequiredType
  var accessors: RequiredAccessors
  /// What the names of generated members begin with.
  var nameInWords: String { NameInWords.leading(name) }
}

/// A function, initializer or subscript.
struct RequiredFunction: Sendable {
  enum Kind: Sendable, Equatable {
    case function
    /// `prefix `, `postfix ` or nothing.
    case `operator`(fixity: String)
    /// `?`, `!` or nothing.
    case initializer(failability: String)
    case `subscript`
    /// A getter or setter.
    case accessor
  }

  var name: String
  var kind: Kind
  /// What the protocol declares, in its own words.
  var signature: FunctionSignature
  /// What follows is in the words of the class.
  var genericParameters: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parameters: [RequiredParameter] = []
  var isAsync = false
  var throwing = TypeRef.Throwing.never
  /// The type of the error that can be thrown, generic ones as `any Error`.
  var errorType = TypeRef.any(.named("Error"))
  /// The generic type to which an error must be cast.
  var errorCast: TypeRef?
  /// Nil if nothing is said.
  var result: RequiredType?

  /// There is no value for some parameter, so that nothing can call it.
  var isNeverCalled: Bool { parameters.contains { $0.type.hasNoValues && !$0.isVariadic } }
  /// It would have to return a value of a type that has none. What is to return `Never` does not return.
  var returnsWithoutValue: Bool {
    guard let result, !result.isNever, !isNeverCalled else { return false }
    return result.hasNoValues
  }
  var isInitializer: Bool { if case .initializer = kind { true } else { false } }
  var isVoid: Bool { result?.isVoid ?? true }
  /// What the names of generated members begin with.
  var nameInWords: String { NameInWords.leading(name) }
  /// `<T: P>`, or nothing.
  var genericClause: String {
    genericParameters.isEmpty ? "" : "<\(genericParameters.map(\.description).joined(separator: ", "))>"
  }
  /// ` where T: P`, or nothing.
  var whereClause: String {
    requirements.isEmpty ? "" : " where " + requirements.map(\.description).joined(separator: ", ")
  }
}

/// A type as the declaration spells it, and as a stored value has it.
struct RequiredType: Sendable {
  var declared: TypeRef
  /// Generic parameters erased, `T!` as `T?`, `some P` as `any P`, without what only a parameter may have.
  var stored: TypeRef
  /// Generic parameters were erased, so that a stored value must be cast back.
  var isErased = false
  var isOptional = false
  var isImplicitlyUnwrapped = false
  var isVoid = false
  var isNever = false
  /// It is `Never`, or another type without values.
  var hasNoValues = false
  /// Who passes the value gives it up, and it is not known that several isolations may use it.
  var isSent = false
  /// It asks for a conformance that is on the main actor: `Set<Key>`.
  var needsIsolatedConformance = false
  /// What a test may feed in place of a value.
  var feed: ResultFeed?

  /// The initial value that a variable needs which is not spelled with `?`.
  var explicitNil: String? {
    if case .named = stored, isOptional { "nil" } else { nil }
  }

  /// A variable that is nil until it is set.
  var optional: TypeRef { isOptional ? stored : .optional(stored) }
  /// A variable that traps until it is set.
  var unwrapped: TypeRef {
    if isImplicitlyUnwrapped, let wrapped = stored.wrapped { return .implicitlyUnwrapped(wrapped) }
    return isOptional ? stored : .implicitlyUnwrapped(stored)
  }
}

struct RequiredParameter: Sendable {
  /// The label, `_` for none; nil for a subscript's without one.
  var label: String?
  /// The name in the body, without back-ticks.
  var name: String
  var type: RequiredType
  /// The type in a closure's parameter list: `inout T`, `@escaping () -> Void`, `[T]` for a variadic one.
  var closureType: TypeRef
  /// What is passed to such a closure.
  var argument: String
  var isVariadic = false
  /// A non-escaping closure, or a value that cannot be copied.
  var isRecordable = true
  /// The expression that asks an autoclosure for its value.
  var evaluation: String?
  /// The type of the value of an autoclosure that does not escape, but can be asked for its value.
  var evaluatedType: TypeRef?
  /// What values of the type can do.
  var traits: ValueTraits = []
  /// The value must be copied explicitly to be kept.
  var isOwned = false
  /// The call is the only thing that can be done with the argument.
  var isUsedUp: Bool {
    !isRecordable && !Set(type.declared.modifiers).isDisjoint(with: [.consuming, .sending])
  }
  /// `inout` of a generic type: what is passed is a variable of type `Any`.
  var inoutCast: TypeRef?
  /// That variable.
  var erasedName: String { NameInWords.leading(name) + "Erased" }

  /// The type of a variable that keeps the argument.
  var recordedType: TypeRef { isVariadic ? .array(type.stored) : type.stored }
  /// The same of one that is nil until there is an argument.
  var receivedType: TypeRef { type.isOptional && !isVariadic ? recordedType : .optional(recordedType) }
  /// The expression that keeps the argument.
  var recorded: String { (isOwned ? "copy " : "") + Namer.escaped(name) }
}

extension Requirement {
  /// The function, initializer or subscript; nil for a property.
  var function: RequiredFunction? {
    switch kind {
    case .function(let function), .initializer(let function), .subscript(let function, _): function
    case .property: nil
    }
  }

  /// The same, of a property its getter.
  fileprivate var reader: RequiredFunction {
    switch kind {
    case .function(let function), .initializer(let function), .subscript(let function, _): function
    case .property(let property): property.accessor(isSetter: false)
    }
  }

  /// It, or its getter, is asynchronous.
  var isAsync: Bool {
    switch kind {
    case .function(let function), .initializer(let function): function.isAsync
    case .property(let property): property.accessors.isAsync
    case .subscript(_, let accessors): accessors.isAsync
    }
  }

  /// The types of what is passed and returned.
  fileprivate var types: [RequiredType] {
    reader.parameters.map(\.type) + [reader.result].compactMap(\.self)
  }

  /// The names of types that the member mentions, as far as a type of the class might hide them.
  fileprivate var namesOfTypes: Set<String> {
    types.reduce(into: reader.errorType.rootNames) { $0.formUnion($1.declared.rootNames) }
  }
}

extension TypeRef {
  /// The first name of each path in the type.
  fileprivate var rootNames: Set<String> {
    parts.reduce(into: Set([rootName].compactMap(\.self))) { $0.formUnion($1.rootNames) }
  }
}

extension ProtocolModel {
  /// Some function gives up what it returns.
  var sendsResults: Bool {
    requirements.contains { $0.reader.result?.isSent ?? false }
  }

  /// Some member takes or returns what can be used on the main actor only.
  var needsIsolatedConformances: Bool {
    requirements.contains { $0.types.contains(where: \.needsIsolatedConformance) }
  }

  /// The names of types that no type of the class may hide.
  var namesOfTypes: Set<String> {
    requirements.reduce(into: shadowedNames) { $0.formUnion($1.namesOfTypes) }
  }

  /// The generic parameters that requirements mention whose names and labels others have too, or an initialiser of the
  /// class itself.
  ///
  /// The compiler takes a generic parameter for the associated type of its name only where the members leave no choice.
  /// Of such requirements each member might answer each.
  func contendedGenerics(besides initializer: String?) -> Set<String> {
    let overloads = Dictionary(grouping: requirements) { [$0.reference, $0.isStatic ? "static" : ""] }
    let mentioned = overloads.values.filter { $0.count > 1 || $0.first?.reference == initializer }.joined()
      .reduce(into: Set<String>()) { $0.formUnion($1.namesOfTypes) }
    return mentioned.intersection(generics.map(\.name))
  }

  /// What the library, Foundation or another module declares, with the module's name in front where the name may mean
  /// something else.
  func qualified(_ name: String, of module: String) -> String {
    hiddenNames.contains(name) || shadowedNames.contains(name) ? "\(module).\(name)" : name
  }

  /// A name of the standard library, with the module's in front where it may mean something else.
  func standard(_ name: String) -> String { qualified(name, of: "Swift") }

  /// What says nothing of its isolation is on the main actor where the protocol is, or where the class is.
  var isInMainActorModule: Bool {
    settings.defaultIsolation == .mainActor || classSettings.defaultIsolation == .mainActor
  }

  /// What declarations must say where the protocol is.
  var words: FileWords {
    let isStrict = settings.isStrictAboutMemory || classSettings.isStrictAboutMemory
    return FileWords(
      CompilerSettings(
        defaultIsolation: isInMainActorModule ? .mainActor : .nonisolated, isStrictAboutMemory: isStrict),
      standard: TypeSpelling(hidden: hiddenNames).standardPrefix)
  }
}
