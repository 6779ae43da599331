import StubbleRewriter

/// A position in a text, which a reader of a format moves forward.
struct TextCursor {
  /// The depth to which values may be nested, so that no text makes a reader run out of stack.
  static let maximumDepth = 100

  let bytes: [UInt8]
  /// The offset of the next byte.
  var position: Int
  private var depth = 0

  /// Creates a cursor at the beginning of a text, after the byte order mark with which some editors begin a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
  }

  /// The next byte; `nil` at the end of the text.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  var isAtEnd: Bool { position >= bytes.count }

  /// Returns whether the text goes on with some letters.
  func isAt(_ letters: String) -> Bool { bytes[position...].starts(with: letters.utf8) }

  /// Moves past a letter. Returns `false` if another one is next.
  mutating func eat(_ letter: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  /// Returns the text from an offset to the current position.
  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  /// Notes that a value begins, inside those that did not end yet.
  mutating func beginValue() throws(Diagnostic) {
    depth += 1
    if depth > Self.maximumDepth { throw error("nested too deeply") }
  }

  /// Notes that the value ends that began last.
  mutating func endValue() { depth -= 1 }

  /// Returns an error about the text from an offset, or otherwise the current position, to the current position.
  func error(_ message: String, from start: Int? = nil) -> Diagnostic {
    Diagnostic(.error, at: (start ?? position)..<position, message)
  }
}
