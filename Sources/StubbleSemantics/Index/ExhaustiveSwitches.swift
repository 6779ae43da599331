package import StubbleSyntax

/// Switches without a `default`, which hold only as long as the names that they match are all the cases of an enum.
package struct ExhaustiveSwitches: Sendable {
  package struct Switch: Sendable {
    package let file: FileID
    package let node: SyntaxNode
    /// The cases without associated values that it names.
    let names: Set<String>
    /// The type around, if it is of that type's `self`.
    let subject: Scope?
  }

  private var byName: [String: [Switch]] = [:]

  init() {}

  /// - Parameter index: knows all types.
  init(in files: [SourceFile], index: TypeIndex) {
    for (place, file) in files.enumerated() {
      for node in file.tree.nodes(ofKind: .switchExpr) where !node.hasDefault {
        let names = Set(node.caseItems.flatMap(\.matchedNames))
        let isOfSelf = node.content.map { $0.spelling == "self" } ?? false
        let subject = isOfSelf ? index.scope(written: Scope(around: node, modules: file.modules)) : nil
        let found = Switch(file: FileID(rawValue: place), node: node, names: names, subject: subject)
        for name in names { byName[name, default: []].append(found) }
      }
    }
  }

  /// The switches that may be over an enum with some cases.
  package func over(_ type: TypeModel, cases: [String]) -> [Switch] {
    guard let first = cases.first else { return [] }
    return (byName[first] ?? []).filter { found in
      found.names.isSuperset(of: cases) && (found.subject.map { $0.isInside(type.scope) } ?? true)
    }
  }
}

extension Scope {
  /// It is another scope, or a block of statements in it.
  fileprivate func isInside(_ other: Scope) -> Bool {
    modules.meets(other.modules) && (path == other.path || path.hasPrefix(other.path + ".@"))
  }
}

extension SyntaxNode {
  /// The cases of a switch, those in clauses of `#if` among them.
  private var switchCases: [SyntaxNode] {
    children.flatMap { child -> [SyntaxNode] in
      switch child.kind {
      case .switchCase: [child]
      case .ifConfig, .ifConfigClause: child.switchCases
      default: []
      }
    }
  }

  fileprivate var caseItems: [SyntaxNode] { switchCases.flatMap { $0.children(.caseItem) } }

  /// A switch has a `default`, or a pattern that matches everything.
  fileprivate var hasDefault: Bool {
    switchCases.contains { $0.token(.default) != nil } || caseItems.contains(where: \.matchesAll)
  }

  /// A pattern of nothing but names that it binds and `_`.
  private var matchesAll: Bool {
    guard child(.whereClause) == nil else { return false }
    let kinds = tokenRange.map { tree.tokens[$0].kind }
    return kinds.contains { $0 == .wildcard || $0 == .let || $0 == .var }
      && kinds.allSatisfy {
        [.wildcard, .let, .var, .leftParen, .rightParen, .comma].contains($0) || $0.isIdentifierLike
      }
  }

  /// The names after a period that are not called.
  fileprivate var matchedNames: [String] {
    let end = child(.whereClause)?.tokenRange.lowerBound ?? tokenRange.upperBound
    return (tokenRange.lowerBound + 1..<max(end, tokenRange.lowerBound + 1)).filter {
      tree.tokens[$0 - 1].kind == .period && tree.tokens[$0 + 1].kind != .leftParen
    }.map(tree.name(ofToken:))
  }
}
