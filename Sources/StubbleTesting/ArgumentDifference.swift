/// How the arguments of a call differ from those that were expected.
enum ArgumentDifference {
  /// The difference to those arguments that differ least; nil if none have parts in common.
  static func nearest<Arguments>(to expected: Arguments, among all: [Arguments]) -> String? {
    let differences = all.map { parts(of: expected, $0) }
    guard let least = differences.min(by: { $0.different.count < $1.different.count }) else { return nil }
    let isNear = least.different.count < least.count || least.count == 1
    return isNear && !least.different.isEmpty ? least.different.joined(separator: ", ") : nil
  }

  /// The parts of two values of a type that differ, in words, and the number of all parts.
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
    let (expected, actual) = (String(reflecting: expected), String(reflecting: actual))
    return expected == actual ? nil : "\(name) is \(actual), not \(expected)"
  }
}
