/// A fingerprint of what stubble wrote into a file, so that an edit of it does not go unseen.
///
/// It covers each region's original and generated text but for white space and semicolons, which a formatter
/// may change, and not the order of the regions, since an author may move a function that carries some.
struct Digest: Equatable {
  /// One value for each region.
  var regions: [UInt16] = []
  /// All regions together.
  var total: UInt32 = 0

  /// Adds a region.
  mutating func add(original: some Sequence<UInt8>, generated: some Sequence<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in original { Digest.mix(byte, into: &hash) }
    Digest.mix(0, into: &hash)
    for byte in generated where !Digest.isLayout(byte) { Digest.mix(byte, into: &hash) }
    total &+= UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    regions.append(UInt16(truncatingIfNeeded: hash ^ (hash >> 16) ^ (hash >> 32) ^ (hash >> 48)))
  }

  /// As it stands in the footer: the total, then the regions.
  var text: String {
    ([Digest.hex(UInt64(total), digits: 8)] + regions.map { Digest.hex(UInt64($0), digits: 4) })
      .joined(separator: " ")
  }

  /// Reads what `text` wrote.
  init?(text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard let first = words.first, first.utf8.count == 8, let total = UInt32(first, radix: 16) else {
      return nil
    }
    self.total = total
    for word in words.dropFirst() {
      guard word.utf8.count == 4, let region = UInt16(word, radix: 16) else { return nil }
      regions.append(region)
    }
  }

  init() {}

  /// FNV-1a.
  private static func mix(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  private static func isLayout(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ";")
  }

  private static func hex(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
