import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// Returns edits, in order, that include an equals sign which directly follows one of them, as in `var x=1`. A marker
  /// is white space to the compiler, and the sign must have white space on both sides or on neither.
  func takingInEqualsSigns(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().map { index, edit in
      let end = edit.range.upperBound
      let isLast = index + 1 == edits.count || edits[index + 1].range.upperBound > end
      guard isLast, let sign = equalsSign(rightAt: end) else { return edit }
      var wider = edit
      wider.range = edit.range.lowerBound..<sign.upperBound
      wider.text += " = "
      return wider
    }
  }

  /// Returns the range of the equals sign at an offset, if there is no white space before it.
  private func equalsSign(rightAt offset: Int) -> Range<Int>? {
    guard offset < source.count, source[offset] == UInt8(ascii: "=") else { return nil }
    let index = firstToken(endingAfter: offset)
    guard index > 0, tokens[index].kind == .equal, Int(tokens[index].start) == offset,
      Int(tokens[index - 1].end) == offset
    else { return nil }
    return tokens[index].range
  }
}
