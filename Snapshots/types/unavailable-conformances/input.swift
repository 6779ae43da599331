// @Stubbable
struct MailParcel { var label: String }

@available(*, unavailable, message: "parcels have no identity")
extension MailParcel: Equatable, Hashable {}

// @Stubbable
struct MailLetter {
  var text: String
  func weight() -> Int { text.count }
}

@available(*, unavailable)
extension MailLetter: Codable {}

struct MailStamp {
  let value: Int
  static func == (a: MailStamp, b: MailStamp) -> Bool { a.value == b.value }
  func hash(into hasher: inout Hasher) {}
}

@available(*, unavailable)
extension MailStamp: Hashable {}

// @Stubbable
struct MailSheet: Equatable {
  var stamps: [MailStamp]
  var price: Int
}
