protocol Inbox { mutating func put(_ text: String) }

struct PaperInbox: Inbox {
  var texts: [String] = []
  mutating func put(_ text: String) { texts.append(text) }
}

final class Letter { var text = "letter" }

// @Stubbable
final class Postman {
  func deliver<Target: Inbox>(_ letter: Letter, to inbox: inout Target) async throws -> Int {
    inbox.put(letter.text)
    return 1
  }
  func give<Target: Inbox>(_ text: consuming String, _ letter: sending Letter, to inbox: inout Target) async {
    inbox.put(text)
  }
  @concurrent func send<Target: Inbox>(_ text: String, to inbox: inout Target) async { inbox.put(text) }
}

// @Stubbable
actor PostOffice {
  func deliver<Target: Inbox>(_ letter: Letter, to inbox: inout Target) async -> Int {
    inbox.put(letter.text)
    return 2
  }
}
