/// The tables of the lexer in memory that is read without bounds checks and reference counting. It is allocated once
/// and never freed.
struct LexerTables: @unchecked Sendable {
  static let shared = LexerTables()

  /// The class of each byte.
  let classes: UnsafePointer<ByteClass>
  /// The token kind of each byte that is a punctuator.
  let punctuators: UnsafePointer<TokenKind>
  private let slots: UnsafePointer<UInt8>
  private let entries: UnsafePointer<KeywordTable.Entry>

  private init() {
    let keywords = KeywordTable()
    classes = LexerTables.copy(byteClasses)
    punctuators = LexerTables.copy(punctuatorKinds)
    slots = LexerTables.copy(keywords.slots)
    entries = LexerTables.copy(keywords.entries)
  }

  private static func copy<Element>(_ values: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: values.count)
    _ = memory.initialize(from: values)
    return UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
  }

  /// Returns the kind of a word. The look-up has no branch, because branches on whether a word is a keyword are
  /// mispredicted often.
  @inline(__always)
  func kind(of word: KeywordTable.Word) -> TokenKind {
    let entry = entries[Int(slots[word.slot])]
    let difference =
      (word.head ^ entry.word.head) | (word.tail ^ entry.word.tail) | (word.length ^ entry.word.length)
    return difference == 0 ? entry.kind : .identifier
  }
}
