/// The names of the closures and the storage of one member. Those that it does not have are empty.
struct ClosureNames: Sendable, Equatable {
  /// The closure of a function.
  var function = ""
  /// The record of a function's calls.
  var record = ""
  var getter = ""
  var setter = ""
  var storage = ""
}
