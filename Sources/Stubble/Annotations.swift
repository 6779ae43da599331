// Annotations that the command `stubble` reads and the compiler ignores.
//
// Each is declared as a macro of the toolchain that expands to nothing on the declarations that may have the
// annotation. So annotated code compiles as if the annotation were not there, and no plug-in is built. The peer macro
// must not be attached to a property, which it would expand. The accessor macro can be attached to properties and
// subscripts, but not to a declaration of several variables: there, write the annotation as a comment.

/// Makes all eligible members of a class, struct or actor stubbable.
///
/// - Parameters:
///   - functions: Whether functions are made stubbable.
///   - properties: Whether stored properties are made stubbable.
///   - computed: Whether computed properties and subscripts are made stubbable.
///   - statics: Whether static and class members are made stubbable.
///   - access: The access level of the generated closures; by default internal, or lower if the types of the member
///     have a lower one.
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
///   - name: The name of the generated closure; by default the function's name with an underscore before it. An
///     operator requires a name.
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
///   - name: The name of the generated storage, from which the names of the closures are formed.
///   - access: The access level of the generated closures.
///   - sendable: Whether the generated closures are `@Sendable`.
@attached(accessor, names: named(willSet))
public macro StubbableProperty(
  name: String? = nil,
  access: StubAccess? = nil,
  sendable: Bool = false
) = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Generates `<Protocol>Spy`, which records the calls it receives and answers with given values.
///
/// - Parameters:
///   - behindPreprocessorFlag: The condition of an `#if` around the generated class.
///   - accessLevel: The access level of the generated class; by default the protocol's.
///   - name: The name of the generated class.
///   - types: The types of associated types: `["Item": Int.self]`. Others are generic parameters of the class.
///   - history: Whether the arguments of all calls, and the order of calls, are recorded. Counts and the last arguments
///     always are.
@attached(peer)
public macro Spyable(
  behindPreprocessorFlag: String? = nil,
  accessLevel: SpyAccessLevel? = nil,
  name: String? = nil,
  types: KeyValuePairs<String, Any.Type> = [:],
  history: Bool = true
) = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Generates `Stubbable<Protocol>`, whose members call the closures of a struct.
///
/// - Parameters:
///   - behindPreprocessorFlag: The condition of an `#if` around the generated class.
///   - accessLevel: The access level of the generated class; by default the protocol's.
///   - name: The name of the generated class.
///   - types: The types of associated types: `["Item": Int.self]`. Others are generic parameters of the class.
///   - history: Whether the order of calls is recorded.
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
///   - behindPreprocessorFlag: The condition of an `#if` around the generated class.
///   - accessLevel: The access level of the generated class; by default the protocol's.
///   - name: The name of the generated class.
///   - types: The types of associated types: `["Item": Int.self]`. Others are generic parameters of the class.
///   - history: Whether the stubs record their calls.
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
