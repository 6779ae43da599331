/// A name in source code, represented by the hash of its bytes. A path of names, joined by periods, is a name too.
struct Name: Hashable, Sendable {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ bytes: some Sequence<UInt8>) { mix(bytes) }

  /// Creates the name whose bytes are at a range of a file's.
  init(in bytes: UnsafeRawBufferPointer, at range: Range<Int>) {
    self.init(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  /// Appends a period and another name, so that `Outer` becomes `Outer.Inner`.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    mix(CollectionOfOne(UInt8(ascii: ".")))
    mix(bytes)
  }

  private mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// Returns all words in a text, including those in comments and strings, and all names in back-ticks.
  static func all(in bytes: UnsafeRawBufferPointer) -> Set<Name> {
    var words: Set<Name> = []
    var start = 0
    while start < bytes.count {
      let (name, end) = ranges(at: start, in: bytes)
      if !name.isEmpty { words.insert(Name(in: bytes, at: name)) }
      // An unpaired back-tick must not hide the words after it.
      start = bytes[start] == quote ? start + 1 : end + 1
    }
    return words
  }

  /// Returns the places of the bytes of the name that begins at a place, without back-ticks, and the place after the name.
  /// A name in back-ticks may contain spaces.
  static func ranges(at start: Int, in bytes: UnsafeRawBufferPointer) -> (name: Range<Int>, end: Int) {
    var end = start
    while end < bytes.count, hasPart(bytes[end]) { end += 1 }
    guard end == start, end < bytes.count, bytes[end] == quote else { return (start..<end, end) }
    end += 1
    while end < bytes.count, bytes[end] != quote, bytes[end] != newline { end += 1 }
    guard end < bytes.count, bytes[end] == quote else { return (start..<start, start) }
    return (start + 1..<end, end + 1)
  }

  /// Returns the places of the bytes of the name that ends before a place, without back-ticks, and the place at which the
  /// name begins.
  static func ranges(before end: Int, in bytes: UnsafeRawBufferPointer) -> (name: Range<Int>, start: Int) {
    var start = end
    while start > 0, hasPart(bytes[start - 1]) { start -= 1 }
    guard start == end, end > 0, bytes[end - 1] == quote else { return (start..<end, start) }
    start -= 1
    while start > 0, bytes[start - 1] != quote, bytes[start - 1] != newline { start -= 1 }
    guard start > 0, bytes[start - 1] == quote else { return (end..<end, end) }
    return (start..<end - 1, start - 1)
  }

  private static var quote: UInt8 { UInt8(ascii: "`") }
  private static var newline: UInt8 { UInt8(ascii: "\n") }

  /// Returns whether a byte may be part of an identifier without back-ticks.
  static func hasPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
