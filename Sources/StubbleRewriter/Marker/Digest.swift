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
    var fingerprint = Fingerprint(Array(original))
    fingerprint.mix(0)
    for byte in generated where !Digest.isLayout(byte) { fingerprint.mix(byte) }
    let hash = fingerprint.value
    total &+= UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    regions.append(UInt16(truncatingIfNeeded: hash ^ (hash >> 16) ^ (hash >> 32) ^ (hash >> 48)))
  }

  /// As it is in the footer: the total, then the regions.
  var text: String {
    ([Fingerprint.hexadecimal(UInt64(total), digits: 8)]
      + regions.map { Fingerprint.hexadecimal(UInt64($0), digits: 4) })
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

  private static func isLayout(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ";")
  }
}
