/// A Swift source file as a flat tree over its own bytes.
///
///     source   func f ( ) { g ( ) }                  the bytes, untouched
///     tokens   0    1 2 3 4 5 6 7 8 9                ascending; 9 is `endOfFile`
///     nodes    sourceFile           0..<10           pre-order: a node, then all that is under it
///                functionDecl       0..<9
///                  parameterClause  2..<4
///                  codeBlock        4..<9
///                    callExpr       5..<8
///                      identifierExpr 5..<6
///
/// A node is a run of tokens and a run of descendants; its children are found by stepping from one
/// `endNode` to the next. Tokens and nodes index the source and never copy it, so the text of the tree
/// is the source whatever the parser made of it.
@usableFromInline package final class SyntaxTree: Sendable {
  /// The bytes that were parsed.
  package let source: [UInt8]
  /// All tokens in order, the last of them `endOfFile`, whose range is empty at the end of the source.
  @usableFromInline package let tokens: [Token]
  /// What the lexer and parser could not make sense of, in order of offset.
  package let errors: [SyntaxError]
  /// All nodes in pre-order; the first is the `sourceFile`.
  @usableFromInline let nodes: [NodeRecord]

  /// How many nodes there are.
  package var nodeCount: Int { nodes.count }

  init(source: [UInt8], tokens: [Token], nodes: [NodeRecord], errors: [SyntaxError]) {
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.errors = errors
  }
}

/// One node: a run of tokens and a run of descendants.
@usableFromInline
struct NodeRecord: Sendable, BitwiseCopyable {
  /// Index of the first token.
  @usableFromInline var firstToken: UInt32
  /// Index just past the last token.
  @usableFromInline var endToken: UInt32
  /// Index just past the last descendant.
  @usableFromInline var endNode: UInt32
  /// Index of the parent; the root's is its own.
  @usableFromInline var parent: UInt32
  @usableFromInline var kind: NodeKind
}

/// The place of a node in its tree. Means nothing without the tree.
@usableFromInline package struct NodeID: Hashable, Sendable, Comparable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}

/// The place of a token in its tree's `tokens`.
@usableFromInline package typealias TokenIndex = Int
