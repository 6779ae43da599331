import StubbleSemantics
import StubbleSyntax

/// The requirements of a protocol, with all that a class needs to conform to it.
struct ProtocolModel: Sendable {
  /// The protocol's name: `Session`.
  var name: String
  /// The protocol's name with its enclosing types: `API.Session`.
  var path: String
  /// The reference of the class to the protocol.
  var reference: String
  /// The file that declares the protocol.
  var file: FileID
  /// The declaration of the protocol.
  var decl: TypeDecl
  /// The access level of the protocol, with regard to its enclosing types.
  var access = AccessLevel.internal
  /// The attributes that limit the protocol or a requirement to some systems: `@available(macOS 15, *)`.
  var availability: [String] = []
  /// The attributes that hide the protocol or a requirement from most modules: `@_spi(Testing)`.
  var spi: [String] = []
  /// The global actor of the class, or `nil` if there is none.
  var globalActor: GlobalActor?
  /// The compiler settings of the protocol's file.
  var settings = CompilerSettings()
  /// The compiler settings of the file of the class.
  var classSettings = CompilerSettings()
  /// Whether the class is isolated but conforms to protocols that are not, so that its conformance must be isolated.
  var needsIsolatedConformance = false
  /// Whether the class is isolated by default but its conformances to `Equatable`, `Comparable` and `Hashable` must not
  /// be, because any code may use its type.
  var isComparedAnywhere = false
  /// Whether the conformance needs `@preconcurrency`, because the class is isolated and a requirement is not: before
  /// language mode 6, a protocol does not inherit the isolation of another one or of a class.
  var conformsAsBeforeConcurrency = false
  /// Whether only classes can conform to the protocol.
  var isClassBound = false
  var isActor = false
  var isSendable = false
  /// Whether the protocol inherits from `NSObjectProtocol` but from no class, so that the double is an `NSObject`.
  var needsNSObject = false
  /// The superclass of the double, with its type as the double spells it, or `nil` if there is none.
  var superclass: (superclass: Superclass, type: TypeRef)?
  /// Whether the double is an `ObservableObject`, which announces its changes.
  var isObservable = false
  /// Whether the isolation of the class is that of its superclass, and no protocol states it.
  var inheritsIsolation = false
  var isEquatable = false
  var isHashable = false
  var isComparable = false
  /// The associated types that become generic parameters.
  var generics: [AssociatedType] = []
  /// The fixed associated types, with their types.
  var aliases: [(name: String, type: TypeRef)] = []
  /// Whether the type of an associated type is unsafe, or a requirement is, and that must be marked.
  var isConformanceUnsafe = false
  /// The constraints on the generic parameters.
  var constraints: [GenericRequirement] = []
  var requirements: [Requirement] = []
  /// The names that mean something else inside the class than outside.
  var shadowedNames: Set<String> = []
  /// The names of the standard library that the visible files declare too.
  var hiddenNames: Set<String> = []
  /// Whether the class must be final, since a requirement contains `Self` where a subclass could not conform.
  var needsFinal = false

  /// Whether the double is isolated to a global actor, but a requirement is nonisolated or isolated to another actor.
  func isOffActor(_ requirement: Requirement) -> Bool {
    guard let globalActor else { return false }
    return requirement.isNonisolated || (requirement.globalActor ?? globalActor) != globalActor
  }
}

/// The name of a double's class, with what the spelling of types in it depends on.
struct ClassNaming: Sendable {
  var name: String
  /// The modules that the file of the class sees.
  var modules = ClassModules()
  /// The associated types that the annotation fixes.
  var boundTypes: [BoundType] = []
  /// The compiler settings of the file of the class, or `nil` if they are those of the protocol's file.
  var settings: CompilerSettings?
}

/// An associated type that becomes a generic parameter.
struct AssociatedType: Sendable {
  var name: String
  /// The types that it must conform to or inherit from.
  var bounds: [TypeRef]

  /// Returns the associated type with other names for some generic parameters.
  func substituting(_ names: [String: TypeRef]) -> AssociatedType {
    AssociatedType(
      name: names[name]?.simpleName ?? name, bounds: bounds.map { $0.substituting(names) })
  }

  /// The text of the generic parameter: `Element: Hashable`.
  var spelling: String {
    Namer.escaped(name) + (bounds.isEmpty ? "" : ": \(TypeRef.composition(bounds))")
  }
}

extension ProtocolModel {
  /// Whether some function has a `sending` result.
  var sendsResults: Bool {
    requirements.contains { $0.reader.result?.isSent ?? false }
  }

  /// The files whose imports declare what the class spells in place of aliases.
  var filesOfMeanings: Set<FileID> {
    Set(requirements.flatMap { $0.function?.parameters.flatMap(\.filesOfMeaning) ?? [] })
  }

  /// The names of types that no nested type of the class may have.
  var namesOfTypes: Set<String> {
    requirements.reduce(into: shadowedNames.union(TypeRef(path: reference).rootNames)) {
      $0.formUnion($1.namesOfTypes)
    }
  }

  /// Returns the generic parameters that are mentioned in overloaded requirements: those with the same name and labels
  /// as another one, or as an initializer of the class itself. One that has the name of the protocol would hide it.
  ///
  /// The compiler infers that a generic parameter is the associated type of the same name only if that is unambiguous.
  /// Among overloads, each member might be the witness of each requirement.
  func contendedGenerics(withInitializer initializer: String?) -> Set<String> {
    let overloads = Dictionary(grouping: requirements, by: \.overloadKey)
    let mentioned = overloads.values.filter { $0.count > 1 || $0.first?.reference == initializer }.joined()
      .reduce(into: Set<String>()) { $0.formUnion($1.namesOfTypes) }
    return mentioned.union([reference]).intersection(generics.map(\.name))
  }

  /// Returns the name of a declaration of a module, qualified if the name may mean something else.
  func qualified(_ name: String, of module: String) -> String {
    hiddenNames.contains(name) || shadowedNames.contains(name) ? "\(module).\(name)" : name
  }

  /// Returns a name of the standard library, qualified if it may mean something else.
  func standard(_ name: String) -> String { qualified(name, of: "Swift") }

  /// Whether declarations are on the main actor by default, in the file of the protocol or in that of the class.
  var isInMainActorModule: Bool {
    settings.defaultIsolation == .mainActor || classSettings.defaultIsolation == .mainActor
  }

  /// The words that generated declarations need for the compiler settings of both files.
  var words: FileWords {
    let isStrict = settings.isStrictAboutMemory || classSettings.isStrictAboutMemory
    return FileWords(
      CompilerSettings(
        defaultIsolation: isInMainActorModule ? .mainActor : .nonisolated, isStrictAboutMemory: isStrict),
      standard: TypeSpelling(hidden: hiddenNames).standardPrefix)
  }
}
