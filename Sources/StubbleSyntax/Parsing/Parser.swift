/// A recursive descent parser over the tokens of a file. It reads their kinds and flags, never the bytes.
///
/// A node is appended to `nodes` when it is complete, after its descendants. A node's extent therefore follows from the
/// point at which it began, its `Mark`. Completing the same mark a second time wraps the first node in another one, as
/// the left-recursive rules of expressions require. Going back (`rewind`) truncates the arrays. In the end, `finish`
/// puts parents before their children.
///
/// Functions named `parseX` require that the first token of an X is the current one, and complete a node.
/// `parseXIfPresent` does nothing if there is no X. `at` tests the current token, `eat` consumes it if it is of a kind,
/// `bump` consumes it, and `expect` consumes it or reports an error.
///
/// The grammar is recursive, and the compiler would inline rules into all rules that refer to them. Therefore, rules
/// that many others refer to, and those that are rarely needed, are `@inline(never)`. The module compiles in less than
/// half the time, and parses as fast.
struct Parser: ~Copyable {
  /// The point at which a node begins.
  struct Mark {
    let token: UInt32
    let node: Int
  }

  /// The state that `rewind` restores.
  struct Checkpoint {
    let position: Int
    let node: Int
    let error: Int
    let split: Int
  }

  /// A complete node. Its `size - 1` descendants precede it in `nodes`.
  struct PostRecord: BitwiseCopyable {
    var firstToken: UInt32
    var endToken: UInt32
    var size: UInt32
    var kind: NodeKind
  }

  /// The maximum number of brackets, statements and prefixes that are open at once. Beyond it, the rest of the file is
  /// not parsed, because the stack is finite.
  static let maximumDepth = 600

  /// The maximum nesting of types that lookahead follows to distinguish generic arguments from comparisons.
  static let maximumLookahead = 64

  let lexer: UnsafeMutablePointer<Lexer>
  let tokens: UnsafeMutablePointer<Token>
  /// The index of the current token in `tokens`. The parser never moves past the last one, the end of the file.
  var position = 0
  /// The tokens that were split off the front of operators, in order.
  var splits: [Split] = []
  /// The number of splits. A token's index in the tree is its index in `tokens` plus the number of splits before
  /// it.
  var shift = 0
  var nodes: Buffer<PostRecord>
  var errors: [SyntaxError]
  var depth = 0
  /// The ends of brackets that are far from their openings, by the index of the opening token; 0 where an end is not
  /// known. The array is empty until there is one.
  var bracketEnds: [UInt32] = []
  /// The nesting of types that lookahead is in. At `maximumLookahead` it gives up.
  var typeDepth = 0
  /// The number of tokens that lookahead has given back. It is limited by `maximumGivenBack`, so that the work is
  /// proportional to the size of any file. The most complex of real files need a hundredth of that.
  var tokensGivenBack = 0
  let maximumGivenBack: Int
  /// The index of the token at which lookahead was refused first; `nil` if it never was.
  var refusedLookahead: Int?
  /// The range of the modifiers that were last found not to precede a declaration.
  var strayModifiers = 0..<0

  init(_ lexer: UnsafeMutablePointer<Lexer>) {
    self.lexer = lexer
    tokens = lexer.pointee.tokens.base
    errors = lexer.pointee.errors
    nodes = Buffer<PostRecord>(capacity: lexer.pointee.tokens.count)
    maximumGivenBack = 1 << 12 + lexer.pointee.tokens.count << 6
  }

  // MARK: Looking

  @inline(__always) var token: Token { tokens[position] }
  @inline(__always) var kind: TokenKind { tokens[position].kind }
  @inline(__always) var flags: TokenFlags { tokens[position].flags }

  /// The token after the current one. At the end of the file, that is another end.
  @inline(__always) var next: Token { tokens[position &+ 1] }
  @inline(__always) var nextKind: TokenKind { next.kind }

  /// Whether a line break precedes the current token.
  @inline(__always) var atLineStart: Bool { flags.contains(.newlineBefore) }

  /// Whether white space precedes the current token, other than at the end of the file.
  @inline(__always) var atUnwantedSpace: Bool { flags.contains(.spaceBefore) && !at(.endOfFile) }

