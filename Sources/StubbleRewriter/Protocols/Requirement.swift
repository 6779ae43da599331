import StubbleSemantics
import StubbleSyntax

/// A requirement of a protocol.
struct Requirement: Sendable {
  enum Kind: Equatable, Sendable {
    case function(RequiredFunction)
    case initializer(RequiredFunction)
    case `subscript`(RequiredFunction, RequiredAccessors)
    case property(RequiredProperty)
  }

  /// The declaration.
  var member: Member
  /// The name with argument labels: `fetch(id:)`.
  var reference: String
  /// Whether the requirement is on no actor, although its protocol inherits from what is isolated like the class.
  var isOffInheritedActor = false
  /// Whether the protocol that gets the double declares the requirement itself, rather than inheriting it.
  var isOwn: Bool
  /// The conditions of the enclosing clauses of `#if`, all of which must hold.
  var conditions: [String]
  var isStatic: Bool
  /// Whether the member overrides that of a superclass, which does not satisfy the requirement.
  var isOverride = false
  /// Whether the compiler derives the initializer for a superclass, so that it is `required` in all subclasses.
  var isRequiredAbove = false
  /// The conditions of all clauses of `#if` around the requirement, and of those around the aliases that it is read with.
  var builds = BuildConditions()
  /// If the member is deprecated, the names of the deprecated types that it is written with.
  var deprecatedNames: Set<String> = []
  /// The attributes that the double repeats, such as `@discardableResult`.
  var attributes: [String]
  /// The global actor of the member if it is not that of the class, or if the member states it; otherwise `nil`.
  var globalActor: GlobalActor?
  /// Whether the member is nonisolated although the class may be isolated.
  var isNonisolated: Bool
  /// The modifier or attribute that must state where the member of the class runs: `nonisolated(nonsending)` or
  /// `@concurrent`; `nil` if it needs none.
  var asyncIsolation: TypeRef.Modifier?
  /// Whether a class need not have the member, as `@objc optional` states. No one can assign to it through the protocol.
  var isOptional: Bool { member.node.hasModifier(.optional) }
  /// Whether the member runs on its caller's actor, and states it.
  var isNonsending: Bool { asyncIsolation == .nonsending }
  /// Whether an inherited protocol has the same requirement with another `throws`. The compiler crashes if such a
  /// protocol is used as `any`.
  var throwsOtherwiseAbove = false
  var kind: Kind
  var isProperty: Bool { if case .property = kind { true } else { false } }

  /// What the requirement has in common with its overloads.
  struct OverloadKey: Hashable {
    let reference: String
    let isStatic: Bool
  }

  var overloadKey: OverloadKey { OverloadKey(reference: reference, isStatic: isStatic) }

  /// Whether two requirements are never compiled together.
  func excludes(_ other: Requirement) -> Bool {
    builds.excludes(other.builds)
      || conditions.contains { other.conditions.contains("!(\($0))") }
      || other.conditions.contains { conditions.contains("!(\($0))") }
  }
}

/// The accessors that a protocol requires of a property or subscript.
struct RequiredAccessors: Equatable, Sendable {
  /// The attributes of the getter and the setter that the double repeats: `@available(*, deprecated)`.
  var getterAttributes: [String] = []
  var setterAttributes: [String] = []
  var isSettable = false
  /// Whether the getter is asynchronous.
  var isAsync = false
  /// What the getter throws.
  var throwing = TypeRef.Throwing.never
  /// The type of the error that the getter throws, or `nil` if it throws none.
  var errorType: TypeRef?

  /// Whether the getter is asynchronous or throws.
  var hasEffects: Bool { isAsync || throwing.isThrowing }
}

/// A property that a protocol requires.
struct RequiredProperty: Equatable, Sendable {
  /// The name without back-ticks.
  var name: String
  var type: RequiredType
  var accessors: RequiredAccessors
  /// The beginning of the names of generated members.
  var nameInWords: String { NameInWords.leading(name) }
}

/// A function, initializer or subscript that a protocol requires, or an accessor as a function.
struct RequiredFunction: Equatable, Sendable {
  enum Kind: Sendable, Equatable {
    case function
    /// An operator; `fixity` is `prefix `, `postfix ` or empty.
    case `operator`(fixity: String)
    case initializer(FunctionDecl.Failability)
    case `subscript`
    /// A getter or setter.
    case accessor
  }

