/// Sixteen bytes of a source in one vector.
///
/// The functions mark bytes by setting their highest bits; the other bits of a result have no meaning. Comparisons are
/// sums that carry into the highest bit, because those of the standard library's vectors are not compiled to vector
/// instructions.
struct SixteenBytes {
  let bytes: SIMD16<UInt8>

  @inline(__always)
  init(_ pointer: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(pointer).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// The number of bytes before the first that may end a line: LF, CR or a byte between them.
  @inline(__always)
  var lineLength: Int {
    SixteenBytes.bytesBefore(SixteenBytes.marks(low, from: 0x0A, to: 0x0D) & ~bytes)
  }

  /// The number of bytes before the first that may need attention in a string literal: quotes and the bytes between `"`
  /// and `'`, backslashes, control characters, and bytes beyond ASCII.
  @inline(__always)
  var plainTextLength: Int {
    let controls = ~(low &+ (0x80 - 0x20)) | (low &+ 1)
    let quotes = SixteenBytes.marks(low, from: 0x22, to: 0x27)
    return SixteenBytes.bytesBefore(controls | quotes | marks(0x5C) | bytes)
  }

  /// The number of bytes before the first that may need attention in a block comment: slashes, asterisks and the ends
  /// of lines.
  @inline(__always)
  var plainCommentLength: Int {
    let lines = SixteenBytes.marks(low, from: 0x0A, to: 0x0D)
    return SixteenBytes.bytesBefore((lines | marks(0x2A) | marks(0x2F)) & ~bytes)
  }

  @inline(__always)
  private var low: SIMD16<UInt8> { bytes & 0x7F }

  /// Marks the bytes that are equal to an ASCII character, and some bytes beyond ASCII.
  @inline(__always)
  private func marks(_ byte: UInt8) -> SIMD16<UInt8> { ~((low ^ byte) &+ 0x7F) }

  /// Marks the bytes from `first` to `last`. All must be ASCII.
  @inline(__always)
  private static func marks(_ bytes: SIMD16<UInt8>, from first: UInt8, to last: UInt8) -> SIMD16<UInt8> {
    (bytes &+ (0x80 - first)) & ~(bytes &+ (0x7F - last))
  }

  /// Returns the number of bytes before the first that is marked, or 16 if none is.
  @inline(__always)
  private static func bytesBefore(_ marks: SIMD16<UInt8>) -> Int {
    // Each byte becomes four bits of one word, the first in its lowest place.
    let bits = unsafeBitCast(marks & 0x80, to: SIMD8<UInt16>.self) &>> 7
    let quads = SIMD8<UInt8>(truncatingIfNeeded: bits | (bits &>> 4))
    return UInt64(littleEndian: unsafeBitCast(quads, to: UInt64.self)).trailingZeroBitCount >> 2
  }
}
