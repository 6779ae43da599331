import StubbleSemantics
import StubbleSyntax

/// Other text in place of some tokens.
struct TokenRewrite: Sendable, Equatable {
  var tokens: Range<TokenIndex>
  var text: String
}

extension TokenRewrite {
  /// The rewrites as edits. A marker is a comment, and a comment beside an operator is white space to the
  /// compiler; so an edit takes in the operators that touch it, and what touches those.
  static func edits(for rewrites: [TokenRewrite], in tree: SyntaxTree) -> [Edit] {
    var runs: [TokenRewrite] = []
    for rewrite in rewrites.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) {
      var run = rewrite
      run.extendLeft(in: tree)
      run.extendRight(in: tree)
      if let last = runs.last, last.tokens.upperBound > run.tokens.lowerBound {
        run = TokenRewrite.merged(last, rewrite, in: tree)
        run.extendRight(in: tree)
        runs[runs.count - 1] = run
      } else {
        runs.append(run)
      }
    }
    return runs.map { run in
      let start = Int(tree.tokens[run.tokens.lowerBound].start)
      let end = Int(tree.tokens[run.tokens.upperBound - 1].end)
      return Edit(start..<end, run.text)
    }
  }

  /// The first with the second made inside it or after it; they overlap.
  private static func merged(_ first: TokenRewrite, _ second: TokenRewrite, in tree: SyntaxTree)
    -> TokenRewrite
  {
    let tail = max(0, first.tokens.upperBound - second.tokens.lowerBound)
    let kept = tree.spelling(ofTokens: (first.tokens.upperBound - tail)..<first.tokens.upperBound)
    return TokenRewrite(
      tokens: first.tokens.lowerBound..<second.tokens.upperBound,
      text: String(first.text.dropLast(kept.count)) + second.text)
  }

  private mutating func extendLeft(in tree: SyntaxTree) {
    while touchesLeft(tokens.lowerBound, in: tree), tree.tokens[tokens.lowerBound - 1].kind.sticks {
      takeLeft(in: tree)
      if touchesLeft(tokens.lowerBound, in: tree), !tree.tokens[tokens.lowerBound - 1].kind.opens {
        takeLeft(in: tree)
        while let start = literal(around: tokens.lowerBound, in: tree)?.lowerBound, start < tokens.lowerBound
        {
          takeLeft(in: tree)
        }
      }
    }
  }

  private mutating func extendRight(in tree: SyntaxTree) {
    while touchesLeft(tokens.upperBound, in: tree), tree.tokens[tokens.upperBound].kind.sticks {
      let kind = tree.tokens[tokens.upperBound].kind
      takeRight(in: tree)
      if kind == .exclamation || kind == .postfixQuestion { continue }
      if touchesLeft(tokens.upperBound, in: tree), !tree.tokens[tokens.upperBound].kind.closes {
        takeRight(in: tree)
        while let end = literal(around: tokens.upperBound - 1, in: tree)?.upperBound, end > tokens.upperBound
        {
          takeRight(in: tree)
        }
      }
    }
  }

  private mutating func takeLeft(in tree: SyntaxTree) {
    tokens = (tokens.lowerBound - 1)..<tokens.upperBound
    text = tree.text(ofToken: tokens.lowerBound) + text
  }

  private mutating func takeRight(in tree: SyntaxTree) {
    text += tree.text(ofToken: tokens.upperBound)
    tokens = tokens.lowerBound..<(tokens.upperBound + 1)
  }

  /// The tokens of the outermost string literal that has a token on its edge; a marker must not part it.
  private func literal(around index: TokenIndex, in tree: SyntaxTree) -> Range<TokenIndex>? {
    guard tree.tokens[index].kind.delimitsText else { return nil }
    return tree.nodes(ofKind: .stringLiteralExpr).first {
      $0.tokenRange.lowerBound == index || $0.tokenRange.upperBound - 1 == index
        || $0.tokenRange.contains(index)
    }?.tokenRange
  }

  /// Nothing is between a token and the one before it.
  private func touchesLeft(_ index: TokenIndex, in tree: SyntaxTree) -> Bool {
    index > 0 && index < tree.tokens.count && tree.tokens[index].start == tree.tokens[index - 1].end
      && tree.tokens[index].kind != .endOfFile
  }
}

extension TokenKind {
  /// Whether it matters to the token if white space is beside it.
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

  /// Whether the token is part of a string literal.
  fileprivate var delimitsText: Bool {
    switch self {
    case .stringQuote, .multilineStringQuote, .rawStringDelimiter, .stringSegment: return true
    default: return false
    }
  }
}
