import StubbleSyntax

extension SyntaxTree {
  /// Returns edits, in order, with others that put a regular expression in parentheses if an edit directly follows its
  /// slash, as in `var word = /[a-z]+/`. With the slash of a marker, it would begin a line comment.
  func parenthesizingRegexes(before edits: [Edit]) -> [Edit] {
    // Few files have such an edit.
    guard edits.contains(where: { regex(endingAt: $0.range.lowerBound) != nil }) else { return edits }
    var end = 0
    var result: [Edit] = []
    result.reserveCapacity(edits.count)
    for edit in edits {
      if let regex = regex(endingAt: edit.range.lowerBound), regex.lowerBound >= end {
        result.append(Edit(regex, "(\(text(regex)))"))
      }
      result.append(edit)
      end = edit.range.upperBound
    }
    return result
  }

  /// Returns the range of the regular expression that ends at an offset, if it has no `#` delimiters.
  private func regex(endingAt offset: Int) -> Range<Int>? {
    guard offset > 0, source[offset - 1] == UInt8(ascii: "/"), let last = token(endingAt: offset), last >= 2,
      tokens[last].kind == .regexSlash, tokens[last - 1].kind == .regexPattern,
      tokens[last - 2].kind == .regexSlash
    else { return nil }
    return tokens[last - 2].range.lowerBound..<offset
  }

  /// Returns the token that ends at an offset, or `nil` if none does.
  func token(endingAt offset: Int) -> TokenIndex? {
    let index = firstToken(endingAfter: offset - 1)
    return Int(tokens[index].end) == offset && !tokens[index].range.isEmpty ? index : nil
  }
}
