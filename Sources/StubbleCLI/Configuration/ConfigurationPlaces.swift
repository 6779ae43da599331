import StubbleRewriter

/// Where a configuration says what it says.
struct ConfigurationPlaces: Equatable, Sendable {
  private let path: String
  private let text: [UInt8]
  private var ranges: [Configuration.Key: [String: Range<Int>]] = [:]

  init(path: String = "", text: [UInt8] = []) {
    self.path = path
    self.text = text
  }

  /// What is said is the same wherever it is said.
  static func == (a: Self, b: Self) -> Bool { true }

  /// Notes where a value of a key is.
  mutating func add(_ value: String, of key: Configuration.Key, at range: Range<Int>) {
    ranges[key, default: [:]][value] = range
  }

  /// Notes where the texts are in a value of a key.
  mutating func add(textsIn node: JSONNode, of key: Configuration.Key) {
    switch node.value {
    case .string(let text): add(text, of: key, at: node.range)
    case .array(let elements): for element in elements { add(textsIn: element, of: key) }
    case .object(let members): for member in members { add(textsIn: member.value, of: key) }
    case .null, .bool, .number: break
    }
  }

  /// A finding at the place of a value, which it must be about; as it is, if no configuration has the value.
  func located(_ finding: Finding, at value: String, of key: Configuration.Key) -> Finding {
    guard let range = ranges[key]?[value] else { return finding }
    var diagnostic = finding.diagnostic
    diagnostic.range = range
    if !finding.path.isEmpty { diagnostic.message = "'\(value)': " + diagnostic.message }
    return Finding(path: path, text: text, diagnostic)
  }
}
