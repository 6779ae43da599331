/// Returns the candidate that a misspelled word is closest to, or `nil` if it differs from all in more than two
/// letters, or in more than half of its own.
package func closest(to word: String, in candidates: [String]) -> String? {
  let ranked = candidates.map { (distance: editDistance($0, word), candidate: $0) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }),
    best.distance <= min(2, word.utf8.count / 2)
  else { return nil }
  return best.candidate
}

/// Returns the Levenshtein distance of two strings, in bytes.
private func editDistance(_ a: String, _ b: String) -> Int {
  let b = Array(b.utf8)
  var row = Array(0...b.count)
  for (i, letter) in a.utf8.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let substitution = diagonal + (letter == b[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substitution, diagonal + 1, row[j] + 1)
    }
  }
  return row[b.count]
}
