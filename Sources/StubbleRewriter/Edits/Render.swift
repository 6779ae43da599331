package import StubbleSyntax

/// The layout of generated text.
package enum Layout: String, Sendable, CaseIterable {
  /// Generated text without line breaks of its own, so that no line of the original moves.
  case lines
  /// Generated text on indented lines, for reading.
  case expanded
}

/// Returns the applied form of a source: its bytes with a region for each edit, and the footer. Without edits, it is
/// the source itself.
///
/// - Parameter edits: The edits, disjoint and in order.
package func render(_ edits: [Edit], in tree: SyntaxTree, layout: Layout) -> [UInt8] {
  guard !edits.isEmpty else { return tree.source }
  var digest = Digest()
  var writer = EditWriter(source: tree.source)
  for (edit, text) in zip(edits, texts(of: edits, in: tree.source, layout: layout)) {
    let original = tree.source[edit.range]
    digest.add(original: original, generated: text)
    writer.replace(edit.range, with: Marker.opening(for: original) + text + Marker.closing(after: text))
  }
  let lastEnd = edits.last?.range.upperBound ?? 0
  let offset = footerOffset(in: tree)
  // The footer follows the last region if the last token of the file would join the slash of its marker.
  let end = tree.token(joiningMarkerAt: offset) == nil ? max(offset, lastEnd) : lastEnd
  let footer = Marker.opening(for: []) + Array(Footer.text(for: digest).utf8) + Marker.closing
  writer.replace(end..<end, with: footer)
  return writer.finish()
}

/// Returns a source with edits made, without markers and footer, for reading.
package func renderClean(_ edits: [Edit], in tree: SyntaxTree, layout: Layout) -> [UInt8] {
  var writer = EditWriter(source: tree.source)
  for (edit, text) in zip(edits, texts(of: edits, in: tree.source, layout: layout)) {
    writer.replace(text.isEmpty ? wholeLine(around: edit.range, in: tree.source) : edit.range, with: text)
  }
  return writer.finish()
}

/// Returns the whole line with some bytes, including its line break, if nothing else is on it; otherwise the bytes and
/// the blanks after them.
private func wholeLine(around range: Range<Int>, in source: [UInt8]) -> Range<Int> {
  let newline = UInt8(ascii: "\n")
  let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  let start = source[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
  let end = source[range.upperBound...].firstIndex { !isBlank($0) } ?? source.count
  let beginsLine = start == 0 || source[start - 1] == newline
  let ending = source[end...].first == UInt8(ascii: "\r") ? end + 1 : end
  if beginsLine, ending < source.count, source[ending] == newline { return start..<(ending + 1) }
  return range.lowerBound..<end
}

private func texts(of edits: [Edit], in source: [UInt8], layout: Layout) -> [[UInt8]] {
  switch layout {
  case .lines: return edits.map { Array($0.text.utf8) }
  case .expanded:
    let texts = expandedTexts(of: edits, in: source)
    return hasCarriageReturns(source) ? texts.map(withCarriageReturns) : texts
  }
}

/// Returns whether the first line of a source ends in CR LF.
private func hasCarriageReturns(_ source: [UInt8]) -> Bool {
  guard let newline = source.firstIndex(of: UInt8(ascii: "\n")) else { return false }
  return source[..<newline].last == UInt8(ascii: "\r")
}

/// Returns text with CR LF for each line break.
private func withCarriageReturns(_ text: [UInt8]) -> [UInt8] {
  let carriageReturn = UInt8(ascii: "\r")
  var result: [UInt8] = []
  for byte in text {
    if byte == UInt8(ascii: "\n"), result.last != carriageReturn { result.append(carriageReturn) }
    result.append(byte)
  }
  return result
}

/// Returns the offset of the footer: the end of the file, or that of the last token if the file ends in a line comment.
private func footerOffset(in tree: SyntaxTree) -> Int {
  let last = tree.tokens.count - 1
  let gap = tree.leadingTrivia(ofToken: last)
  let endsInComment = tree.triviaPieces(in: gap).reduce(false) { _, piece in piece.kind == .lineComment }
  return endsInComment ? gap.lowerBound : tree.source.count
}

/// A writer that copies a source and replaces some of its bytes.
private struct EditWriter {
  let source: [UInt8]
  private var output: [UInt8] = []
  private var copied = 0

  init(source: [UInt8]) {
    self.source = source
    output.reserveCapacity(source.count + source.count / 2)
  }

  mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    output += source[copied..<range.lowerBound]
    output += bytes
    copied = range.upperBound
  }

  consuming func finish() -> [UInt8] {
    output += source[copied...]
    return output
  }
}
