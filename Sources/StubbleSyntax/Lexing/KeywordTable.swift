/// A perfect hash table over the spellings of all keywords, which are the names of their cases. It finds the kind of a
/// word without creating a `String`.
struct KeywordTable {
  /// A spelling: its first and last eight bytes and its length. No two keywords, and no names that occur in practice,
  /// differ only in the bytes between.
  struct Word {
    var head: UInt64
    var tail: UInt64
    var length: UInt64

    /// Creates a word from its bytes.
    ///
    /// - Precondition: Eight bytes can be read from `base`.
    @inline(__always)
    init(_ base: UnsafePointer<UInt8>, length: Int) {
      let raw = UnsafeRawPointer(base)
      let headLength = UInt64(truncatingIfNeeded: min(length, 8))
      let lastEight = raw.loadUnaligned(fromByteOffset: max(length &- 8, 0), as: UInt64.self)
      head = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self)) & ~0 &>> (64 &- 8 &* headLength)
      tail = length > 8 ? UInt64(littleEndian: lastEight) : 0
      self.length = UInt64(truncatingIfNeeded: length)
    }

    /// Creates a word of less than eight bytes at the end of a source, from where eight bytes cannot be read.
    init(short base: UnsafePointer<UInt8>, length: Int) {
      head = 0
      for index in 0..<length { head |= UInt64(base[index]) << UInt64(index * 8) }
      tail = 0
      self.length = UInt64(length)
    }

    /// The index of the word in `slots`. The multiplier was chosen so that no two keywords share one.
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

  /// For each hash, the index of an entry.
  let slots: [UInt8]
  /// The keywords. The first entry is empty; the hashes without a keyword refer to it.
  let entries: [Entry]

  init() {
    var slots = [UInt8](repeating: 0, count: 1 << KeywordTable.bits)
    var entries: [Entry] = []
    let keywords = TokenKind.allCases.filter(\.isKeyword).map { ("\($0)", $0) }
    for (spelling, kind) in [("", .identifier), ("_", .wildcard)] + keywords {
      // The spelling is padded, so that eight bytes can be read.
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
