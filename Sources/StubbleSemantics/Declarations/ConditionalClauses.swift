package import StubbleSyntax

/// The `#if` clauses around a declaration, as far as they decide what is compiled together with it.
package struct ConditionalClauses: Sendable {
  private let file: FileID
  /// The clauses, outermost first.
  private let clauses: [SyntaxNode]
  /// What the conditions of the clauses are.
  private let conditions: BuildConditions

  package init(file: FileID, clauses: [SyntaxNode]) {
    self.file = file
    self.clauses = clauses
    conditions = clauses.last.map(BuildConditions.init(in:)) ?? BuildConditions()
  }

  /// Whether there are no clauses: the declaration is compiled wherever its context is.
  package var isEmpty: Bool { clauses.isEmpty }

  /// Returns whether the two are in different clauses of one `#if`.
  package func areAlternative(to other: ConditionalClauses) -> Bool {
    file == other.file
      && clauses.contains { mine in
        other.clauses.contains { $0.id != mine.id && $0.parent?.id == mine.parent?.id }
      }
  }

  /// Returns whether the two are never compiled together, because they are in different clauses of one `#if`, or in
  /// clauses whose conditions exclude each other.
  package func excludes(_ other: ConditionalClauses) -> Bool {
    areAlternative(to: other)
      || file == other.file && clauses.last != other.clauses.last && conditions.excludes(other.conditions)
  }
}

extension SyntaxNode {
  /// The attributes of the declaration that are inside `#if`.
  var conditionalAttributes: [SyntaxNode] {
    guard hasConditionalAttributes else { return [] }
    return children(.ifConfig).flatMap(\.descendants).filter { $0.kind == .attribute }
  }

  /// The nearest ancestor that is no `#if` and no clause of one.
  package var parentOutsideOfClauses: SyntaxNode? {
    ancestors.first { $0.kind != .ifConfigClause && $0.kind != .ifConfig }
  }
}

extension Member {
  /// The `#if` clauses around the member inside its type's own declaration; none for a member of an extension.
  package var clausesInType: ConditionalClauses {
    ConditionalClauses(file: file, clauses: isInExtension ? [] : clauses)
  }
}
