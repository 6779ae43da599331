/// A Swift source file as a flat tree over its own bytes.
///
///     source   func f ( ) { g ( ) }                  the bytes, untouched
///     tokens   0    1 2 3 4 5 6 7 8 9                ascending; 9 is `endOfFile`
///     nodes    sourceFile           0..<10           pre-order: a node, then its descendants
///                functionDecl       0..<9
///                  parameterClause  2..<4
///                  codeBlock        4..<9
///                    callExpr       5..<8
///                      identifierExpr 5..<6
///
/// A node is a range of tokens and a range of descendants. Its children are found by stepping from one `endNode` to the
/// next. Tokens and nodes refer to the source by offsets and never copy it, so the text of the tree is the source,
/// whatever the parser made of it.
@usableFromInline package final class SyntaxTree: Sendable {
  /// The bytes that were parsed.
  package let source: [UInt8]
  /// All tokens in order, the last of them `endOfFile`, whose range is empty at the end of the source.
  @usableFromInline package let tokens: [Token]
  /// The errors of the lexer and parser, in the order of their offsets.
  package let errors: [SyntaxError]
  /// The errors that are not mere warnings in some language mode.
  package var errorsInAllModes: [SyntaxError] { errors.filter { $0.kind != .unwantedSpace } }

  private func hasUnwantedSpace(before offset: Int) -> Bool {
    let first = errors.partitioningIndex { $0.offset >= offset }
    return errors[first...].prefix { $0.offset == offset }.contains { $0.kind == .unwantedSpace }
  }

  /// Returns whether there is trivia before a token that a copy of the text keeps, as a space.
  package func hasWantedSpace(beforeToken index: TokenIndex) -> Bool {
    let start = tokens[index].start
    guard start > tokens[index - 1].end else { return false }
    let isModifier = [.unowned, .nonisolated].contains(tokens[index - 1].kind)
    if isModifier, tokens[index].kind == .leftParen { return false }
    return errors.isEmpty || !hasUnwantedSpace(before: Int(start))
  }
  /// The nodes in pre-order. The first is the `sourceFile`.
  @usableFromInline let nodes: [NodeRecord]

  /// The number of nodes.
  package var nodeCount: Int { nodes.count }

  init(source: [UInt8], tokens: [Token], nodes: [NodeRecord], errors: [SyntaxError]) {
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.errors = errors
  }
}

/// A node: a range of tokens and a range of descendants.
@usableFromInline
struct NodeRecord: Sendable, BitwiseCopyable {
  /// The index of the first token.
  @usableFromInline var firstToken: UInt32
  /// The index just past the last token.
  @usableFromInline var endToken: UInt32
  /// The index just past the last descendant.
  @usableFromInline var endNode: UInt32
  /// The index of the parent; the root is its own.
  @usableFromInline var parent: UInt32
  @usableFromInline var kind: NodeKind
}

/// The index of a node in its tree.
@usableFromInline package struct NodeID: Hashable, Sendable, Comparable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}

/// The index of a token in its tree's `tokens`.
@usableFromInline package typealias TokenIndex = Int
