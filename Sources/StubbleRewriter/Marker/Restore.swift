import StubbleSemantics
import StubbleSyntax

/// A region of an applied file: a marker, what was generated, a marker.
package struct Region: Sendable, Equatable {
  /// The whole region in the applied bytes, both markers included.
  package var range: Range<Int>
  /// The generated text between the markers, in the applied bytes.
  package var generated: Range<Int>
  /// The bytes of the original that the region replaces.
  package var original: [UInt8]
}

/// What a file was before stubble was applied to it.
package struct Restoration: Sendable {
  /// The original: the file's bytes with each region exchanged for what it replaces. The file's own
  /// bytes if it has no region. Meaningless if `damage` is not empty.
  package var original: [UInt8]
  /// All regions in order, the footer last. Empty if the file is not applied.
  package var regions: [Region] = []
  /// Markers that are unbalanced, nested or foreign: nothing can be restored.
  package var damage: [Diagnostic] = []
  /// Generated text that somebody edited or copied, or a footer that is missing: restored only if forced.
  package var tampering: [Diagnostic] = []
  /// Comments with whole regions in them, which are text: whoever made comments of generated code would not see it
  /// restored.
  var comments: [Range<Int>] = []

  /// The file carries at least one region or damaged marker.
  package var isApplied: Bool { !regions.isEmpty || !damage.isEmpty }
}

/// Finds the regions of a file and puts the original together. A file without markers is its own original.
///
/// A marker counts only as a comment that the lexer found: the same letters in a string literal or inside
/// another comment are text.
package func restore(_ applied: [UInt8]) -> Restoration {
  var restoration = Restoration(original: applied)
  guard containsMarker(applied) else { return restoration }
  let tree = SyntaxTree(lexing: applied)
  (restoration.regions, restoration.damage) = regions(of: tree)
  restoration.comments = commentedRegions(in: tree)
  if !restoration.isApplied { restoration.damage = concealment(in: applied) }
  if restoration.damage.isEmpty, !restoration.regions.isEmpty {
    restoration.original = originals(of: restoration.regions, in: applied)
    restoration.tampering = tampering(with: restoration.regions, in: applied)
    restoration.mentionComments()
  }
  return restoration
}

/// Whether the letters of a marker occur anywhere, be it in a string.
private func containsMarker(_ bytes: [UInt8]) -> Bool {
  let letters = Array("stubble".utf8)
  // From a letter that is not among them, the next place to look is a whole word further on.
  var steps = [Int](repeating: letters.count, count: 256)
  for (index, letter) in letters.dropLast().enumerated() { steps[Int(letter)] = letters.count - 1 - index }
  return bytes.withUnsafeBufferPointer { bytes in
    var end = letters.count - 1
    while end < bytes.count {
      let last = bytes[end]
      if last == letters[letters.count - 1],
        bytes[(end - letters.count + 1)...end].elementsEqual(letters)
      {
        return true
      }
      end += steps[Int(last)]
    }
    return false
  }
}

/// Pairs opening with closing markers.
private func regions(of tree: SyntaxTree) -> (regions: [Region], damage: [Diagnostic]) {
  let applied = tree.source
  var regions: [Region] = []
  var damage: [Diagnostic] = []
  var open: (range: Range<Int>, original: [UInt8])?
  for comment in markerComments(in: tree) {
    if applied[comment].elementsEqual(Marker.closing) {
      guard let opening = open else {
        damage.append(Diagnostic(.error, at: comment, "this closes a region that was not opened"))
        continue
      }
      regions.append(
        Region(
          range: opening.range.lowerBound..<comment.upperBound,
          generated: opening.range.upperBound..<comment.lowerBound, original: opening.original))
      open = nil
    } else if let original = Marker.original(ofOpening: applied[comment]) {
      if let opening = open {
        damage.append(
          Diagnostic(.error, at: opening.range, "this region is not closed before the next one opens"))
      }
      open = (comment, original)
    } else {
      damage.append(
        Diagnostic(.error, at: comment, "this marker is damaged, or was written by another version"))
    }
  }
  if let opening = open {
    damage.append(Diagnostic(.error, at: opening.range, "this region is not closed"))
  }
  return (regions, damage.map(withWayOut) + Conflicts.damage(in: tree))
}

