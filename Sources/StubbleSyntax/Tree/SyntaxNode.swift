/// A node and its tree, through which other nodes are reached.
@usableFromInline package struct SyntaxNode: Sendable {
  @usableFromInline package let tree: SyntaxTree
  @usableFromInline package let id: NodeID

  @inlinable
  package init(tree: SyntaxTree, id: NodeID) {
    self.tree = tree
    self.id = id
  }

  @inlinable var record: NodeRecord { tree.nodes[Int(id.rawValue)] }

  @inlinable package var kind: NodeKind { record.kind }

  /// The indices of the node's tokens, including those of its descendants.
  @inlinable package var tokenRange: Range<TokenIndex> {
    let record = record
    return Int(record.firstToken)..<Int(record.endToken)
  }

  /// The byte range of the node, from its first token to its last. If it has none, the range is empty, at the next
  /// token.
  package var range: Range<Int> {
    let tokens = tokenRange
    let start = Int(tree.tokens[tokens.lowerBound].start)
    return tokens.isEmpty ? start..<start : start..<Int(tree.tokens[tokens.upperBound - 1].end)
  }

  /// The node's source text, with the trivia between its tokens.
  package var text: String { tree.text(range) }

  /// The enclosing node, or `nil` for the root.
  @inlinable package var parent: SyntaxNode? {
    id.rawValue == 0 ? nil : SyntaxNode(tree: tree, id: NodeID(rawValue: record.parent))
  }

  /// The enclosing nodes, innermost first.
  @inlinable package var ancestors: NodeAncestors { NodeAncestors(upcoming: parent) }

  /// The node itself and the enclosing ones, innermost first.
  @inlinable package var nodesAround: NodeAncestors { NodeAncestors(upcoming: self) }

  /// The child nodes, in source order.
  @inlinable package var children: NodeChildren {
    NodeChildren(tree: tree, upcoming: id.rawValue + 1, end: record.endNode)
  }

  /// The nodes below this one, parents before children.
  @inlinable package var descendants: NodeDescendants {
    NodeDescendants(tree: tree, upcoming: id.rawValue + 1, end: record.endNode)
  }

  /// The node itself and those below it, parents before children.
  @inlinable package var allNodes: NodeDescendants {
    NodeDescendants(tree: tree, upcoming: id.rawValue, end: record.endNode)
  }

  /// The ID just past that of the node's last descendant.
  @inlinable package var endID: NodeID { NodeID(rawValue: record.endNode) }

  /// Returns the first child of a kind, or `nil` if there is none.
  package func child(_ kind: NodeKind) -> SyntaxNode? { firstChild { $0 == kind } }

  /// Returns the first child whose kind satisfies a predicate, or `nil` if there is none.
  @inline(__always)
  package func firstChild(where condition: (NodeKind) -> Bool) -> SyntaxNode? {
    var next = id.rawValue + 1
    let end = record.endNode
    while next < end {
      let child = tree.nodes[Int(next)]
      if condition(child.kind) { return SyntaxNode(tree: tree, id: NodeID(rawValue: next)) }
      next = child.endNode
    }
    return nil
  }

  /// Returns the children of a kind.
  package func children(_ kind: NodeKind) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var next = id.rawValue + 1
    let end = record.endNode
    while next < end {
      let child = tree.nodes[Int(next)]
      if child.kind == kind { found.append(SyntaxNode(tree: tree, id: NodeID(rawValue: next))) }
      next = child.endNode
    }
    return found
  }

  /// The indices of the tokens that belong to this node itself, and to none of its children.
  package var ownTokens: OwnTokens { OwnTokens(of: self) }

  /// Returns the index of the first token of a kind that belongs to the node itself, or `nil` if there is none.
  package func token(_ kind: TokenKind) -> TokenIndex? { firstOwnToken { $0 == kind } }

  /// Returns the index of the first token that belongs to the node itself and whose kind satisfies a predicate, or
  /// `nil` if there is none.
  package func firstOwnToken(where condition: (TokenKind) -> Bool) -> TokenIndex? {
    ownTokens.first { condition(tree.tokens[$0].kind) }
  }
}

