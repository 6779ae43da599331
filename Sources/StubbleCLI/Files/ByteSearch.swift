/// Searches for letters in bytes, 32 at a time. Most files of a tree are looked at by this and nothing else.
struct ByteSearch: Sendable {
  private let needle: [UInt8]
  /// Where in the needle the two letters are that are looked for first: the two that are rarest in source.
  private let pair: Int

  /// - Parameter needle: two letters or more.
  init(_ needle: String) {
    let bytes = Array(needle.utf8)
    self.needle = bytes
    pair = Self.rarestPair(in: bytes)
  }

  /// Where in a word the two letters are that are rarest in source.
  static func rarestPair(in word: [UInt8]) -> Int {
    let rarity = Array(" etaoinsrlhdcumpfgybwvkxjqz".utf8)
    func rank(_ byte: UInt8) -> Int { rarity.firstIndex(of: byte) ?? rarity.count }
    return (0..<(word.count - 1)).max {
      rank(word[$0]) + rank(word[$0 + 1]) < rank(word[$1]) + rank(word[$1 + 1])
    } ?? 0
  }

  /// Whether the letters are anywhere in the bytes.
  func isFound(in bytes: UnsafeRawBufferPointer) -> Bool { firstMatch(in: bytes, from: 0) != nil }

  /// Where the letters are first, at or after an offset.
  func firstMatch(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    needle.withUnsafeBytes { firstMatch($0, in: bytes, from: start) }
  }

  private func firstMatch(_ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int)
    -> Int?
  {
    guard let base = bytes.baseAddress else { return nil }
    let first = SIMD32(repeating: needle[pair])
    let second = SIMD32(repeating: needle[pair + 1])
    // The last place at which the needle could begin, and one more.
    let end = bytes.count - needle.count + 1
    var start = start
    while start + 32 <= end {
      let a = (base + start + pair).loadUnaligned(as: SIMD32<UInt8>.self)
      let b = (base + start + pair + 1).loadUnaligned(as: SIMD32<UInt8>.self)
      if any((a .== first) .& (b .== second)),
        let match = firstMatch(needle, in: bytes, among: start..<(start + 32))
      {
        return match
      }
      start += 32
    }
    return start < end ? firstMatch(needle, in: bytes, among: start..<end) : nil
  }

  /// Looks at each beginning, where the pair is near.
  private func firstMatch(
    _ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, among starts: Range<Int>
  ) -> Int? {
    let (first, second) = (needle[pair], needle[pair + 1])
    var start = starts.lowerBound
    // Most places end with the first comparison: this loop is short for the sake of those.
    while start < starts.upperBound {
      if bytes[start + pair] == first, bytes[start + pair + 1] == second,
        bytes[start..<(start + needle.count)].elementsEqual(needle)
      {
        return start
      }
      start += 1
    }
    return nil
  }
}
