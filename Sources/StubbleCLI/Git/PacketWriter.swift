/// A writer of git's packet lines.
struct PacketWriter {
  typealias Sink = ([UInt8]) throws(SystemError) -> Void

  /// The maximum number of bytes in a packet.
  static let capacity = PacketReader.limit - 4

  private let sink: Sink
  /// The bytes that are not yet sent.
  private var bytes: [UInt8] = []

  init(_ sink: @escaping Sink) { self.sink = sink }

  /// Adds a list of lines and the flush packet that ends it.
  mutating func list(_ lines: [String]) {
    for line in lines { packet((line + "\n").utf8) }
    flush()
  }

  /// Adds content of any size and the flush packet that ends it. Sends some of it if it is large.
  mutating func content(_ content: [UInt8]) throws(ConversationError) {
    var start = 0
    while start < content.count {
      let end = min(start + Self.capacity, content.count)
      packet(content[start..<end])
      start = end
      if bytes.count > Self.capacity { try send() }
    }
    flush()
  }

  /// Sends the bytes that were added.
  mutating func send() throws(ConversationError) {
    do throws(SystemError) { try sink(bytes) } catch { throw ConversationError(error) }
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func flush() { bytes += Array("0000".utf8) }

  private mutating func packet(_ data: some Collection<UInt8>) {
    let digits = String(data.count + 4, radix: 16)
    bytes += Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    bytes += Array(digits.utf8)
    bytes += data
  }
}