extension SyntaxNode: Hashable {
  @inlinable
  package static func == (a: SyntaxNode, b: SyntaxNode) -> Bool { a.id == b.id && a.tree === b.tree }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The indices of the tokens that belong to a node itself, and to none of its children, in order.
package struct OwnTokens: Sequence, IteratorProtocol, Sendable {
  private let tree: SyntaxTree
  private var upcoming: UInt32
  private let end: UInt32
  /// The next child, and the end of the children.
  private var child: UInt32
  private let endChild: UInt32
  /// The end of the tokens before the next child.
  private var gapEnd: UInt32

  init(of node: SyntaxNode) {
    let record = node.record
    tree = node.tree
    upcoming = record.firstToken
    end = record.endToken
    child = node.id.rawValue + 1
    endChild = record.endNode
    gapEnd = child < endChild ? tree.nodes[Int(child)].firstToken : end
  }

  package mutating func next() -> TokenIndex? {
    while upcoming >= gapEnd {
      guard child < endChild else { return nil }
      let passed = tree.nodes[Int(child)]
      upcoming = Swift.max(upcoming, passed.endToken)
      child = passed.endNode
      gapEnd = child < endChild ? tree.nodes[Int(child)].firstToken : end
    }
    defer { upcoming += 1 }
    return Int(upcoming)
  }

  /// The first token, or `nil` if there is none.
  package var first: TokenIndex? { first { _ in true } }

  /// The last token, or `nil` if there is none.
  package var last: TokenIndex? { reduce(nil) { $1 } }

  /// Returns the last token that satisfies a predicate, or `nil` if there is none.
  package func last(where condition: (TokenIndex) -> Bool) -> TokenIndex? {
    reduce(nil) { condition($1) ? $1 : $0 }
  }
}

/// The ancestors of a node, innermost first.
@usableFromInline package struct NodeAncestors: Sequence, IteratorProtocol, Sendable {
  @usableFromInline var upcoming: SyntaxNode?

  @inlinable
  init(upcoming: SyntaxNode?) {
    self.upcoming = upcoming
  }

  @inlinable
  package mutating func next() -> SyntaxNode? {
    defer { upcoming = upcoming?.parent }
    return upcoming
  }
}

/// The children of a node.
@usableFromInline package struct NodeChildren: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var upcoming: UInt32
  @usableFromInline let end: UInt32

  @inlinable
  init(tree: SyntaxTree, upcoming: UInt32, end: UInt32) {
    self.tree = tree
    self.upcoming = upcoming
    self.end = end
  }

  @inlinable
  package mutating func next() -> SyntaxNode? {
    guard upcoming < end else { return nil }
    defer { upcoming = tree.nodes[Int(upcoming)].endNode }
    return SyntaxNode(tree: tree, id: NodeID(rawValue: upcoming))
  }
}

extension NodeChildren {
  /// The first child, or `nil` if there is none.
  package var first: SyntaxNode? {
    var iterator = self
    return iterator.next()
  }

  /// The last child, or `nil` if there is none.
  package var last: SyntaxNode? { reduce(nil) { $1 } }

  /// Returns the last child that satisfies a predicate, or `nil` if there is none.
  package func last(where condition: (SyntaxNode) -> Bool) -> SyntaxNode? {
    reduce(nil) { condition($1) ? $1 : $0 }
  }
}

/// The nodes below a node, in pre-order.
@usableFromInline package struct NodeDescendants: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var upcoming: UInt32
  @usableFromInline let end: UInt32

  @inlinable
  init(tree: SyntaxTree, upcoming: UInt32, end: UInt32) {
    self.tree = tree
    self.upcoming = upcoming
    self.end = end
  }

  @inlinable
  package mutating func next() -> SyntaxNode? {
    guard upcoming < end else { return nil }
    defer { upcoming += 1 }
    return SyntaxNode(tree: tree, id: NodeID(rawValue: upcoming))
  }
}

extension SyntaxTree {
  /// The node of the whole file.
  package var root: SyntaxNode { SyntaxNode(tree: self, id: NodeID(rawValue: 0)) }

  /// Returns the source text in a range of bytes. Bytes that are not UTF-8 become replacement characters.
  package func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// Returns the text of a token.
  package func text(ofToken index: TokenIndex) -> String { text(tokens[index].range) }

  /// Returns the byte range of the trivia between the previous token, or the beginning of the source, and a token.
  package func leadingTrivia(ofToken index: TokenIndex) -> Range<Int> {
    let start = index == 0 ? 0 : Int(tokens[index - 1].end)
    return start..<Int(tokens[index].start)
  }

  /// Returns the index of the first token that ends after an offset, or that of the last token if none does. A binary
  /// search.
  package func firstToken(endingAfter offset: Int) -> TokenIndex {
    tokens.dropLast().partitioningIndex(where: { Int($0.end) > offset })
  }

  /// Returns the pieces of the trivia in `gap`, which must be a token's `leadingTrivia`. They are decoded one at a
  /// time.
  package func triviaPieces(in gap: Range<Int>) -> TriviaPieces {
    TriviaPieces(source: source, position: gap.lowerBound, end: gap.upperBound)
  }

  /// Returns the nodes of a kind, in pre-order. It takes one pass over all nodes.
  package func nodes(ofKind kind: NodeKind) -> [SyntaxNode] { nodes { $0 == kind } }

  /// Returns the nodes whose kinds satisfy a predicate, in pre-order. It takes one pass over all nodes.
  @inline(__always)
  package func nodes(where condition: (NodeKind) -> Bool) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var index = 0
    let end = nodes.count
    while index < end {
      if condition(nodes[index].kind) {
        found.append(SyntaxNode(tree: self, id: NodeID(rawValue: UInt32(index))))
      }
      index += 1
    }
    return found
  }
}
