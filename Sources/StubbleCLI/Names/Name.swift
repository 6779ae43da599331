/// A name in source code, represented by the hash of its bytes. A path of names, joined by periods, is a name too.
struct Name: Hashable, Sendable {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ bytes: some Sequence<UInt8>) { mix(bytes) }

  /// Appends a period and another name, so that `Outer` becomes `Outer.Inner`.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    mix(CollectionOfOne(UInt8(ascii: ".")))
    mix(bytes)
  }

  private mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// Returns all words in a text, including those in comments and strings.
  static func all(in bytes: UnsafeRawBufferPointer) -> Set<Name> {
    var words: Set<Name> = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, hasPart(bytes[end]) { end += 1 }
      if end > start { words.insert(Name(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))) }
      start = end + 1
    }
    return words
  }

  /// Returns whether a byte may be part of an identifier without backticks.
  static func hasPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
