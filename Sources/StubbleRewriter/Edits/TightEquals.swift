import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The edits, in order, with the equals sign in them that would follow one right away, as in `var x=1`: a marker is
  /// white space to the sign, which must have it on both sides or on none.
  func takingInEqualsSigns(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().map { place, edit in
      let end = edit.range.upperBound
      let isLast = place + 1 == edits.count || edits[place + 1].range.upperBound > end
      guard isLast, let sign = equalsSign(rightAt: end) else { return edit }
      var wider = edit
      wider.range = edit.range.lowerBound..<sign.upperBound
      wider.text += " = "
      return wider
    }
  }

  /// The equals sign that begins at an offset, with nothing before it.
  private func equalsSign(rightAt offset: Int) -> Range<Int>? {
    guard offset < source.count, source[offset] == UInt8(ascii: "=") else { return nil }
    let index = firstToken(endingAfter: offset)
    guard index > 0, tokens[index].kind == .equal, Int(tokens[index].start) == offset,
      Int(tokens[index - 1].end) == offset
    else { return nil }
    return tokens[index].range
  }
}
