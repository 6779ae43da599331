/// Finds the kind of a word without making a `String` of it: a small hash table over the spellings of all
/// keywords, which are the names of their cases.
struct KeywordTable {
  /// A spelling: its first and last eight bytes and its length. No two keywords, and no name that anyone
  /// writes, differ only in what lies between.
  struct Word: Equatable {
    var head: UInt64
    var tail: UInt64
    var length: Int

    /// - Parameter readable: how many bytes may be read from `base`; at least `length`.
    @inline(__always)
    init(_ base: UnsafePointer<UInt8>, length: Int, readable: Int) {
      self.length = length
      if readable >= 8 {
        let raw = UnsafeRawPointer(base)
        let first = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        head = length >= 8 ? first : first & ~(~0 &<< UInt64(truncatingIfNeeded: length &* 8))
        tail =
          length <= 8
          ? 0 : UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self))
      } else {
        head = 0
        tail = 0
        for index in 0..<length { head |= UInt64(base[index]) << UInt64(index * 8) }
      }
    }

    @inline(__always)
    var slot: Int {
      let mixed = (head ^ (tail &* 31) ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> UInt64(64 - KeywordTable.bits))
    }
  }

  @inline(__always) static var bits: Int { 11 }
  static let shared = KeywordTable()

  /// For each hash the place of a word in `words`, counted from 1; 0 for none.
  let slots: [UInt8]
  let words: [Word]
  let kinds: [TokenKind]
  /// For each byte the lengths of the keywords that begin with it, one bit each. Sorts most names out.
  let lengths: [UInt32]

  private init() {
    var lengths = [UInt32](repeating: 0, count: 256)
    var slots = [UInt8](repeating: 0, count: 1 << KeywordTable.bits)
    var words: [Word] = []
    kinds = TokenKind.allCases.filter(\.isKeyword)
    for kind in kinds {
      let word = Array("\(kind)".utf8).withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { Word($0, length: bytes.count, readable: bytes.count) }
      }
      guard let word else { continue }
      lengths[Int(word.head & 0xFF)] |= 1 << UInt32(word.length)
      words.append(word)
      var slot = word.slot
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt8(words.count)
    }
    self.lengths = lengths
    self.slots = slots
    self.words = words
  }
}

/// The table as the lexer reads it: no bounds checks, no reference counts. Valid inside `withPointers`.
struct KeywordPointers {
  let slots: UnsafePointer<UInt8>
  let words: UnsafePointer<KeywordTable.Word>
  let kinds: UnsafePointer<TokenKind>
  let lengths: UnsafePointer<UInt32>

  /// Whether a keyword begins with a byte and is so long.
  @inline(__always)
  func mayBeKeyword(first: UInt8, length: Int) -> Bool {
    length < 32 && lengths[Int(first)] &>> UInt32(truncatingIfNeeded: length) & 1 != 0
  }

  @inline(__always)
  func kind(of word: KeywordTable.Word) -> TokenKind {
    var slot = word.slot
    while true {
      let index = Int(slots[slot])
      if index == 0 { return .identifier }
      if words[index - 1] == word { return kinds[index - 1] }
      slot = (slot + 1) & (1 << KeywordTable.bits - 1)
    }
  }
}
