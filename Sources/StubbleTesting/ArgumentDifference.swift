/// The difference between the arguments of a call and those that were expected, as text.
enum ArgumentDifference {
  /// Returns the difference to the arguments that differ least from the expected ones; `nil` if none have parts in
  /// common with these.
  static func nearest<Arguments>(to expected: Arguments, among all: [Arguments]) -> String? {
    let differences = all.map { parts(of: expected, $0) }
    guard let least = differences.min(by: { $0.different.count < $1.different.count }) else { return nil }
    let isNear = least.different.count < least.count || least.count == 1
    return isNear && !least.different.isEmpty ? least.different.joined(separator: ", ") : nil
  }

  /// Returns descriptions of the parts in which two values of a type differ, and the number of all parts. Parts are the
  /// properties of a struct or the elements of a tuple.
  private static func parts<Value>(of expected: Value, _ actual: Value) -> (different: [String], count: Int) {
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard left.displayStyle == .struct || left.displayStyle == .tuple,
      left.children.count == right.children.count
    else { return ([text("the argument", expected, actual)].compactMap(\.self), 1) }
    let different = zip(left.children, right.children).compactMap { expected, actual in
      text(expected.label ?? "an argument", expected.value, actual.value)
    }
    return (different, left.children.count)
  }

  private static func text(_ name: String, _ expected: Any, _ actual: Any) -> String? {
    let areEqual = areEqual(expected, actual)
    if areEqual == true { return nil }
    let (expected, actual) = (String(reflecting: expected), String(reflecting: actual))
    if expected != actual { return "\(name) is \(actual), not \(expected)" }
    return areEqual == false ? "\(name) is another \(actual)" : nil
  }

  /// Returns whether two values of a type are equal; `nil` if they cannot be compared. Their texts do not say so: those
  /// of equal sets may have different orders.
  private static func areEqual(_ left: Any, _ right: Any) -> Bool? {
    func equals<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    return (left as? any Equatable).map { equals($0) }
  }
}
