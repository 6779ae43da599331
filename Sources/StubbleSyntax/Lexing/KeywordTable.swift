/// Finds the kind of a word without making a `String` of it: a perfect hash table over the spellings of all
/// keywords, which are the names of their cases.
struct KeywordTable {
  /// A spelling: its first and last eight bytes and its length. No two keywords, and no name that anyone
  /// writes, differ only in what lies between.
  struct Word {
    var head: UInt64
    var tail: UInt64
    var length: UInt64

    /// - Precondition: Eight bytes may be read from `base`.
    @inline(__always)
    init(_ base: UnsafePointer<UInt8>, length: Int) {
      let raw = UnsafeRawPointer(base)
      let headLength = UInt64(truncatingIfNeeded: min(length, 8))
      let lastEight = raw.loadUnaligned(fromByteOffset: max(length &- 8, 0), as: UInt64.self)
      head = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self)) & ~0 &>> (64 &- 8 &* headLength)
      tail = length > 8 ? UInt64(littleEndian: lastEight) : 0
      self.length = UInt64(truncatingIfNeeded: length)
    }

    /// A word of less than eight bytes, with no eight to be read.
    init(short base: UnsafePointer<UInt8>, length: Int) {
      head = 0
      for index in 0..<length { head |= UInt64(base[index]) << UInt64(index * 8) }
      tail = 0
      self.length = UInt64(length)
    }

    /// The multiplier is one of those that give all keywords places of their own.
    @inline(__always)
    var slot: Int {
      let mixed = (head ^ (tail &* 31) ^ length) &* KeywordTable.multiplier
      return Int(truncatingIfNeeded: mixed >> UInt64(64 - KeywordTable.bits))
    }
  }

  /// A keyword and its kind.
  struct Entry {
    var word: Word
    var kind: TokenKind
  }

  @inline(__always) static var bits: Int { 11 }
  @inline(__always) static var multiplier: UInt64 { 0x7CDD_F504_7171_3E07 }

  /// For each hash the place of a word in `entries`.
  let slots: [UInt8]
  /// The first is that of all words that are no keywords.
  let entries: [Entry]

  init() {
    var slots = [UInt8](repeating: 0, count: 1 << KeywordTable.bits)
    var entries: [Entry] = []
    let keywords = TokenKind.allCases.filter(\.isKeyword).map { ("\($0)", $0) }
    for (spelling, kind) in [("", .identifier), ("_", .wildcard)] + keywords {
      // Padded, so that eight bytes may be read.
      let bytes = Array(spelling.utf8) + Array(repeating: 0, count: 8)
      let word = bytes.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { Word($0, length: spelling.utf8.count) }
      }
      guard let word else { continue }
      slots[word.slot] = UInt8(entries.count)
      entries.append(Entry(word: word, kind: kind))
    }
    self.slots = slots
    self.entries = entries
  }
}
