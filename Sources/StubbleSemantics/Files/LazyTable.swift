/// One value for each key, such as a fact about each type: all are found at once, or each when it is first asked for.
///
/// Several threads may ask for a value at the same time, and must then find the same.
struct LazyTable<Key: TableKey, Value: Sendable>: Sendable {
  private var found: Table<Key, Value>?
  private let answers = SharedValue<[Key: Value]>([:])

  /// Creates a table without values.
  init() {}

  /// Creates a table with all values.
  init(_ found: Table<Key, Value>) { self.found = found }

  /// Returns the value at a key, which `find` finds if it is not known yet.
  func value(at key: Key, _ find: () -> Value) -> Value {
    if let found { return found[key] }
    return answers.answer(to: key, find)
  }
}
