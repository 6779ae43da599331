import StubbleSyntax

/// The comments that hold a whole region. Those for documentation explain what one is.
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
  /// Says of each comment that it is where generated code may have gone.
  mutating func mentionComments() {
    guard !tampering.isEmpty else { return }
    tampering[tampering.count - 1].notes += comments.map {
      Diagnostic.Note(message: "this comment holds generated code; uncomment it, and revert then", range: $0)
    }
  }

  /// Warnings about what is not restored.
  package var warnings: [Diagnostic] {
    comments.map {
      Diagnostic(
        .warning, at: $0, "this comment holds generated code, which is not restored",
        notes: [Diagnostic.Note(message: "take it out, or restore the lines from version control")])
    }
  }
}
