import Testing

/// A row of a table. Its test case has the row's number for a name, since the values contain source text.
package struct Row<Value: Sendable>: Sendable, CustomTestStringConvertible {
  package let number: Int
  package let value: Value

  package var testDescription: String { "\(number)" }
}

extension Array where Element: Sendable {
  /// The elements as rows of a table.
  package var rows: [Row<Element>] { zip(1..., self).map { Row(number: $0, value: $1) } }
}
