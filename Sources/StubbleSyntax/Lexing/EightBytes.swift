/// Eight bytes of a source at once, the first in the lowest place.
///
/// Predicates answer with the highest bit of each byte; the others are 0.
struct EightBytes {
  let word: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>) {
    word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// How many bytes stand before the first marked one; 8 if none is.
  @inline(__always)
  static func bytesBefore(_ marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }

  /// The bytes that equal `byte`. Behind the first of them others may be marked by mistake.
  @inline(__always)
  func equals(_ byte: UInt8) -> UInt64 {
    let difference = word ^ (EightBytes.ones &* UInt64(byte))
    return (difference &- EightBytes.ones) & ~difference & EightBytes.highs
  }

  /// The bytes that differ from `byte`.
  @inline(__always)
  func differs(from byte: UInt8) -> UInt64 {
    let difference = word ^ (EightBytes.ones &* UInt64(byte))
    return (((difference & ~EightBytes.highs) &+ ~EightBytes.highs) | difference) & EightBytes.highs
  }

  /// The bytes that are no ASCII letter, digit or `_`.
  @inline(__always)
  var isNoWordCharacter: UInt64 {
    let low = word & ~EightBytes.highs
    let folded = low | (EightBytes.ones &* 0x20)
    let letters = EightBytes.inRange(folded, UInt8(ascii: "a"), UInt8(ascii: "z"))
    let digits = EightBytes.inRange(low, UInt8(ascii: "0"), UInt8(ascii: "9"))
    let isWord = letters | digits | ~differs(from: UInt8(ascii: "_"))
    return (~isWord | word) & EightBytes.highs
  }

  /// The bytes between two others; all below 0x80.
  @inline(__always)
  private static func inRange(_ word: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
    let notBelow = word &+ ones &* UInt64(0x80 - first)
    let above = word &+ ones &* UInt64(0x7F - last)
    return notBelow & ~above & highs
  }
}
