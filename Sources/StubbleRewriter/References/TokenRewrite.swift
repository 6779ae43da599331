import StubbleSemantics
import StubbleSyntax

/// A replacement of some tokens by other text.
struct TokenRewrite: Sendable, Equatable {
  var tokens: Range<TokenIndex>
  var text: String
}

extension TokenRewrite {
  /// Returns the edits that make rewrites.
  ///
  /// A marker is a comment, and a comment beside an operator is white space to the compiler, which may change the
  /// operator's meaning. So an edit includes the operators that touch it, and the tokens that touch these.
  static func edits(for rewrites: [TokenRewrite], in tree: SyntaxTree) -> [Edit] {
    let rewrites = first(of: rewrites)
    var runs: [Run] = []
    for (index, rewrite) in rewrites.enumerated() {
      var run = Run(around: rewrite.tokens, in: tree, rewrites: index..<(index + 1))
      while let last = runs.last, last.tokens.upperBound > run.tokens.lowerBound {
        run.formUnion(last)
        runs.removeLast()
      }
      runs.append(run)
    }
    return runs.map { $0.edit(making: rewrites, in: tree) }
  }

  /// Returns rewrites in order, without those of tokens that another one already replaces. Two declarations of one
  /// name, in clauses of `#if`, rewrite the same references.
  private static func first(of rewrites: [TokenRewrite]) -> [TokenRewrite] {
    var end = 0
    return rewrites.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.filter { rewrite in
      defer { end = max(end, rewrite.tokens.upperBound) }
      return rewrite.tokens.lowerBound >= end
    }
  }
}

/// A run of tokens with rewrites among them, between which there must be no marker.
private struct Run {
  private(set) var tokens: Range<TokenIndex>
  /// The positions of the run's rewrites among all rewrites.
  private var rewrites: Range<Int>

  init(around tokens: Range<TokenIndex>, in tree: SyntaxTree, rewrites: Range<Int>) {
    self.tokens = tokens
    self.rewrites = rewrites
    extendLeft(in: tree)
    extendRight(in: tree)
  }

  /// Adds a run of earlier rewrites to this one.
  mutating func formUnion(_ other: Run) {
    tokens =
      min(tokens.lowerBound, other.tokens.lowerBound)..<max(tokens.upperBound, other.tokens.upperBound)
    rewrites = other.rewrites.lowerBound..<rewrites.upperBound
  }

  /// Returns one edit that makes all rewrites of the run.
  func edit(making all: [TokenRewrite], in tree: SyntaxTree) -> Edit {
    let start = Int(tree.tokens[tokens.lowerBound].start)
    var text = ""
    var end = start
    for rewrite in all[rewrites] {
      text += tree.text(end..<Int(tree.tokens[rewrite.tokens.lowerBound].start)) + rewrite.text
      end = Int(tree.tokens[rewrite.tokens.upperBound - 1].end)
    }
    let last = Int(tree.tokens[tokens.upperBound - 1].end)
    return Edit(start..<last, text + tree.text(end..<last))
  }

  private mutating func extendLeft(in tree: SyntaxTree) {
    while touchesLeft(tokens.lowerBound, in: tree), tree.tokens[tokens.lowerBound - 1].kind.sticks {
      takeLeft(to: tokens.lowerBound - 1)
      guard touchesLeft(tokens.lowerBound, in: tree), !tree.tokens[tokens.lowerBound - 1].kind.opens else {
        continue
      }
      repeat {
        takeLeft(to: literal(withEdge: tokens.lowerBound - 1, in: tree).lowerBound)
      } while isJoined(tokens.lowerBound, in: tree)
    }
  }

  private mutating func extendRight(in tree: SyntaxTree) {
    while touchesLeft(tokens.upperBound, in: tree), tree.tokens[tokens.upperBound].kind.sticks {
      let kind = tree.tokens[tokens.upperBound].kind
      takeRight(to: tokens.upperBound + 1)
      if kind == .exclamation || kind == .postfixQuestion { continue }
      guard touchesLeft(tokens.upperBound, in: tree), !tree.tokens[tokens.upperBound].kind.closes else {
        continue
      }
      repeat {
        takeRight(to: literal(withEdge: tokens.upperBound, in: tree).upperBound)
      } while isJoined(tokens.upperBound, in: tree)
    }
  }

  private mutating func takeLeft(to start: TokenIndex) { tokens = start..<tokens.upperBound }

  private mutating func takeRight(to end: TokenIndex) { tokens = tokens.lowerBound..<end }

  /// Returns the tokens of the literal that begins or ends with a token, between which there must be no marker, or that
  /// token alone.
  private func literal(withEdge index: TokenIndex, in tree: SyntaxTree) -> Range<TokenIndex> {
    guard tree.tokens[index].kind.delimitsText else { return index..<(index + 1) }
    let literals = tree.nodes(ofKind: .stringLiteralExpr) + tree.nodes(ofKind: .regexLiteralExpr)
    return literals.map(\.tokenRange).first { $0.lowerBound == index || $0.upperBound - 1 == index }
      ?? index..<(index + 1)
  }

  /// Whether a token must follow the one before it without white space.
  private func isJoined(_ index: TokenIndex, in tree: SyntaxTree) -> Bool {
    touchesLeft(index, in: tree) && tree.tokens[index - 1].kind.joinsNext
  }

  /// Whether a token directly follows the one before it.
  private func touchesLeft(_ index: TokenIndex, in tree: SyntaxTree) -> Bool {
    index > 0 && index < tree.tokens.count && tree.tokens[index].start == tree.tokens[index - 1].end
      && tree.tokens[index].kind != .endOfFile
  }
}

extension TokenKind {
  /// Whether the token's meaning depends on white space beside it.
  fileprivate var sticks: Bool {
    if isOperator { return true }
    switch self {
    case .prefixAmpersand, .exclamation, .postfixQuestion, .infixQuestion, .equal, .arrow: return true
    default: return false
    }
  }

  /// Whether the token counts as white space to an operator after it.
  fileprivate var opens: Bool {
    switch self {
    case .leftParen, .leftSquare, .leftBrace, .comma, .semicolon, .colon: return true
    default: return false
    }
  }

  /// Whether the token counts as white space to an operator before it.
  fileprivate var closes: Bool {
    switch self {
    case .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon: return true
    default: return false
    }
  }

  /// Whether there must be no white space between the token and the one after it.
  fileprivate var joinsNext: Bool {
    switch self {
    case .period, .pound, .backslash, .at, .colonColon: return true
    default: return false
    }
  }

  /// Whether a literal of several tokens may begin or end with the token.
  fileprivate var delimitsText: Bool {
    switch self {
    case .stringQuote, .multilineStringQuote, .rawStringDelimiter, .regexDelimiter, .regexSlash: return true
    default: return false
    }
  }
}
