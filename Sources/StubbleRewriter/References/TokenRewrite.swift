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
    let rewrites = first(of: rewrites)
    var runs: [Run] = []
    for (place, rewrite) in rewrites.enumerated() {
      var run = Run(around: rewrite.tokens, in: tree, rewrites: place..<(place + 1))
      while let last = runs.last, last.tokens.upperBound > run.tokens.lowerBound {
        run.formUnion(last)
        runs.removeLast()
      }
      runs.append(run)
    }
    return runs.map { $0.edit(making: rewrites, in: tree) }
  }

  /// The rewrites in order, without those of tokens that another has already: two declarations of one name, of which the
  /// compiler allows one, rewrite the same mentions.
  private static func first(of rewrites: [TokenRewrite]) -> [TokenRewrite] {
    var end = 0
    return rewrites.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.filter { rewrite in
      defer { end = max(end, rewrite.tokens.upperBound) }
      return rewrite.tokens.lowerBound >= end
    }
  }
}

/// Tokens that no marker may part from some that are rewritten.
private struct Run {
  private(set) var tokens: Range<TokenIndex>
  /// The places of the rewrites in it.
  private var rewrites: Range<Int>

  init(around tokens: Range<TokenIndex>, in tree: SyntaxTree, rewrites: Range<Int>) {
    self.tokens = tokens
    self.rewrites = rewrites
    extendLeft(in: tree)
    extendRight(in: tree)
  }

  /// Takes in a run of earlier rewrites.
  mutating func formUnion(_ other: Run) {
    tokens =
      min(tokens.lowerBound, other.tokens.lowerBound)..<max(tokens.upperBound, other.tokens.upperBound)
    rewrites = other.rewrites.lowerBound..<rewrites.upperBound
  }

  /// One edit that makes all rewrites of the run.
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

  /// The tokens of the literal that begins or ends with a token, or that token alone; a marker must not part them.
  private func literal(withEdge index: TokenIndex, in tree: SyntaxTree) -> Range<TokenIndex> {
    guard tree.tokens[index].kind.delimitsText else { return index..<(index + 1) }
    let literals = tree.nodes(ofKind: .stringLiteralExpr) + tree.nodes(ofKind: .regexLiteralExpr)
    return literals.map(\.tokenRange).first { $0.lowerBound == index || $0.upperBound - 1 == index }
      ?? index..<(index + 1)
  }

  /// The token before needs this one right after it.
  private func isJoined(_ index: TokenIndex, in tree: SyntaxTree) -> Bool {
    touchesLeft(index, in: tree) && tree.tokens[index - 1].kind.joinsNext
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

  /// Whether no white space may be between the token and the one after it.
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
