import StubbleSyntax

extension SyntaxTree {
  /// The edits, in order, with others that put a regular expression in parentheses where an edit comes right after its
  /// slash, as in `var word = /[a-z]+/`: with the slash of a marker, that would begin a line comment.
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

  /// The regular expression without a delimiter that ends at an offset.
  private func regex(endingAt offset: Int) -> Range<Int>? {
    guard offset > 0, source[offset - 1] == UInt8(ascii: "/"), let last = token(endingAt: offset), last >= 2,
      tokens[last].kind == .regexSlash, tokens[last - 1].kind == .regexPattern,
      tokens[last - 2].kind == .regexSlash
    else { return nil }
    return tokens[last - 2].range.lowerBound..<offset
  }

  /// The token that ends at an offset.
  func token(endingAt offset: Int) -> TokenIndex? {
    let index = firstToken(endingAfter: offset - 1)
    return Int(tokens[index].end) == offset && !tokens[index].range.isEmpty ? index : nil
  }
}
