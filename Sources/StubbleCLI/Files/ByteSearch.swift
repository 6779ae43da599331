/// A search for a byte string, 32 positions at a time. For most files of a tree it is the only work that is done.
struct ByteSearch: Sendable {
  private let needle: [UInt8]
  /// The index of two neighboring bytes of the needle, the rarest in source code, which are compared first.
  private let pair: Int

  /// - Parameter needle: The text to search for: two ASCII characters or more.
  init(_ needle: String) {
    let bytes = Array(needle.utf8)
    self.needle = bytes
    pair = Self.rarestPair(in: bytes)
  }

  /// Returns the index of the two neighboring bytes of a word that are rarest in source code.
  static func rarestPair(in word: [UInt8]) -> Int {
    (0..<(word.count - 1)).max { rarity(of: word[$0], word[$0 + 1]) < rarity(of: word[$1], word[$1 + 1]) }
      ?? 0
  }

  /// Returns a measure of how rare a pair of bytes is in source code: the sum of the ranks of both.
  static func rarity(of first: UInt8, _ second: UInt8) -> Int { rank(first) + rank(second) }

  private static func rank(_ byte: UInt8) -> Int { byFrequency.firstIndex(of: byte) ?? byFrequency.count }

  /// The characters that source code consists of for the most part, the most frequent one first.
  private static let byFrequency = Array(" etaoinsrlhdcumpfgybwvkxjqz".utf8)

  /// Returns whether the needle is anywhere in the bytes.
  func isFound(in bytes: UnsafeRawBufferPointer) -> Bool { firstMatch(in: bytes, from: 0) != nil }

  /// Returns the offset of the first match at or after `start`; `nil` if there is none.
  func firstMatch(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    needle.withUnsafeBytes { firstMatch($0, in: bytes, from: start) }
  }

  private func firstMatch(_ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int)
    -> Int?
  {
    guard let base = bytes.baseAddress else { return nil }
    let first = SIMD32(repeating: needle[pair])
    let second = SIMD32(repeating: needle[pair + 1])
    // One more than the last offset at which the needle could begin.
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

  /// Compares the needle at each offset of a range in which its rarest pair was seen.
  private func firstMatch(
    _ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, among starts: Range<Int>
  ) -> Int? {
    let (first, second) = (needle[pair], needle[pair + 1])
    var start = starts.lowerBound
    // At most offsets the first comparison fails: this loop is kept short for the sake of those.
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
