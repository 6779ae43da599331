import StubbleSemantics
import StubbleSyntax

/// The texts of conditions of `#if`.
enum ConditionText {
  /// Returns the conditions under which clauses of `#if` are compiled: for each, the negated conditions of the clauses
  /// before it and its own.
  static func conditions(of clauses: [SyntaxNode]) -> [String] {
    clauses.flatMap { clause -> [String] in
      let before = (clause.parent?.children(.ifConfigClause) ?? []).prefix { $0.id < clause.id }
      return before.compactMap(own).map { "!(\($0))" } + [own(clause)].compactMap(\.self)
    }
  }

  /// Returns the condition after `#if` or `#elseif`, or `nil` for `#else`.
  private static func own(_ clause: SyntaxNode) -> String? {
    guard clause.firstTokenKind != .poundElse else { return nil }
    return clause.children.first { $0.kind.isExpression }?.spelling
  }

  /// Returns the conjunction of some conditions, or `nil` if there are none that may not hold.
  static func joined(_ conditions: [String]) -> String? {
    let conditions = conditions.filter { $0 != "true" }
    if conditions.count < 2 { return conditions.first }
    return conditions.map { $0.contains(text: "||") ? "(\($0))" : $0 }.joined(separator: " && ")
  }
}
