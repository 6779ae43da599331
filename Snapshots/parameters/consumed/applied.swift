protocol ConsumedSink { mutating func take(_ text: String) }

struct TextSink: ConsumedSink {
  var text = ""
  mutating func take(_ text: String) { self.text += text }
}

struct Ticket: ~Copyable { var number = 1 }

/*<stubble @Stubbable*//*stubble>*/
struct Consumer/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  func render<Sink: ConsumedSink>(_ text: consuming String, into sink: inout Sink, with ticket: consuming Ticket) {/*<stubble*/ if let _render { { (text: consuming String, ticket: consuming Ticket) -> Void in var _erased1: any ConsumedSink = sink; defer { sink = _erased1 as! Sink }; return _render(text, &_erased1, ticket) }(text, ticket) } else {/*stubble>*/
    sink.take(text)
    sink.take("\(ticket.number)")
    _ = consume ticket
  /*<stubble*/} /*stubble>*/}
  func renderLater<Sink: ConsumedSink>(_ text: consuming String, into sink: inout Sink) async throws -> Int {/*<stubble*/ if let _renderLater { return try await { (text: consuming String) async throws -> Int in var _erased1: any ConsumedSink = sink; defer { sink = _erased1 as! Sink }; return try await _renderLater(text, &_erased1) }(text) } else {/*stubble>*/
    sink.take(text)
    return 1
  /*<stubble*/} /*stubble>*/}
  func captured(_ text: consuming String) -> Int {/*<stubble*/ if let _captured { return _captured(copy text) } else {/*stubble>*/
    func count() -> Int { (copy text).count }
    return count()
  /*<stubble*/} /*stubble>*/}
  func capturedToo<Sink: ConsumedSink, Value>(_ value: consuming Value?, into sink: inout Sink) -> Int {/*<stubble*/ if let _capturedToo { return { (value: consuming Value?) -> Int in var _erased1: any ConsumedSink = sink; defer { sink = _erased1 as! Sink }; return _capturedToo(value, &_erased1) }(copy value) } else {/*stubble>*/
    func count() -> Int { (copy value) == nil ? 0 : 1 }
    return count()
  /*<stubble*/} /*stubble>*/}
  func capturedLater(_ text: consuming String) async -> Int {/*<stubble*/ if let _capturedLater { return await _capturedLater(copy text) } else {/*stubble>*/
    async let count = text.count
    return await count
  /*<stubble*/} /*stubble>*/}
  func capturedLazily(_ text: consuming String) -> Int {/*<stubble*/ if let _capturedLazily { return _capturedLazily(copy text) } else {/*stubble>*/
    lazy var count = text.count
    var twice: Int { text.count * 2 }
    return count + twice
  /*<stubble*/} /*stubble>*/}
  func kept(_ text: consuming String) -> String {/*<stubble*/ if let _kept { return _kept(text) } else {/*stubble>*/
    text += "!"
    return text
  /*<stubble*/} /*stubble>*/}
/*<stubble*/var _render: ((consuming String, inout any ConsumedSink, consuming Ticket) -> Void)? { get { _stubbleObject?.closures._render } set { _stubbleCopy.closures._render = newValue } }; var _renderLater: ((consuming String, inout any ConsumedSink) async throws -> Int)? { get { _stubbleObject?.closures._renderLater } set { _stubbleCopy.closures._renderLater = newValue } }; var _captured: ((consuming String) -> Int)? { get { _stubbleObject?.closures._captured } set { _stubbleCopy.closures._captured = newValue } }; var _capturedToo: ((consuming Any?, inout any ConsumedSink) -> Int)? { get { _stubbleObject?.closures._capturedToo } set { _stubbleCopy.closures._capturedToo = newValue } }; var _capturedLater: ((consuming String) async -> Int)? { get { _stubbleObject?.closures._capturedLater } set { _stubbleCopy.closures._capturedLater = newValue } }; var _capturedLazily: ((consuming String) -> Int)? { get { _stubbleObject?.closures._capturedLazily } set { _stubbleCopy.closures._capturedLazily = newValue } }; var _kept: ((consuming String) -> String)? { get { _stubbleObject?.closures._kept } set { _stubbleCopy.closures._kept = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_render: ((consuming String, inout any ConsumedSink, consuming Ticket) -> Void)?, _renderLater: ((consuming String, inout any ConsumedSink) async throws -> Int)?, _captured: ((consuming String) -> Int)?, _capturedToo: ((consuming Any?, inout any ConsumedSink) -> Int)?, _capturedLater: ((consuming String) async -> Int)?, _capturedLazily: ((consuming String) -> Int)?, _kept: ((consuming String) -> String)?) = (nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d97f04f0 975f 7d3a ece8 ff98 927e ff98 caa5 ff98 01c4 ff98 e14a ff98 7f27 ff98 1a95 ff98 5710 *//*stubble>*/