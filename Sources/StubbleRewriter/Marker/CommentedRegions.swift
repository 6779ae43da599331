import StubbleSyntax

/// Returns the comments that contain a whole region, such as generated code that was commented out. Documentation
/// comments are left out: they only explain what a region is.
func commentedRegions(in tree: SyntaxTree) -> [Range<Int>] {
  var found: [Range<Int>] = []
  for index in tree.tokens.indices {
    let gap = tree.leadingTrivia(ofToken: index)
    guard gap.count > Marker.opening.count + Marker.closing.count else { continue }
    for piece in tree.triviaPieces(in: gap)
    where piece.kind == .lineComment || piece.kind == .blockComment {
      let comment = tree.source[piece.range]
      if !comment.starts(with: Marker.opening), holdsRegion(comment) { found.append(piece.range) }
    }
  }
  return found
}

private func holdsRegion(_ text: ArraySlice<UInt8>) -> Bool {
  let explains = text.starts(with: "///".utf8) || text.starts(with: "/**".utf8)
  guard !explains, let opening = index(of: Marker.opening, in: text)
  else { return false }
  return index(of: Marker.closing, in: text[opening...]) != nil
}

/// Whether some bytes contain the letters of a marker.
func hidesMarker(_ text: ArraySlice<UInt8>) -> Bool {
  index(of: Marker.opening, in: text) != nil || index(of: Marker.closing, in: text) != nil
}

private func index(of marker: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
  text.indices.first { text[$0] == marker[0] && text[$0...].starts(with: marker) }
}

/// Returns the parts of string literals that contain a whole region, perhaps because a quotation mark before it was
/// added or removed.
private func quotedRegions(in tree: SyntaxTree) -> [Range<Int>] {
  tree.tokens.lazy.filter { $0.kind == .stringSegment }.map { Int($0.start)..<Int($0.end) }
    .filter { holdsRegion(tree.source[$0]) }
}

extension Restoration {
  /// Adds notes to the last error about tampering that point to comments and literals, which may contain the missing
  /// code.
  mutating func mentionText(in tree: SyntaxTree) {
    guard !tampering.isEmpty else { return }
    tampering[tampering.count - 1].notes +=
      comments.map {
        Diagnostic.Note(
          message: "this comment holds generated code; uncomment it, and revert then", range: $0)
      }
      + quotedRegions(in: tree).map {
        Diagnostic.Note(
          message: "this string literal holds generated code; end it before that, and revert then", range: $0)
      }
  }

  /// Warnings about generated code in comments, which is not restored.
  package var warnings: [Diagnostic] {
    comments.map {
      Diagnostic(
        .warning, at: $0, "this comment holds generated code, which is not restored",
        notes: ["take it out, or restore the lines from version control"])
    }
  }
}
