package import StubbleSyntax

/// The clauses of `#if` that a declaration is in, as far as they decide what is compiled together with it.
package struct ConditionalClauses: Sendable {
  private let file: FileID
  /// Outermost first.
  private let clauses: [SyntaxNode]

  package init(file: FileID, clauses: [SyntaxNode]) {
    self.file = file
    self.clauses = clauses
  }

  /// There are none: the declaration is compiled wherever what is around it is.
  package var isEmpty: Bool { clauses.isEmpty }

  /// The two are never compiled together: they are in different clauses of one `#if`.
  package func exclude(_ other: ConditionalClauses) -> Bool {
    guard file == other.file else { return false }
    return clauses.contains { mine in
      other.clauses.contains { $0.id != mine.id && $0.parent?.id == mine.parent?.id }
    }
  }
}

extension SyntaxNode {
  /// What a declaration is in, the clauses of `#if` around it left out.
  package var parentOutsideOfClauses: SyntaxNode? {
    ancestors.first { $0.kind != .ifConfigClause && $0.kind != .ifConfig }
  }
}

extension Member {
  /// The clauses inside the type's own declaration.
  package var clausesInType: ConditionalClauses {
    ConditionalClauses(file: file, clauses: isInExtension ? [] : clauses)
  }
}
