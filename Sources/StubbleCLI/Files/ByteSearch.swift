/// Searches for letters in bytes, 32 at a time. Most files of a tree are looked at by this and nothing else.
struct ByteSearch: Sendable {
  private let needle: [UInt8]

  /// - Parameter needle: two letters or more. Fast if the last two seldom stand together.
  init(_ needle: String) { self.needle = Array(needle.utf8) }

  /// Whether the letters stand anywhere in the bytes.
  func isFound(in bytes: UnsafeRawBufferPointer) -> Bool {
    needle.withUnsafeBytes { Self.isFound($0, in: bytes) }
  }

  private static func isFound(_ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Bool {
    let last = needle.count - 1
    guard let base = bytes.baseAddress, last > 0, bytes.count > last else { return false }
    let penultimates = SIMD32(repeating: needle[last - 1])
    let ultimates = SIMD32(repeating: needle[last])
    let end = bytes.count - last
    var start = 0
    while start + 32 <= end {
      let a = (base + start + last - 1).loadUnaligned(as: SIMD32<UInt8>.self)
      let b = (base + start + last).loadUnaligned(as: SIMD32<UInt8>.self)
      if any((a .== penultimates) .& (b .== ultimates)),
        isFound(needle, in: bytes, from: start..<(start + 32))
      {
        return true
      }
      start += 32
    }
    return isFound(needle, in: bytes, from: start..<max(start, end))
  }

  private static func isFound(
    _ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from starts: Range<Int>
  ) -> Bool {
    starts.contains { bytes[$0..<($0 + needle.count)].elementsEqual(needle) }
  }
}
