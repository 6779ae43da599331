package import StubbleSyntax

/// The `switch` statements without a `default`. They are exhaustive only as long as they name all cases of an enum, so
/// a generated case would break them.
package struct ExhaustiveSwitches: Sendable {
  /// A `switch` without a `default`.
  package struct Switch: Sendable {
    package let file: FileID
    package let node: SyntaxNode
    /// The names of the enum cases that the patterns match without associated values.
    let names: Set<String>
    /// Whether a pattern may match several values at once, so that the names may be those of several enums.
    let matchesTuples: Bool
    /// The enclosing type if the switch is over `self`; otherwise `nil`.
    let subject: Scope?
  }

  private var byName: [String: [Switch]] = [:]

  init() {}

  /// - Parameter index: The index, in which all types are known.
  init(in files: [SourceFile], index: TypeIndex, workers: Workers) {
    let found = workers.map(files.count) { file in
      ExhaustiveSwitches.switches(in: files[file], FileID(rawValue: file), index)
    }
    for found in found.joined() {
      for name in found.names { byName[name, default: []].append(found) }
    }
  }

  private static func switches(in file: SourceFile, _ id: FileID, _ index: TypeIndex) -> [Switch] {
    file.tree.nodes(ofKind: .switchExpr).filter { !$0.hasDefault }.map { node in
      let isOfSelf = node.content?.isSelf ?? false
      let items = node.caseItems
      return Switch(
        file: id, node: node, names: Set(items.flatMap(\.matchedNames)),
        matchesTuples: items.contains { item in
          item.tokenRange.contains { item.tree.tokens[$0].kind == .comma }
        },
        subject: isOfSelf ? index.scope(written: Scope(around: node, modules: file.modules)) : nil)
    }
  }

  /// Returns the switches that may be over an enum with these cases.
  ///
  /// - Parameter scope: The scope of the enum, or `nil` if the compiler derives it, so that it has no members that switch
  ///   over `self`.
  package func over(_ scope: Scope?, cases: [String]) -> [Switch] {
    guard let first = cases.first else { return [] }
    let own = Set(cases)
    return (byName[first] ?? []).filter { found in
      found.names.isSuperset(of: own)
        && (found.subject.map { subject in scope.map(subject.isInside) ?? false } ?? true)
        && (found.matchesTuples || found.names.subtracting(own).allSatisfy(isNoOtherCase))
    }
  }

  /// Whether a name in a pattern may be that of a type, or of a case of an optional, rather than of another enum's case.
  private func isNoOtherCase(_ name: String) -> Bool {
    name == "none" || name == "some" || name.isWrittenLikeType
  }
}

extension Scope {
  /// Returns whether the scope is another one, or a block of statements in it.
  fileprivate func isInside(_ other: Scope) -> Bool {
    modules.intersects(other.modules) && (path == other.path || path.hasPrefix(other.path + ".@"))
  }
}

extension SyntaxNode {
  /// The cases of a switch, including those in `#if` clauses.
  private var switchCases: [SyntaxNode] { childrenInAllClauses.filter { $0.kind == .switchCase } }

  fileprivate var caseItems: [SyntaxNode] { switchCases.flatMap { $0.children(.caseItem) } }

  /// Whether the switch has a `default`, or a pattern that matches everything.
  fileprivate var hasDefault: Bool {
    switchCases.contains { $0.token(.default) != nil } || caseItems.contains(where: \.matchesAll)
  }

  /// Whether the pattern consists only of `_` and of names that it binds, without a `where` clause.
  private var matchesAll: Bool {
    guard child(.whereClause) == nil else { return false }
    let kinds = tokenRange.map { tree.tokens[$0].kind }
    return kinds.contains { $0 == .wildcard || $0 == .let || $0 == .var }
      && kinds.allSatisfy {
        [.wildcard, .let, .var, .leftParen, .rightParen, .comma].contains($0) || $0.isIdentifierLike
      }
  }

  /// The names after a period that no argument list follows: `a` and `b` of `case .a, .b, .c(let x)`.
  fileprivate var matchedNames: [String] {
    let end = child(.whereClause)?.tokenRange.lowerBound ?? tokenRange.upperBound
    return (tokenRange.lowerBound + 1..<max(end, tokenRange.lowerBound + 1)).filter {
      tree.tokens[$0 - 1].kind == .period && tree.tokens[$0 + 1].kind != .leftParen
    }.map(tree.name(ofToken:))
  }
}
