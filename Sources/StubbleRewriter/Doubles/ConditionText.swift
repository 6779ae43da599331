import StubbleSemantics
import StubbleSyntax

/// The conditions under which the compiler sees what is in clauses of `#if`.
enum ConditionText {
  /// The text may be inside `#if`.
  static func isCondition(_ text: String) -> Bool {
    let tree = SyntaxTree(parsing: Array("#if \(text)\n#endif\n".utf8))
    let clause = tree.nodes(ofKind: .ifConfigClause).first
    return tree.errors.isEmpty && clause.flatMap(own) == text
  }

  /// One condition for each clause, which says no to the clauses before it.
  static func conditions(of clauses: [SyntaxNode]) -> [String] {
    clauses.flatMap { clause -> [String] in
      let before = (clause.parent?.children(.ifConfigClause) ?? []).prefix { $0.id < clause.id }
      return before.compactMap(own).map { "!(\($0))" } + [own(clause)].compactMap(\.self)
    }
  }

  /// What is after `#if` or `#elseif`.
  private static func own(_ clause: SyntaxNode) -> String? {
    guard clause.firstTokenKind != .poundElse else { return nil }
    return clause.children.first { $0.kind.isExpression }?.spelling
  }

  /// All of them as one condition; nil if there is none.
  static func joined(_ conditions: [String]) -> String? {
    if conditions.count < 2 { return conditions.first }
    return conditions.map { $0.contains(text: "||") ? "(\($0))" : $0 }.joined(separator: " && ")
  }
}
