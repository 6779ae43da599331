/// A hash of bytes that is the same in every process and version: 64-bit FNV-1a.
package struct Fingerprint: Equatable, Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Creates the hash of some bytes.
  ///
  /// They are an array, because a generic sequence would not be specialized for other modules.
  package init(_ bytes: [UInt8]) {
    for byte in bytes { mix(byte) }
  }

  /// Adds a byte to the hash.
  package mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The hash as 16 hexadecimal digits.
  package var text: String { Self.hexadecimal(value, digits: 16) }

  static func hexadecimal(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