private func withWayOut(_ diagnostic: Diagnostic) -> Diagnostic {
  var diagnostic = diagnostic
  diagnostic.notes = [
    Diagnostic.Note(
      message: "put the marker back as stubble wrote it, or restore the file from version control")
  ]
  return diagnostic
}

/// A comment or literal without an end, if all the regions of a file may be inside it. One that has an end means what
/// it says: the letters in it are text.
private func concealment(in applied: [UInt8]) -> [Diagnostic] {
  guard Footer.isMentioned(in: applied) else { return [] }
  let error = SyntaxTree(lexing: applied).errors.first { $0.message.hasPrefix("unterminated") }
  guard let error else { return [] }
  return [
    Diagnostic(
      .error, at: error.offset..<error.offset, "\(error.message) hides what stubble wrote into this file",
      notes: [Diagnostic.Note(message: "write the end of it")])
  ]
}

/// Every block comment that begins as an opening marker or that is, or resembles, a closing one.
func markerComments(in tree: SyntaxTree) -> [Range<Int>] {
  var comments: [Range<Int>] = []
  for index in tree.tokens.indices {
    let gap = tree.leadingTrivia(ofToken: index)
    guard gap.count >= Marker.closing.count else { continue }
    for piece in tree.triviaPieces(in: gap) where piece.kind == .blockComment {
      let bytes = tree.source[piece.range]
      if bytes.starts(with: Marker.opening) || bytes.starts(with: Marker.closing.dropLast(2)) {
        comments.append(piece.range)
      }
    }
  }
  return comments
}

/// The bytes with each region exchanged for what it replaces.
private func originals(of regions: [Region], in applied: [UInt8]) -> [UInt8] {
  var original: [UInt8] = []
  original.reserveCapacity(applied.count)
  var copied = 0
  for region in regions {
    original += applied[copied..<region.range.lowerBound]
    original += region.original
    copied = region.range.upperBound
  }
  original += applied[copied...]
  return original
}

/// What the footer says of the regions before it.
private func tampering(with regions: [Region], in applied: [UInt8]) -> [Diagnostic] {
  guard let footer = regions.last, let expected = Footer.digest(in: applied[footer.generated]) else {
    let range = regions.last?.range ?? 0..<0
    return [
      Diagnostic(
        .error, at: range, "the footer that seals the generated code is missing or was edited",
        notes: [Diagnostic.Note(message: wayOutOfTampering)])
    ]
  }
  var actual = Digest()
  for region in regions.dropLast() {
    actual.add(original: region.original, generated: applied[region.generated])
  }
  if actual.total == expected.total, actual.regions.count == expected.regions.count { return [] }
  return edited(regions.dropLast(), actual: actual, expected: expected, footer: footer)
}

/// Names the regions whose digests the footer does not know.
private func edited(
  _ regions: ArraySlice<Region>, actual: Digest, expected: Digest, footer: Region
) -> [Diagnostic] {
  var known: [UInt16: Int] = [:]
  for digest in expected.regions { known[digest, default: 0] += 1 }
  var diagnostics: [Diagnostic] = []
  for (region, digest) in zip(regions, actual.regions) {
    if let count = known[digest], count > 0 {
      known[digest] = count - 1
    } else {
      diagnostics.append(edited(region))
    }
  }
  if diagnostics.isEmpty {
    diagnostics.append(
      Diagnostic(
        .error, at: footer.range, "generated code was removed from this file",
        notes: [Diagnostic.Note(message: wayOutOfTampering)]))
  }
  return diagnostics
}

/// A formatter indents the lines of a comment, and with them those of what the comment carries.
private func edited(_ region: Region) -> Diagnostic {
  guard region.original.contains(UInt8(ascii: "\n")) || region.original.contains(UInt8(ascii: "\r")) else {
    return Diagnostic(
      .error, at: region.range, "generated code was edited or copied here",
      notes: [Diagnostic.Note(message: wayOutOfTampering)])
  }
  return Diagnostic(
    .error, at: region.range,
    "generated code was edited or copied here, or the lines of the original in this comment were moved",
    notes: [
      Diagnostic.Note(
        message: "if a formatter moved them, undo that, revert, and format then; "
          + "'--force' restores the lines as they are now")
    ])
}

private let wayOutOfTampering = "undo the edit, or discard it with '--force'"
