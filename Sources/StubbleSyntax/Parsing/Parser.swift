/// A recursive descent over the tokens of a file, of which it reads kinds and flags, never bytes.
///
/// A node is appended when it is complete, after its children. Hence what a node encloses is known by where
/// it began (`Mark`): completing the same mark twice wraps the first node in the second, and forgetting what
/// was read is cutting the arrays (`rewind`). `finish` puts parents first.
///
/// Functions named `parseX` require the first token of an X and complete a node. `parseXIfPresent` may do
/// nothing. `at` tests, `eat` tests and consumes, `bump` consumes, `expect` consumes or reports an error.
///
/// The grammar is recursive, and the compiler would put a rule into every rule that names it. So the rules that many
/// others name, and what is rare, are `@inline(never)`: the module compiles in less than half the time, and parses as fast.
struct Parser: ~Copyable {
  /// Where a node begins.
  struct Mark {
    let token: UInt32
    let node: Int
  }

  /// Everything that `rewind` takes back.
  struct Checkpoint {
    let position: Int
    let node: Int
    let error: Int
    let split: Int
  }

  /// A complete node after all its descendants, of which it has `size - 1`.
  struct PostRecord: BitwiseCopyable {
    var firstToken: UInt32
    var endToken: UInt32
    var size: UInt32
    var kind: NodeKind
  }

  /// How many brackets, statements and prefixes may be open at once. Beyond, the rest of the file is not
  /// parsed: the stack is finite.
  static let maximumDepth = 600

  /// How many types in types are looked into to tell generic arguments from comparisons.
  static let maximumLookahead = 64

  let lexer: UnsafeMutablePointer<Lexer>
  let tokens: UnsafeMutablePointer<Token>
  /// Index of the current token in `tokens`; the last is the end of the file and never passed.
  var position = 0
  /// The tokens that were taken off the front of operators, in order.
  var splits: [Split] = []
  /// `splits.count`: a token's index in the tree is its index here and the number of splits before it.
  var shift = 0
  var nodes: Buffer<PostRecord>
  var errors: [SyntaxError]
  var depth = 0
  /// Where brackets end that are far from their partners, by the index of the opening one; 0 where unknown.
  /// Empty until one is found.
  var bracketEnds: [UInt32] = []
  /// How many types lookahead has gone into; beyond `maximumLookahead` it gives up.
  var typeDepth = 0
  /// How many tokens lookahead has given back, and how many it may: work in proportion to the file, whatever is in it.
  /// Of real files the most intricate need a hundredth of it.
  var tokensGivenBack = 0
  let maximumGivenBack: Int
  /// Where lookahead was refused first.
  var refusedLookahead: Int?
  /// Modifiers that were found to have no declaration after them.
  var strayModifiers = 0..<0

  init(_ lexer: UnsafeMutablePointer<Lexer>) {
    self.lexer = lexer
    tokens = lexer.pointee.tokens.base
    errors = lexer.pointee.errors
    nodes = Buffer(capacity: lexer.pointee.tokens.count)
    maximumGivenBack = 1 << 12 + lexer.pointee.tokens.count << 6
  }

  // MARK: Looking

  @inline(__always) var token: Token { tokens[position] }
  @inline(__always) var kind: TokenKind { tokens[position].kind }
  @inline(__always) var flags: TokenFlags { tokens[position].flags }

  /// The token after this one; at the end of the file another end.
  @inline(__always) var next: Token { tokens[position &+ 1] }
  @inline(__always) var nextKind: TokenKind { next.kind }

  /// Whether a line break is before the current token.
  @inline(__always) var atLineStart: Bool { flags.contains(.newlineBefore) }

  /// Whether white space is before the current token, and not merely at the end of the file.
  @inline(__always) var atUnwantedSpace: Bool { flags.contains(.spaceBefore) && !at(.endOfFile) }

  @inline(__always) func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  /// Whether the current token is of a kind and on the line of the one before it.
  @inline(__always) func atOnLine(_ kind: TokenKind) -> Bool { self.kind == kind && !atLineStart }

  // MARK: Consuming

  @inline(__always)
  mutating func bump() {
    if kind != .endOfFile { position &+= 1 }
  }

  @inline(__always)
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    bump()
    return true
  }

  // MARK: Nodes

  @inline(__always)
  func mark() -> Mark { Mark(token: UInt32(truncatingIfNeeded: position &+ shift), node: nodes.count) }

  /// Completes the node that began at `mark`; all nodes appended since are under it.
  @inline(__always)
  mutating func complete(_ mark: Mark, _ kind: NodeKind) {
    nodes.append(
      PostRecord(
        firstToken: mark.token, endToken: UInt32(truncatingIfNeeded: position &+ shift),
        size: UInt32(truncatingIfNeeded: nodes.count &- mark.node &+ 1), kind: kind))
  }

  /// Consumes one token as a node of its own.
  @inline(__always)
  mutating func bump(as kind: NodeKind) {
    let start = mark()
    bump()
    complete(start, kind)
  }

  /// Completes an empty node where something is missing.
  mutating func completeMissing(_ kind: NodeKind) { complete(mark(), kind) }

  /// The kind of the node completed last, if it is the whole of what began at `mark`.
  @inline(__always)
  func lastNode(since mark: Mark) -> NodeKind? {
    guard nodes.count > mark.node else { return nil }
    let last = nodes[nodes.count - 1]
    return Int(last.size) == nodes.count - mark.node && last.firstToken == mark.token ? last.kind : nil
  }

  /// Takes the node completed last away and leaves its children where they are.
  mutating func uncomplete() { nodes.truncate(to: nodes.count - 1) }

  // MARK: Going back

  func checkpoint() -> Checkpoint {
    Checkpoint(position: position, node: nodes.count, error: errors.count, split: shift)
  }

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

  /// The answer of `body`, with everything that it consumed given back; false if there was too much of that.
  @inline(__always)
  mutating func lookahead(_ body: (inout Parser) -> Bool) -> Bool {
    guard mayLookAhead else { return false }
    let start = checkpoint()
    defer { rewind(start) }
    return body(&self)
  }

  /// False if lookahead has run too far in this file, which is then an error: what runs ahead within what runs ahead
  /// would take exponential time.
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

  /// Counts one level more; false if there are too many, and then the rest of the file is consumed.
  @inline(__always)
  mutating func enter() -> Bool {
    depth &+= 1
    return depth <= Parser.maximumDepth || overflow()
  }

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
