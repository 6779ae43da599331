/// A digest of what stubble wrote into a file, by which edits of it are detected.
///
/// It covers the original text of each region, and its generated text without white space and semicolons, which a
/// formatter may change. It does not cover the order of the regions, since an author may move a function with some.
struct Digest: Equatable {
  /// A hash of each region.
  var regions: [UInt16] = []
  /// The sum of longer hashes of all regions.
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

  /// The text in the footer: the total and the regions in hexadecimal, separated by spaces.
  var text: String {
    ([Fingerprint.hexadecimal(UInt64(total), digits: 8)]
      + regions.map { Fingerprint.hexadecimal(UInt64($0), digits: 4) })
      .joined(separator: " ")
  }

  /// Reads a digest from its text, or returns `nil` if the text is not one.
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
