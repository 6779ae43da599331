/// A search for several words in one pass over the bytes, 32 positions at a time.
struct WordSearch: Sendable {
  private struct Needle {
    /// The index in `letters` at which the word begins.
    let start: Int
    let count: Int
    /// The index in the word of the two neighboring bytes that are compared first.
    let pair: Int
    /// The first of the two bytes.
    let first: UInt8
  }

  private let letters: [UInt8]
  private let words: [Needle]
  /// The pairs of bytes that are compared first, each once. Words that begin with the rare sign have none.
  private let pairs: [(first: SIMD32<UInt8>, second: SIMD32<UInt8>)]
  /// Whether some words begin with the rare sign, which is searched for in place of their pairs.
  private let seeksSign: Bool

  /// A byte that is so rare in source code that checking every occurrence is cheaper than searching for pairs.
  private static let rareSign = UInt8(ascii: "@")

  /// - Parameter words: The words, each of two ASCII characters or more.
  init(_ words: [String]) {
    var letters: [UInt8] = []
    var found: [Needle] = []
    for word in words {
      let bytes = Array(word.utf8)
      let pair = bytes[0] == Self.rareSign ? 0 : ByteSearch.rarestPair(in: bytes)
      found.append(Needle(start: letters.count, count: bytes.count, pair: pair, first: bytes[pair]))
      letters += bytes
    }
    self.letters = letters
    self.words = found
    seeksSign = found.contains { $0.first == Self.rareSign }
    let paired = found.filter { $0.first != Self.rareSign }
    let pairs = Set(paired.map { [letters[$0.start + $0.pair], letters[$0.start + $0.pair + 1]] })
    self.pairs = pairs.map { (SIMD32(repeating: $0[0]), SIMD32(repeating: $0[1])) }
  }

  /// Calls a closure for each match of a word, with the word's index and the offset at which the match begins. The
  /// matches are not ordered by offset.
  func forEachMatch(in bytes: UnsafeRawBufferPointer, _ body: (_ word: Int, _ start: Int) -> Void) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    let sign = SIMD32(repeating: Self.rareSign)
    pairs.withUnsafeBufferPointer { pairs in
      while start + 33 <= bytes.count {
        let a = (base + start).loadUnaligned(as: SIMD32<UInt8>.self)
        let b = (base + start + 1).loadUnaligned(as: SIMD32<UInt8>.self)
        var found = seeksSign ? a .== sign : SIMDMask(repeating: false)
        for pair in pairs { found = found .| ((a .== pair.first) .& (b .== pair.second)) }
        // Each lane of the mask is a byte, 0xff for a match or 0.
        let groups = unsafeBitCast(found, to: SIMD4<UInt64>.self)
        if groups != .zero {
          for group in 0..<4 { report(groups[group], at: start + 8 * group, in: bytes, body) }
        }
        start += 32
      }
    }
    while start + 1 < bytes.count {
      report(at: start, in: bytes, body)
      start += 1
    }
  }

  /// Checks those of eight offsets at which some pair matches.
  ///
  /// - Parameter group: A byte for each offset: all ones if a pair matches there, else zero.
  private func report(
    _ group: UInt64, at start: Int, in bytes: UnsafeRawBufferPointer, _ body: (Int, Int) -> Void
  ) {
    var group = group.littleEndian
    while group != 0 {
      let lane = group.trailingZeroBitCount / 8
      group &= ~(0xff << UInt64(8 * lane))
      report(at: start + lane, in: bytes, body)
    }
  }

  /// Reports the words whose pair matches at an offset, and that match as a whole.
  private func report(at place: Int, in bytes: UnsafeRawBufferPointer, _ body: (Int, Int) -> Void) {
    for index in words.indices where words[index].first == bytes[place] {
      let word = words[index]
      let start = place - word.pair
      guard start >= 0, start + word.count <= bytes.count else { continue }
      var count = 0
      while count < word.count, bytes[start + count] == letters[word.start + count] { count += 1 }
      if count == word.count { body(index, start) }
    }
  }
}
