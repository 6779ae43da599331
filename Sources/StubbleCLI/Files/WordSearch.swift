/// A search for several words in one pass over the bytes, 32 positions at a time.
///
/// At each position, a few pairs of neighboring bytes are compared, of which each word has one. Only where a pair matches
/// are words compared.
struct WordSearch: Sendable {
  private struct Needle {
    /// The index of the word among those that are searched for.
    let word: Int
    /// The index in `letters` at which the word begins.
    let start: Int
    let count: Int
    /// The index in the word of the byte at which it is found: the first one of a pair, or the rare sign.
    let position: Int
    /// The first eight bytes of the word, the first one lowest.
    let beginning: UInt64
    /// The bits of `beginning` that are the word's, if it is shorter.
    let mask: UInt64
  }

  private let letters: [UInt8]
  /// The words, ordered by the byte at which they are found.
  private let needles: [Needle]
  /// For each byte, the index of the first needle that is found at it; then the number of needles.
  private let starts: [Int]
  /// The pairs of bytes that are compared first, each in all lanes.
  private let pairs: [(first: SIMD32<UInt8>, second: SIMD32<UInt8>)]
  /// Whether some words begin with the rare sign, which is searched for in place of a pair.
  private let seeksSign: Bool

  /// A byte that is so rare in source code that checking every occurrence is cheaper than searching for pairs.
  private static let rareSign = UInt8(ascii: "@")

  /// - Parameter words: The words, each of two ASCII characters or more.
  init(_ words: [String]) {
    let words = words.map { Array($0.utf8) }
    let pairs = BytePair.covering(words.filter { $0[0] != Self.rareSign })
    var letters: [UInt8] = []
    var needles: [Needle] = []
    for (index, word) in words.enumerated() {
      let position = word[0] == Self.rareSign ? nil : BytePair.all(in: word).firstIndex(where: pairs.contains)
      needles.append(
        Needle(
          word: index, start: letters.count, count: word.count, position: position ?? 0,
          beginning: word.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) },
          mask: word.count < 8 ? 1 << UInt64(8 * word.count) - 1 : .max))
      letters += word
    }
    needles.sort { letters[$0.start + $0.position] < letters[$1.start + $1.position] }
    starts = (0...256).map { byte in
      needles.firstIndex { Int(letters[$0.start + $0.position]) >= byte } ?? needles.count
    }
    self.letters = letters
    self.needles = needles
    self.pairs = pairs.map { (SIMD32(repeating: $0.first), SIMD32(repeating: $0.second)) }
    seeksSign = words.contains { $0[0] == Self.rareSign }
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

  /// Reports the words that are found at those of eight offsets at which some pair matches.
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

  /// Reports the words that are found at an offset.
  private func report(at offset: Int, in bytes: UnsafeRawBufferPointer, _ body: (Int, Int) -> Void) {
    let byte = Int(bytes[offset])
    for index in starts[byte]..<starts[byte + 1] {
      let needle = needles[index]
      let start = offset - needle.position
      if matches(needle, at: start, in: bytes) { body(needle.word, start) }
    }
  }

  private func matches(_ needle: Needle, at start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard start >= 0, start + needle.count <= bytes.count else { return false }
    // Most comparisons fail: one of eight bytes takes less time than to find the first byte that differs.
    if start + 8 <= bytes.count {
      let beginning = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian
      if beginning & needle.mask != needle.beginning { return false }
    }
    var count = 0
    while count < needle.count, bytes[start + count] == letters[needle.start + count] { count += 1 }
    return count == needle.count
  }
}

/// Two neighboring bytes of a word.
private struct BytePair: Hashable {
  let first: UInt8
  let second: UInt8

  /// A measure of how rare the pair is in source code.
  var rarity: Int { ByteSearch.rarity(of: first, second) }

  /// Pairs that are more frequent match so often that comparing the words costs more than comparing another pair.
  private static let leastRarity = 13

  static func all(in word: [UInt8]) -> [BytePair] {
    zip(word, word.dropFirst()).map { BytePair(first: $0, second: $1) }
  }

  /// Returns few pairs of which each word has one: the pair that most words share, then the one that most of the other
  /// words share, and so on; of several, the rarest.
  static func covering(_ words: [[UInt8]]) -> [BytePair] {
    var words = words.map { Set(all(in: $0)) }
    var chosen: [BytePair] = []
    func isBetter(_ one: (key: BytePair, value: Int), than other: (key: BytePair, value: Int)) -> Bool {
      (one.value, one.key.rarity, one.key.first, one.key.second)
        > (other.value, other.key.rarity, other.key.first, other.key.second)
    }
    while !words.isEmpty {
      let rare = words.map { pairs in
        let rare = pairs.filter { $0.rarity >= leastRarity }
        return rare.isEmpty ? pairs : rare
      }
      let counts = Dictionary(rare.joined().map { ($0, 1) }, uniquingKeysWith: +)
      guard let best = counts.max(by: { isBetter($1, than: $0) })?.key else { break }
      chosen.append(best)
      words.removeAll { $0.contains(best) }
    }
    return chosen
  }
}
