/// Eight bytes of a source in one word, the first byte in the lowest place.
struct EightBytes {
  let word: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>) {
    word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// The number of ASCII letters, digits and `_` before the first other byte.
  @inline(__always)
  var wordLength: Int {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    let folded = low | 0x2020_2020_2020_2020
    let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    let others = (low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F
    let stops = (others & ~(letters | digits)) | word
    return (stops & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
  }

  /// Returns the number of bytes before the first that is not `byte`.
  @inline(__always)
  func leading(_ byte: UInt8) -> Int {
    (word ^ (EightBytes.ones &* UInt64(byte))).trailingZeroBitCount >> 3
  }
}
