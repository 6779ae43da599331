/// What becomes of each line when one text is made into another.
///
/// In the default layout, lines keep their numbers. Therefore, if both texts have the same number of lines, they are
/// compared one by one. Otherwise, lines that occur once in both texts say how the texts are aligned, as in a patience
/// diff; the lines between two of them are compared by the shortest edit script. Thus the time is in proportion to the
/// texts, even where many lines change, and a line is not matched with one of another member that happens to look like
/// it.
struct LineChanges {
  enum Change { case same, removed, added }

  /// The changes, in the order of a unified diff.
  private(set) var changes: [Change] = []

  /// Lines as numbers: equal lines have the same.
  private let old, new: [Int]

  init(from oldLines: [ArraySlice<UInt8>], to newLines: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    old = oldLines.map(number)
    new = newLines.map(number)
    if old.count == new.count { compareOneByOne() } else { compareAligned() }
  }

  /// Compares the lines that have the same number.
  private mutating func compareOneByOne() {
    var index = 0
    while index < old.count {
      if old[index] == new[index] {
        changes.append(.same)
        index += 1
      } else {
        let start = index
        while index < old.count, old[index] != new[index] { index += 1 }
        addReplacement(of: index - start, by: index - start)
      }
    }
  }

  /// Compares the lines between those by which the texts are aligned.
  private mutating func compareAligned() {
    var (i, j) = (0, 0)
    for (nextI, nextJ) in Self.longestIncreasing(linesThatOccurOnce()) + [(old.count, new.count)] {
      compare(old[i..<nextI], new[j..<nextJ])
      (i, j) = (nextI, nextJ)
    }
  }

  /// Returns the places of the lines that occur once in both texts, in the order of the old one.
  private func linesThatOccurOnce() -> [(old: Int, new: Int)] {
    let (countsOld, countsNew) = (Self.counts(old), Self.counts(new))
    var indices: [Int: Int] = [:]
    for (index, line) in new.enumerated() where countsNew[line] == 1 { indices[line] = index }
    return old.enumerated().compactMap { index, line in
      countsOld[line] == 1 ? indices[line].map { (index, $0) } : nil
    }
  }

  private static func counts(_ lines: [Int]) -> [Int: Int] {
    lines.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Returns the longest sequence of pairs that have the same order in both texts.
  private static func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last pair of the best sequence of each length, and for each pair the one before it in its sequence.
    var (ends, before): ([Int], [Int?]) = ([], [])
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before.append(low == 0 ? nil : ends[low - 1])
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    return sequence(first: ends.last) { $0.map { before[$0] } }.prefix { $0 != nil }.compactMap { $0 }
      .reversed()
      .map { pairs[$0] }
  }

  /// Compares lines that have no other lines between them.
  private mutating func compare(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    let first = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(first), new.dropFirst(first))
    let last = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    changes += repeatElement(.same, count: first)
    replace(oldRest.dropLast(last), by: newRest.dropLast(last))
    changes += repeatElement(.same, count: last)
  }

  /// Replaces lines by others: those that stay are found only where there are few.
  private mutating func replace(_ old: ArraySlice<Int>, by new: ArraySlice<Int>) {
    guard old.count * new.count <= 10_000_000 else { return addReplacement(of: old.count, by: new.count) }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset)), added = Set(difference.insertions.map(\.offset))
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        changes.append(.removed)
        i += 1
      } else if added.contains(j) {
        changes.append(.added)
        j += 1
      } else {
        changes.append(.same)
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  private mutating func addReplacement(of removed: Int, by added: Int) {
    changes += repeatElement(.removed, count: removed)
    changes += repeatElement(.added, count: added)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
