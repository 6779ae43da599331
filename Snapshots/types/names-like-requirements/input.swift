@Stubbable
struct Position: Hashable, Codable {
  var x = 1
  var y = 2
  static let customMirror = "a mirror of the type"

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  init(from reply: Reply) { self.init(x: reply.x, y: 0) }

  func hashValue(after rounds: Int) -> Int { rounds }
  func encode(to container: inout UnkeyedEncodingContainer) throws { try container.encode(x) }
  func encode(to text: String) -> String { text + "\(x)" }
}

struct Reply {
  var x: Int
}
