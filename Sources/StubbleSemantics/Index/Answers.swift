/// The answers to questions about the declarations of an index, each found when it is first asked.
struct Answers: Sendable {
  /// Whether structs and enums are `Sendable` by what they store.
  let sendability = SharedValue<[TypeID: Bool]>([:])
  /// Whether operations on values of other modules' types cannot mean operators of the project.
  let undeclaredOperations = SharedValue<[Operation: Bool]>([:])
  /// Whether evaluating what initial values use has no side effects.
  let effectFreedom = SharedValue<[EffectSubject: Bool]>([:])
  /// Whether the compiler may derive the equality of types where that is not certain.
  let uncertainEqualities = SharedValue<[TypeID: Bool]>([:])
  /// What the members of types witness.
  let witnesses = SharedValue<[TypeID: Witnesses]>([:])
  /// The isolation of what overrides override.
  let overriddenIsolations = SharedValue<[OverrideID: Isolation?]>([:])
  /// Whether aliases with a name may mean functions.
  let mayMeanFunctions = SharedValue<[String: Bool]>([:])
  /// The isolations of members with one name that subclasses may override, by the first of them.
  let overridableIsolations = SharedValue<[OverrideID: [Isolation]]>([:])
  /// Whether types of other modules have attributes, or `nil` for types that are not known.
  let marksOfKnownTypes = SharedValue<[Mark: Bool?]>([:])
  /// The names of types that are visible in all of their members.
  let namesInMembers = SharedValue<[TypeID: TypeRef]>([:])

  /// An operator and the name of a type whose values it is applied to.
  struct Operation: Hashable {
    let name: String
    let type: String
  }
}
