/// Git's long-running filter protocol, version 2, from the filter's side.
///
///     git                                      filter
///     git-filter-client, version=2 …       →
///                                          ←   git-filter-server, version=2
///     capability=clean, capability=smudge … →
///                                          ←   capability=clean, capability=smudge
///     command=clean, pathname=…, content   →
///                                          ←   status=success, content, no further status
///                                              or status=error
///
/// Commands follow each other until git closes the input. Neither side answers before the other's message is complete.
struct FilterConversation {
  /// Filters the content of a file; returns `nil` to report an error to git.
  ///
  /// The content is `nil` if it is larger than `SystemError.sizeLimit`.
  typealias Filter = (_ command: Command, _ path: String, _ content: [UInt8]?) -> [UInt8]?

  enum Command: String, CaseIterable {
    /// Convert a file of the working copy to what git stores.
    case clean
    /// Convert what git stores to a file of the working copy.
    case smudge
  }

  private let reader: PacketReader
  private var writer: PacketWriter
  private let filter: Filter

  init(_ reader: PacketReader, _ writer: PacketWriter, _ filter: @escaping Filter) {
    self.reader = reader
    self.writer = writer
    self.filter = filter
  }

  /// Answers git's requests until it closes the input.
  mutating func run() throws(ConversationError) {
    try agreeOnVersion()
    try agreeOnCapabilities()
    while let request = try reader.list() { try answer(request) }
  }

  private mutating func agreeOnVersion() throws(ConversationError) {
    guard let welcome = try reader.list(), welcome.first == "git-filter-client" else {
      throw ConversationError("this is not git's filter protocol")
    }
    guard welcome.contains("version=2") else {
      throw ConversationError("git does not offer version 2 of its filter protocol")
    }
    writer.list(["git-filter-server", "version=2"])
    try writer.send()
  }

  private mutating func agreeOnCapabilities() throws(ConversationError) {
    guard let offers = try reader.list() else { return }
    writer.list(Command.allCases.map { "capability=" + $0.rawValue }.filter(offers.contains))
    try writer.send()
  }

  private mutating func answer(_ request: [String]) throws(ConversationError) {
    guard let word = Self.value(of: "command", in: request) else {
      throw ConversationError("a request of git has no command")
    }
    guard let command = Command(rawValue: word) else {
      throw ConversationError("git asks for '\(word)', which was not agreed on")
    }
    guard let path = Self.value(of: "pathname", in: request) else {
      throw ConversationError("a request of git names no file")
    }
    let content = try reader.content(limit: SystemError.sizeLimit)
    if let result = filter(command, path, content) {
      writer.list(["status=success"])
      try writer.content(result)
      // An empty list after the content confirms the status.
      writer.list([])
    } else {
      writer.list(["status=error"])
    }
    try writer.send()
  }

  private static func value(of key: String, in lines: [String]) -> String? {
    lines.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
  }
}
