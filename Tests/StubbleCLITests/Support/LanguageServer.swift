import Foundation

/// A conversation with `sourcekit-lsp` over its protocol: requests are answered one after the other.
final class LanguageServer {
  private let process = Process()
  private let words = Pipe()
  private let answers = Pipe()
  private var buffer = Data()
  private var lastID = 0
  /// The last diagnostics that the server published, by document.
  private(set) var published: [String: [String]] = [:]

  init(in folder: String) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = words
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      [
        "processId": ProcessInfo.processInfo.processIdentifier, "rootUri": "file://" + folder,
        "capabilities": [:],
      ])
    try notify("initialized", [:])
  }

  deinit { process.terminate() }

  func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["method": method, "params": parameters])
  }

  /// The result of a request; nil if there is none.
  func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    lastID += 1
    try send(["id": lastID, "method": method, "params": parameters])
    while let message = receive() {
      if message["method"] == nil, message["id"] as? Int == lastID { return message["result"] }
      try handle(message)
    }
    return nil
  }

  private func handle(_ message: [String: Any]) throws {
    // What the server asks of us needs an answer, and no more.
    if let id = message["id"], message["method"] != nil { try send(["id": id, "result": NSNull()]) }
    guard message["method"] as? String == "textDocument/publishDiagnostics",
      let parameters = message["params"] as? [String: Any], let document = parameters["uri"] as? String,
      let diagnostics = parameters["diagnostics"] as? [[String: Any]]
    else { return }
    published[document] = diagnostics.compactMap { $0["message"] as? String }
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    words.fileHandleForWriting.write(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// The next message; nil when the server is gone.
  private func receive() -> [String: Any]? {
    guard let head = read(through: Data("\r\n\r\n".utf8)) else { return nil }
    let fields = String(decoding: head, as: UTF8.self).lowercased().components(separatedBy: "\r\n")
    let length = fields.first { $0.hasPrefix("content-length:") }?.dropFirst(15).drop { $0 == " " }
    guard let length, let count = Int(length), let body = read(count) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  private func read(through end: Data) -> Data? {
    while true {
      if let range = buffer.range(of: end) { return read(range.upperBound - buffer.startIndex) }
      if !readMore() { return nil }
    }
  }

  private func read(_ count: Int) -> Data? {
    while buffer.count < count { if !readMore() { return nil } }
    defer { buffer = Data(buffer.dropFirst(count)) }
    return buffer.prefix(count)
  }

  private func readMore() -> Bool {
    let more = answers.fileHandleForReading.availableData
    buffer += more
    return !more.isEmpty
  }
}
