import StubbleSyntax
import TestSupport

/// Ways to spoil a text, each with a place that a number picks. Deterministic, so that a failure can be had again.
enum Mutation: String, CaseIterable, Sendable {
  case deleteToken, duplicateToken, swapTokens, truncate, duplicateLine, deleteLine
  case insertBrace, insertQuote, insertComment, insertMarker, insertInvalidUTF8

  func apply(to source: [UInt8], random: inout SplitMix) -> [UInt8] {
    let tokens = SyntaxTree(lexing: source).tokens
    guard tokens.count > 2 else { return source + [UInt8(ascii: "{")] }
    let index = Int(random.next() % UInt64(tokens.count - 2))
    let (token, next) = (tokens[index].range, tokens[index + 1].range)
    switch self {
    case .deleteToken: return replace(token, in: source, with: [])
    case .duplicateToken: return replace(token, in: source, with: source[token] + [0x20] + source[token])
    case .swapTokens:
      return replace(
        token.lowerBound..<next.upperBound, in: source,
        with: source[next] + source[token.upperBound..<next.lowerBound] + source[token])
    case .truncate: return Array(source[..<token.upperBound])
    case .duplicateLine, .deleteLine: return changeLine(at: token.lowerBound, in: source)
    case .insertBrace: return insert(random.next() % 2 == 0 ? "{" : "}", at: token.lowerBound, in: source)
    case .insertQuote:
      return insert(random.next() % 2 == 0 ? "\"" : "\"\"\"", at: token.lowerBound, in: source)
    case .insertComment: return insert(random.next() % 2 == 0 ? "/*" : "*/", at: token.lowerBound, in: source)
    case .insertMarker:
      return insert(
        random.next() % 2 == 0 ? "/*<stubble x*/" : "/*stubble>*/", at: token.lowerBound, in: source)
    case .insertInvalidUTF8:
      return replace(token.lowerBound..<token.lowerBound, in: source, with: [0xff, 0xc3])
    }
  }

  private func changeLine(at offset: Int, in source: [UInt8]) -> [UInt8] {
    let lines = LineTable(source)
    let line = lines.location(of: offset).line
    let start = lines.start(ofLine: line)
    let end = line < lines.count ? lines.start(ofLine: line + 1) : source.count
    return replace(
      start..<end, in: source, with: self == .deleteLine ? [] : source[start..<end] + source[start..<end])
  }

  private func insert(_ text: String, at offset: Int, in source: [UInt8]) -> [UInt8] {
    replace(offset..<offset, in: source, with: Array(text.utf8))
  }

  private func replace(_ range: Range<Int>, in source: [UInt8], with bytes: some Sequence<UInt8>) -> [UInt8] {
    Array(source[..<range.lowerBound]) + Array(bytes) + Array(source[range.upperBound...])
  }
}

/// The forms in which a text may be stored.
enum Encoding: String, CaseIterable, Sendable {
  case asIs, crlf, cr, byteOrderMark, tabs, noFinalNewline, blankLines

  func apply(to source: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    switch self {
    case .asIs: return source
    case .crlf: return source.flatMap { $0 == newline ? [0x0d, newline] : [$0] }
    case .cr: return source.map { $0 == newline ? 0x0d : $0 }
    case .byteOrderMark: return [0xef, 0xbb, 0xbf] + source
    case .tabs: return source.map { $0 == 0x20 ? 0x09 : $0 }
    case .noFinalNewline: return Array(source.reversed().drop { $0 == newline }.reversed())
    case .blankLines: return source + [newline, newline]
    }
  }
}
