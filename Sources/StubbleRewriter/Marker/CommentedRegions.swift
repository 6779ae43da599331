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
      if holdsRegion(tree.source[piece.range]) { found.append(piece.range) }
    }
  }
  return found
}

private func holdsRegion(_ comment: ArraySlice<UInt8>) -> Bool {
  let explains = comment.starts(with: "///".utf8) || comment.starts(with: "/**".utf8)
  guard !explains, !comment.starts(with: Marker.opening), let opening = place(of: Marker.opening, in: comment)
  else { return false }
  return place(of: Marker.closing, in: comment[opening...]) != nil
}

private func place(of marker: [UInt8], in comment: ArraySlice<UInt8>) -> Int? {
  comment.indices.first { comment[$0] == marker[0] && comment[$0...].starts(with: marker) }
}

extension Restoration {
  /// Adds notes to the last error about tampering that point to the comments, which may contain the missing code.
  mutating func mentionComments() {
    guard !tampering.isEmpty else { return }
    tampering[tampering.count - 1].notes += comments.map {
      Diagnostic.Note(message: "this comment holds generated code; uncomment it, and revert then", range: $0)
    }
  }

  /// Warnings about generated code in comments, which is not restored.
  package var warnings: [Diagnostic] {
    comments.map {
      Diagnostic(
        .warning, at: $0, "this comment holds generated code, which is not restored",
        notes: [Diagnostic.Note(message: "take it out, or restore the lines from version control")])
    }
  }
}
