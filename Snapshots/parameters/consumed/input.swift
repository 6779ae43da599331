protocol ConsumedSink { mutating func take(_ text: String) }

struct TextSink: ConsumedSink {
  var text = ""
  mutating func take(_ text: String) { self.text += text }
}

struct Ticket: ~Copyable { var number = 1 }

@Stubbable
struct Consumer {
  func render<Sink: ConsumedSink>(_ text: consuming String, into sink: inout Sink, with ticket: consuming Ticket) {
    sink.take(text)
    sink.take("\(ticket.number)")
    _ = consume ticket
  }
  func renderLater<Sink: ConsumedSink>(_ text: consuming String, into sink: inout Sink) async throws -> Int {
    sink.take(text)
    return 1
  }
  func captured(_ text: consuming String) -> Int {
    func count() -> Int { (copy text).count }
    return count()
  }
  func capturedToo<Sink: ConsumedSink, Value>(_ value: consuming Value?, into sink: inout Sink) -> Int {
    func count() -> Int { (copy value) == nil ? 0 : 1 }
    return count()
  }
  func capturedLater(_ text: consuming String) async -> Int {
    async let count = text.count
    return await count
  }
  func capturedLazily(_ text: consuming String) -> Int {
    lazy var count = text.count
    var twice: Int { text.count * 2 }
    return count + twice
  }
  func kept(_ text: consuming String) -> String {
    text += "!"
    return text
  }
}
