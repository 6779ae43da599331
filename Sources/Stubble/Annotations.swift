// Annotations that `stubble` reads and the compiler passes over.
//
// Each names a macro of the toolchain that expands to nothing on the declarations that may have the
// annotation, so annotated code compiles as if the annotation were not there, and no plug-in is built. The
// peer macro must not be attached to a property, which it would expand; the accessor macro is attached to
// every property and subscript, but not to a declaration of several variables: there, write the annotation as
// a comment.

/// Makes all members of a class, struct or actor stubbable that can be.
///
/// - Parameters:
///   - functions: Whether functions are made stubbable.
///   - properties: Whether stored properties are made stubbable.
///   - computed: Whether computed properties and subscripts are made stubbable.
///   - statics: Whether static and class members are made stubbable.
///   - access: The access level of the generated closures; by default internal, or narrower where a
///     signature's types are.
///   - sendable: Whether the generated closures are `@Sendable`. Those of actors and `Sendable` types always are.
///   - calls: Whether each call's arguments are recorded too, in `_<function>Calls`.
@attached(peer)
public macro Stubbable(
  functions: Bool = true,
  properties: Bool = true,
  computed: Bool = true,
  statics: Bool = true,
  access: StubAccess? = nil,
  sendable: Bool = false,
  calls: Bool = false
) = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Makes one function or subscript stubbable.
///
/// - Parameters:
///   - name: The name of the generated closure; by default the function's own after an underscore. An operator must
///     be given one.
///   - access: The access level of the generated closure.
///   - sendable: Whether the generated closure is `@Sendable`.
///   - calls: Whether each call's arguments are recorded too, in `_<function>Calls`. A subscript has no record.
@attached(peer)
public macro StubbableFunction(
  name: String? = nil,
  access: StubAccess? = nil,
  sendable: Bool = false,
  calls: Bool = false
) = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Makes one stored or computed property, or one subscript, stubbable.
///
/// - Parameters:
///   - name: The name of the generated storage, from which those of the closures follow.
///   - access: The access level of the generated closures.
///   - sendable: Whether the generated closures are `@Sendable`.
@attached(accessor, names: named(willSet))
public macro StubbableProperty(
  name: String? = nil,
  access: StubAccess? = nil,
  sendable: Bool = false
) = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Generates `<Protocol>Spy`, which records the calls it receives and answers with the values it was given.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition that the generated class is put behind.
///   - accessLevel: The access level of the generated class; by default the protocol's.
///   - name: The name of the generated class.
///   - types: What associated types are, which are generic parameters of the class otherwise: `["Item": Int.self]`.
///   - history: Whether the arguments of all calls, and the order of calls, are kept. Counts and the last
///     arguments always are.
@attached(peer)
public macro Spyable(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpyAccessLevel? = nil,
  name: String? = nil,
  types: KeyValuePairs<String, Any.Type> = [:],
  history: Bool = true
) = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Generates `Stubbable<Protocol>`, which relays its members to a struct of closures.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition that the generated class is put behind.
///   - accessLevel: The access level of the generated class; by default the protocol's.
///   - name: The name of the generated class.
///   - types: What associated types are, which are generic parameters of the class otherwise: `["Item": Int.self]`.
///   - history: Whether the order of calls is kept.
@attached(peer)
public macro StubbableProtocol(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpyAccessLevel? = nil,
  name: String? = nil,
  types: KeyValuePairs<String, Any.Type> = [:],
  history: Bool = true
) = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Generates `Mock<Protocol>`, with a ``Stub`` or ``ThrowingStub`` for each of its members.
///
/// - Parameters:
///   - behindPreprocessorFlag: A compilation condition that the generated class is put behind.
///   - accessLevel: The access level of the generated class; by default the protocol's.
///   - name: The name of the generated class.
///   - types: What associated types are, which are generic parameters of the class otherwise: `["Item": Int.self]`.
///   - history: Whether the calls of the stubs are kept.
@attached(peer)
public macro Mockable(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpyAccessLevel? = nil,
  name: String? = nil,
  types: KeyValuePairs<String, Any.Type> = [:],
  history: Bool = true
) = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// The access level of generated declarations.
public enum StubAccess: Sendable {
  case `public`
  case package
  case `internal`
  case `fileprivate`
  case `private`
}

/// The access level of a generated double.
public typealias SpyAccessLevel = StubAccess
