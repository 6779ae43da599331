/// An error in a conversation with git: a violation of the protocol, or a failure to read or write.
struct ConversationError: Error, Equatable {
  /// A sentence that begins in lower case and has no period.
  var message: String

  init(_ message: String) { self.message = message }
  init(_ error: SystemError) { message = error.message }
}

/// A reader of git's packet lines.
///
/// A packet begins with its length in four hexadecimal digits, which count themselves; then come its bytes. `0000`
/// is a flush packet, which ends a list. The reader needs the same memory whatever it reads.
final class PacketReader {
  enum Packet {
    /// The bytes of a packet, which are valid until the next packet is read.
    case data(UnsafeRawBufferPointer)
    case flush
    /// The input ended, not in the middle of a packet.
    case end
  }

  typealias Source = (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int

  /// The length of the largest packet, with its digits.
  static let limit = 65_520
  private static let digits = 4

  private let source: Source
  private let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  /// The range of `memory` with bytes that were read from the source and not yet returned.
  private var unread = 0..<0

  /// - Parameter source: A closure that reads bytes into the beginning of a buffer and returns their number; 0 at the
  ///   end of the input.
  init(_ source: @escaping Source) { self.source = source }

  deinit { memory.deallocate() }

  func next() throws(ConversationError) -> Packet {
    guard try fill(Self.digits) else {
      if unread.isEmpty { return .end }
      throw ConversationError("the input ends in the middle of a packet")
    }
    let length = try length(of: memory[unread.lowerBound..<(unread.lowerBound + Self.digits)])
    if length == 0 {
      unread = (unread.lowerBound + Self.digits)..<unread.upperBound
      return .flush
    }
    guard try fill(length) else { throw ConversationError("the input ends in the middle of a packet") }
    let end = unread.lowerBound + length
    let data = UnsafeRawBufferPointer(rebasing: memory[(unread.lowerBound + Self.digits)..<end])
    unread = end..<unread.upperBound
    return .data(data)
  }

  /// Returns the length that four digits encode. Lengths of 1 to 3 have meanings elsewhere in git, but not in this
  /// protocol.
  private func length(of digits: Slice<UnsafeMutableRawBufferPointer>) throws(ConversationError) -> Int {
    var length = 0
    for digit in digits {
      guard let value = Character(UnicodeScalar(digit)).hexDigitValue, digit < 0x80 else {
        throw ConversationError("'\(Self.printable(digits))' is not the length of a packet")
      }
      length = 16 * length + value
    }
    if length == 0 || (Self.digits...Self.limit).contains(length) { return length }
    throw ConversationError("'\(Self.printable(digits))' is not the length of a packet")
  }

  private static func printable(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }

  /// Reads until at least `count` bytes are unread. Returns `false` if the input ends before that.
  private func fill(_ count: Int) throws(ConversationError) -> Bool {
    while unread.count < count {
      if unread.lowerBound > 0, memory.count - unread.upperBound < Self.limit {
        let rest = UnsafeRawBufferPointer(rebasing: memory[unread])
        memory.copyMemory(from: rest)
        unread = 0..<rest.count
      }
      let got: Int
      do throws(SystemError) {
        got = try source(UnsafeMutableRawBufferPointer(rebasing: memory[unread.upperBound...]))
      } catch { throw ConversationError(error) }
      if got == 0 { return false }
      unread = unread.lowerBound..<(unread.upperBound + got)
    }
    return true
  }
}

extension PacketReader {
  /// The maximum number of lines in a list. Lists in the conversation are short: whatever sends more is not git.
  private static let longestList = 256

  /// Reads a list and returns its lines without line breaks; `nil` if the input ends before the first line.
  func list() throws(ConversationError) -> [String]? {
    var lines: [String] = []
    while true {
      switch try next() {
      case .flush: return lines
      case .end where lines.isEmpty: return nil
      case .end: throw ConversationError("the input ends in the middle of a list")
      case .data(let bytes):
        if lines.count == Self.longestList { throw ConversationError("a list has too many lines") }
        let line =
          bytes.last == UInt8(ascii: "\n") ? UnsafeRawBufferPointer(rebasing: bytes.dropLast()) : bytes
        lines.append(String(decoding: line, as: UTF8.self))
      }
    }
  }

  /// Reads the content that follows a list. Returns `nil` if it is longer than the limit, after skipping all of it.
  func content(limit: Int) throws(ConversationError) -> [UInt8]? {
    var content: [UInt8] = []
    var isTooLong = false
    while true {
      switch try next() {
      case .flush: return isTooLong ? nil : content
      case .end: throw ConversationError("the input ends in the middle of a file")
      case .data(let bytes):
        if content.count + bytes.count > limit {
          isTooLong = true
          content = []
        }
        if !isTooLong { content.append(contentsOf: bytes) }
      }
    }
  }
}
