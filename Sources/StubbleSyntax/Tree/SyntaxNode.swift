/// A node together with its tree: what one holds to walk about.
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

  /// Indices of the node's tokens, those of its descendants among them.
  @inlinable package var tokenRange: Range<TokenIndex> {
    let record = record
    return Int(record.firstToken)..<Int(record.endToken)
  }

  /// The node's bytes, from its first token to its last; empty at the next token if it has none.
  package var range: Range<Int> {
    let tokens = tokenRange
    let start = Int(tree.tokens[tokens.lowerBound].start)
    return tokens.isEmpty ? start..<start : start..<Int(tree.tokens[tokens.upperBound - 1].end)
  }

  /// The node's source text, trivia between its tokens included.
  package var text: String { tree.text(range) }

  @inlinable package var parent: SyntaxNode? {
    id.rawValue == 0 ? nil : SyntaxNode(tree: tree, id: NodeID(rawValue: record.parent))
  }

  /// The nodes around this one, the innermost first.
  @inlinable package var ancestors: NodeAncestors { NodeAncestors(upcoming: parent) }

  /// The nodes directly under this one, in order.
  @inlinable package var children: NodeChildren {
    NodeChildren(tree: tree, upcoming: id.rawValue + 1, end: record.endNode)
  }

  /// Every node under this one, parents before children.
  @inlinable package var descendants: NodeDescendants {
    NodeDescendants(tree: tree, upcoming: id.rawValue + 1, end: record.endNode)
  }

  /// The node itself and every node under it, parents before children.
  @inlinable package var allNodes: NodeDescendants {
    NodeDescendants(tree: tree, upcoming: id.rawValue, end: record.endNode)
  }

  /// The place just past the node's last descendant.
  @inlinable package var endID: NodeID { NodeID(rawValue: record.endNode) }

  /// The first node of a kind directly under this one.
  package func child(_ kind: NodeKind) -> SyntaxNode? { firstChild { $0 == kind } }

  /// The first node directly under this one whose kind fulfils a condition.
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

  /// The nodes of a kind directly under this one.
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

  /// Indices of the tokens that are directly under this node and under none of its children.
  package var ownTokens: OwnTokens { OwnTokens(of: self) }

  /// The first token of a kind directly under this node.
  package func token(_ kind: TokenKind) -> TokenIndex? { firstOwnToken { $0 == kind } }

  /// The first token directly under this node whose kind fulfils a condition.
  package func firstOwnToken(where condition: (TokenKind) -> Bool) -> TokenIndex? {
    ownTokens.first { condition(tree.tokens[$0].kind) }
  }
}

extension SyntaxNode: Equatable {
  @inlinable
  package static func == (a: SyntaxNode, b: SyntaxNode) -> Bool { a.id == b.id && a.tree === b.tree }
}

/// Indices of the tokens directly under a node, in order.
package struct OwnTokens: Sequence, IteratorProtocol, Sendable {
  private let tree: SyntaxTree
  private var upcoming: UInt32
  private let end: UInt32
  /// The next child, and where the children end.
  private var child: UInt32
  private let endChild: UInt32
  /// Where the tokens before the next child end.
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

  /// The first of them.
  package var first: TokenIndex? { first { _ in true } }

  /// The last of them.
  package var last: TokenIndex? { reduce(nil) { $1 } }

  /// The last that fulfils a condition.
  package func last(where condition: (TokenIndex) -> Bool) -> TokenIndex? {
    reduce(nil) { condition($1) ? $1 : $0 }
  }
}

/// The nodes around one, the innermost first.
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

/// The nodes directly under one.
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
  /// The first of them.
  package var first: SyntaxNode? {
    var iterator = self
    return iterator.next()
  }

  /// The last of them.
  package var last: SyntaxNode? { reduce(nil) { $1 } }

  /// The last that fulfils a condition.
  package func last(where condition: (SyntaxNode) -> Bool) -> SyntaxNode? {
    reduce(nil) { condition($1) ? $1 : $0 }
  }
}

/// All nodes under one, in pre-order.
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
  /// The whole file.
  package var root: SyntaxNode { SyntaxNode(tree: self, id: NodeID(rawValue: 0)) }

  /// Source text between two offsets; bytes that are not UTF-8 become replacement characters.
  package func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// The text of one token.
  package func text(ofToken index: TokenIndex) -> String { text(tokens[index].range) }

  /// The bytes between a token and the one before it, or the beginning of the source.
  package func leadingTrivia(ofToken index: TokenIndex) -> Range<Int> {
    let start = index == 0 ? 0 : Int(tokens[index - 1].end)
    return start..<Int(tokens[index].start)
  }

  /// The first token that ends after an offset, or the last one: a binary search.
  package func firstToken(endingAfter offset: Int) -> TokenIndex {
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The pieces of the trivia in `gap`, which must be a token's `leadingTrivia`; decoded one at a time.
  package func triviaPieces(in gap: Range<Int>) -> TriviaPieces {
    TriviaPieces(source: source, position: gap.lowerBound, end: gap.upperBound)
  }

  /// All nodes of a kind, in order: one pass over the array.
  package func nodes(ofKind kind: NodeKind) -> [SyntaxNode] { nodes { $0 == kind } }

  /// All nodes whose kinds fulfil a condition, in order: one pass over the array.
  @inline(__always)
  package func nodes(where condition: (NodeKind) -> Bool) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    for (place, record) in nodes.enumerated() where condition(record.kind) {
      found.append(SyntaxNode(tree: self, id: NodeID(rawValue: UInt32(place))))
    }
    return found
  }
}