  /// Returns whether the current token is of a kind.
  @inline(__always) func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  /// Returns whether the current token is of a kind, and on the same line as the one before it.
  @inline(__always) func atOnLine(_ kind: TokenKind) -> Bool { self.kind == kind && !atLineStart }

  // MARK: Consuming

  /// Consumes the current token, unless it is the end of the file.
  @inline(__always)
  mutating func bump() {
    if kind != .endOfFile { position &+= 1 }
  }

  /// Consumes the current token if it is of a kind, and returns whether it was.
  @inline(__always)
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    bump()
    return true
  }

  // MARK: Nodes

  /// Returns the mark of a node that begins at the current token.
  @inline(__always)
  func mark() -> Mark { Mark(token: UInt32(truncatingIfNeeded: position &+ shift), node: nodes.count) }

  /// Completes the node that began at `mark`. All nodes that were appended since are its descendants.
  @inline(__always)
  mutating func complete(_ mark: Mark, _ kind: NodeKind) {
    nodes.append(
      PostRecord(
        firstToken: mark.token, endToken: UInt32(truncatingIfNeeded: position &+ shift),
        size: UInt32(truncatingIfNeeded: nodes.count &- mark.node &+ 1), kind: kind))
  }

  /// Consumes the current token as a node of its own.
  @inline(__always)
  mutating func bump(as kind: NodeKind) {
    let start = mark()
    bump()
    complete(start, kind)
  }

  /// Completes an empty node where one is missing.
  mutating func completeMissing(_ kind: NodeKind) { complete(mark(), kind) }

  /// Returns the kind of the last completed node if that covers everything since `mark`; otherwise `nil`.
  @inline(__always)
  func lastNode(since mark: Mark) -> NodeKind? {
    guard nodes.count > mark.node else { return nil }
    let last = nodes[nodes.count - 1]
    return Int(last.size) == nodes.count - mark.node && last.firstToken == mark.token ? last.kind : nil
  }

  /// Removes the last completed node, and leaves its children.
  mutating func uncomplete() { nodes.truncate(to: nodes.count - 1) }

  // MARK: Going back

  /// Returns the current state, to which `rewind` can go back.
  func checkpoint() -> Checkpoint {
    Checkpoint(position: position, node: nodes.count, error: errors.count, split: shift)
  }

  /// Goes back to an earlier state: gives back tokens, and removes nodes and errors.
  @inline(__always)
  mutating func rewind(_ checkpoint: Checkpoint) {
    tokensGivenBack &+= position &- checkpoint.position &+ 1
    if shift > checkpoint.split { undoSplits(to: checkpoint.split) }
    position = checkpoint.position
    nodes.truncate(to: checkpoint.node)
    if errors.count > checkpoint.error { removeErrors(from: checkpoint.error) }
  }

  @inline(never)
  private mutating func removeErrors(from index: Int) { errors.removeSubrange(index...) }

  /// Returns the result of `body`, and goes back to where it began; `false` if lookahead has run too far in this file.
  @inline(__always)
  mutating func lookahead(_ body: (inout Parser) -> Bool) -> Bool {
    guard mayLookAhead else { return false }
    let start = checkpoint()
    defer { rewind(start) }
    return body(&self)
  }

  /// Whether lookahead may run. It may not if it has run too far in this file, which is then reported as an error:
  /// nested lookahead would otherwise take exponential time.
  @inline(__always)
  var mayLookAhead: Bool {
    mutating get { tokensGivenBack <= maximumGivenBack || refuseLookahead() }
  }

  @inline(never)
  private mutating func refuseLookahead() -> Bool {
    if refusedLookahead == nil { refusedLookahead = position }
    return false
  }

  // MARK: Depth

  /// Increments the depth, and returns whether it is within the maximum. Beyond that, the rest of the file is consumed.
  @inline(__always)
  mutating func enter() -> Bool {
    depth &+= 1
    return depth <= Parser.maximumDepth || overflow()
  }

  /// Decrements the depth, at the end of what `enter` began.
  @inline(__always)
  mutating func leave() { depth &-= 1 }

  @inline(never)
  private mutating func overflow() -> Bool {
    depth -= 1
    guard kind != .endOfFile else { return false }
    report("structure nesting level exceeded maximum of \(Parser.maximumDepth)")
    let start = mark()
    while kind != .endOfFile { bump() }
    complete(start, .unexpected)
    return false
  }
}
