import StubbleSemantics
import StubbleSyntax

/// A region of an applied file: an opening marker with the original text, the generated text, and a closing marker.
package struct Region: Sendable, Equatable {
  /// The range of the whole region in the applied bytes, including both markers.
  package var range: Range<Int>
  /// The range of the generated text between the markers, in the applied bytes.
  package var generated: Range<Int>
  /// The bytes of the original that the region replaces.
  package var original: [UInt8]
}

/// The result of restoring a file: what it was before stubble was applied to it, and the errors found.
package struct Restoration: Sendable {
  /// The original bytes: those of the file with each region replaced by its original text. They are meaningless if
  /// `damage` is not empty.
  package var original: [UInt8]
  /// All regions in order, the footer last; empty if the file is not applied.
  package var regions: [Region] = []
  /// Errors about markers that are unbalanced, nested or unknown. The file cannot be restored if there are any.
  package var damage: [Diagnostic] = []
  /// Errors about generated text that was edited or copied, or a missing footer. The file is restored only if forced.
  package var tampering: [Diagnostic] = []
  /// The comments that contain whole regions, which are not restored.
  var comments: [Range<Int>] = []

  /// Creates the restoration of a file that is its own original.
  package init(original: [UInt8]) { self.original = original }

  /// Whether the file has a region or a damaged marker.
  package var isApplied: Bool { !regions.isEmpty || !damage.isEmpty }
}

/// Finds the regions of a file and restores the original. A file without markers is its own original.
///
/// Only a comment that the lexer finds is a marker. The same letters in a string literal or inside another comment are
/// text.
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
    restoration.mentionText(in: tree)
    if !restoration.tampering.isEmpty {
      restoration.damage = restoration.regions.filter { hidesMarker(applied[$0.generated]) }.map(hiding)
    }
  }
  return restoration
}

/// Whether some bytes contain the letters `stubble`, which every marker has, even in a string literal.
private func containsMarker(_ bytes: [UInt8]) -> Bool {
  let letters = Array("stubble".utf8)
  // As in the Boyer–Moore–Horspool search: by how much to advance, for each byte at the end of the compared bytes.
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

/// Returns the regions between pairs of opening and closing markers, and errors about markers without a partner.
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

/// Returns the error about a region that an edit joined with others: a comment or literal that begins in it holds their
/// markers, and what is between them may be the author's.
private func hiding(_ region: Region) -> Diagnostic {
  Diagnostic(
    .error, at: region.range, "a comment or literal in this generated code hides other markers",
    notes: ["undo the edit, or restore the file from version control"])
}

/// Returns a diagnostic about a damaged marker with a note on how to repair it.
private func withWayOut(_ diagnostic: Diagnostic) -> Diagnostic {
  var diagnostic = diagnostic
  diagnostic.notes = [
    "put the marker back as stubble wrote it, or restore the file from version control"
  ]
  return diagnostic
}

/// Returns an error about an unterminated comment or literal that may contain all regions of a file. In a terminated
/// one, the letters of a marker are text.
private func concealment(in applied: [UInt8]) -> [Diagnostic] {
  guard Footer.isMentioned(in: applied) else { return [] }
  let error = SyntaxTree(lexing: applied).errors.first { $0.kind == .unterminated }
  guard let error else { return [] }
  return [
    Diagnostic(
      .error, at: error.offset..<error.offset, "\(error.message) hides what stubble wrote into this file",
      notes: ["write the end of it"])
  ]
}

/// Returns every block comment that begins as an opening or a closing marker does.
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

/// Returns the bytes of a file with each region replaced by its original text.
private func originals(of regions: [Region], in applied: [UInt8]) -> [UInt8] {
  var original: [UInt8] = []
  original.reserveCapacity(applied.count)
  var copied = 0
  for region in regions {
    original += applied[copied..<region.range.lowerBound]
    original += region.original
    copied = region.range.upperBound
  }
  if !hasOnlyLineBreak(after: regions.last, in: applied, restoredTo: original) {
    original += applied[copied...]
  }
  return original
}

/// Returns whether nothing is after the footer but the line break that editors end a file with. The original has its own
/// before the footer.
private func hasOnlyLineBreak(after footer: Region?, in applied: [UInt8], restoredTo original: [UInt8])
  -> Bool
{
  guard let footer, Footer.digest(in: applied[footer.generated]) != nil else { return false }
  let isLineBreak = ["\n", "\r\n"].contains { applied[footer.range.upperBound...].elementsEqual($0.utf8) }
  return isLineBreak && original.last == UInt8(ascii: "\n")
}

/// Returns errors about regions that do not match the digest in the footer, or about a missing footer.
private func tampering(with regions: [Region], in applied: [UInt8]) -> [Diagnostic] {
  guard let footer = regions.last, let expected = Footer.digest(in: applied[footer.generated]) else {
    let range = regions.last?.range ?? 0..<0
    return [
      Diagnostic(
        .error, at: range, "the footer that seals the generated code is missing or was edited",
        notes: [wayOutOfTampering])
    ]
  }
  var actual = Digest()
  for region in regions.dropLast() {
    actual.add(original: region.original, generated: applied[region.generated])
  }
  if actual.total == expected.total, actual.regions.count == expected.regions.count { return [] }
  return edited(regions.dropLast(), actual: actual, expected: expected, footer: footer)
}

/// Returns an error for each region whose hash is not in the footer, or for the file if regions were removed.
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
        notes: [
          "undo that, or, if a member was removed with it, restore the rest with '--force'"
        ]))
  }
  return diagnostics
}

/// Returns the error about an edited region. If the original has several lines, a formatter may have indented them with
/// the lines of the comment.
private func edited(_ region: Region) -> Diagnostic {
  guard region.original.contains(UInt8(ascii: "\n")) || region.original.contains(UInt8(ascii: "\r")) else {
    return Diagnostic(
      .error, at: region.range, "generated code was edited or copied here",
      notes: [wayOutOfTampering])
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

private let wayOutOfTampering: Diagnostic.Note = "undo the edit, or discard it with '--force'"