  var name: String
  var kind: Kind
  /// The signature as the protocol spells it. All that follows is as the class spells it.
  var signature: FunctionSignature
  var genericParameters: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  var parameters: [RequiredParameter] = []
  var isAsync = false
  var throwing = TypeRef.Throwing.never
  /// The type of the errors that a test can make the function throw: `any Error` for a generic type.
  var errorType = TypeRef.any(.named("Error"))
  /// The generic type to which an error must be cast, or `nil` if it needs no cast.
  var errorCast: TypeRef?
  /// The result, or `nil` if no result type is written.
  var result: RequiredType?

  /// Whether the function cannot be called, because a parameter has no values.
  var isNeverCalled: Bool { parameters.contains { $0.type.hasNoValues && !$0.isVariadic } }
  /// Whether the function would have to return a value of a type that has none. (A function whose result is `Never`
  /// itself does not return.)
  var returnsWithoutValue: Bool {
    guard let result, !result.isNever, !isNeverCalled else { return false }
    return result.hasNoValues
  }
  var isInitializer: Bool { if case .initializer = kind { true } else { false } }
  /// Whether a call may throw or suspend, or an initializer may return `nil`.
  var mayFail: Bool {
    if case .initializer(let failability) = kind, failability != .none { return true }
    return isAsync || throwing.isThrowing
  }
  var isVoid: Bool { result?.isVoid ?? true }
  /// The beginning of the names of generated members.
  var nameInWords: String { NameInWords.leading(name) }
  /// The generic parameter clause, `<T: P>`; empty if there is none.
  var genericClause: String {
    genericParameters.isEmpty ? "" : "<\(genericParameters.map(\.description).joined(separator: ", "))>"
  }
  /// The `where` clause with a space before it, ` where T: P`; empty if there is none.
  var whereClause: String {
    requirements.isEmpty ? "" : " where " + requirements.map(\.description).joined(separator: ", ")
  }
}

/// A type in a requirement, as the member's declaration spells it and as a variable stores it.
struct RequiredType: Equatable, Sendable {
  /// The type in the declaration of the class's member.
  var declared: TypeRef
  /// The type of a variable for such values: with generic parameters erased, `T?` for `T!`, `any P` for `some P`, and
  /// without modifiers of parameters.
  var stored: TypeRef
  /// What the type means if it is an alias that is declared once, as the class spells it; otherwise `nil`.
  var meaning: TypeRef?
  /// Whether generic parameters are erased, so that a stored value must be cast back.
  var isErased = false
  var isOptional = false
  var isImplicitlyUnwrapped = false
  var isVoid = false
  var isNever = false
  /// Whether the type is `Never`, or another type without values.
  var hasNoValues = false
  /// Whether its values are noncopyable, so that each call of a function must make the one that it returns.
  var isMadeByCalls = false
  /// Whether uses of the values must be marked `unsafe`.
  var isUnsafe = false
  /// Whether uses of variables that store such values must be marked `unsafe`.
  var isUnsafeToKeep = false
  /// Whether the value is `sending`, and not known to be `Sendable`.
  var isSent = false
  /// Whether the type is another one in the class, whatever is written there: one with a function on an actor, which may
  /// be `@Sendable` by itself, or with an associated type, which is unknown of an object of type `any P`.
  var isOtherInClass = false
  /// Whether the type mentions an associated type, so that no member of an object of type `any P` takes a value of it.
  var isAssociated = false
  /// The protocols that the type is known to conform to.
  var traits: ValueTraits = []
  /// Whether the type requires a conformance that is isolated to the main actor, as `Set<Key>` may.
  var needsIsolatedConformance = false
  /// Whether the type certainly requires such a conformance, since all generic types in it are known.
  var surelyNeedsIsolatedConformance = false
  /// The feed by which a test provides values of the type, or `nil` if there is none.
  var feed: ResultFeed?

  /// The text `nil` if a variable of the type needs it as its initial value, because the optional type is not spelled
  /// with `?`; otherwise no text.
  var explicitNil: String? {
    if case .named = stored, isOptional { "nil" } else { nil }
  }

  /// The type of a variable that is `nil` until it is set.
  var optional: TypeRef { isOptional ? stored : .optional(stored) }
  /// The type of a variable whose use traps until it is set.
  var unwrapped: TypeRef {
    if isImplicitlyUnwrapped, let wrapped = stored.wrapped { return .implicitlyUnwrapped(wrapped) }
    return isOptional ? stored : .implicitlyUnwrapped(stored)
  }
}

/// A parameter of a requirement.
struct RequiredParameter: Equatable, Sendable {
  /// The argument label, `_` for none; `nil` for a subscript's parameter without one.
  var label: String?
  /// The name in the body, without back-ticks.
  var name: String
  var type: RequiredType
  /// The type in a closure's parameter list: `inout T`, `@escaping () -> Void`, `[T]` for a variadic one.
  var closureType: TypeRef
  /// Whether the type in the closure's parameter list is unsafe.
  var isClosureTypeUnsafe = false
  /// The argument that is passed to such a closure.
  var argument: String
  var isVariadic = false
  /// Whether the parameter is a pack: `repeat each T`.
  var isPack = false
  /// Whether the parameter is a tuple with a pack: `(repeat each T)`. The compiler has an internal error where one is
  /// passed on to a function that infers the pack from it.
  var isTupleOfPack = false
  /// Whether a variable can keep the argument: it is neither a closure that does not escape nor noncopyable.
  var isRecordable = true
  /// The expression that evaluates an autoclosure, or `nil` for other parameters.
  var evaluation: String?
  /// The type of the value of an autoclosure that does not escape, if the body can evaluate it for a record; otherwise
  /// `nil`.
  var evaluatedType: TypeRef?
  /// The files whose imports declare what is spelled in place of aliases of the closure, if the class needs them.
  var filesOfMeaning: Set<FileID> = []
  /// Whether the value must be copied explicitly to be kept.
  var isOwned = false
  /// Whether passing the argument on consumes it.
  var isUsedUp: Bool {
    !isRecordable && !Set(type.declared.modifiers).isDisjoint(with: [.consuming, .sending])
  }
  /// The type of an `inout` parameter of a generic type, for which a variable of type `Any` is passed; `nil` for other
  /// parameters.
  var inoutCast: TypeRef?
  /// The name of that variable, or of the one with the values of a parameter pack.
  var localName = ""

  /// The type of a variable that keeps the argument.
  var recordedType: TypeRef { isVariadic ? .array(type.stored) : type.stored }
  /// The type of a variable that keeps the argument and is `nil` before the first call.
  var receivedType: TypeRef { type.isOptional && !isVariadic ? recordedType : .optional(recordedType) }
  /// The text `nil` if that variable needs it as its initial value, because its type is not spelled with `?`; otherwise
  /// no text.
  var receivedInitial: String? { if case .named = receivedType { "nil" } else { nil } }
  /// The expression whose value is kept.
  var recorded: String { isPack ? localName : (isOwned ? "copy " : "") + Namer.escaped(name) }
}

extension Requirement {
  /// The function, initializer or subscript; `nil` for a property.
  var function: RequiredFunction? {
    switch kind {
    case .function(let function), .initializer(let function), .subscript(let function, _): function
    case .property: nil
    }
  }

  /// The function, initializer or subscript, or the getter of a property.
  var reader: RequiredFunction {
    switch kind {
    case .function(let function), .initializer(let function), .subscript(let function, _): function
    case .property(let property): property.accessor(isSetter: false)
    }
  }

  /// Whether a call of the same member of another object would yield a value that has another type in the class.
  var yieldsOtherType: Bool {
    let results = reader.parameters.map(\.type).filter { $0.declared.modifiers.contains(.inout) }
    return (results + [reader.result].compactMap(\.self)).contains(where: \.isOtherInClass)
  }

  /// Whether the member, or its getter, is asynchronous.
  var isAsync: Bool {
    switch kind {
    case .function(let function), .initializer(let function): function.isAsync
    case .property(let property): property.accessors.isAsync
    case .subscript(_, let accessors): accessors.isAsync
    }
  }

  /// The types of the parameters and the result.
  var types: [RequiredType] {
    reader.parameters.map(\.type) + [reader.result].compactMap(\.self)
  }

  /// The first components of the names of types that the member mentions, which a type of the class might hide.
  var namesOfTypes: Set<String> {
    types.reduce(into: reader.errorType.rootNames) { $0.formUnion($1.declared.rootNames) }
  }
}

extension TypeRef {
  /// The first component of each name in the type.
  var rootNames: Set<String> {
    parts.reduce(into: Set([rootName].compactMap(\.self))) { $0.formUnion($1.rootNames) }
  }
}
