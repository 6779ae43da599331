import StubbleRewriter

/// The places of values in the text of a configuration, for diagnostics about them.
struct ConfigurationLocations: Sendable {
  private let path: String
  private let text: [UInt8]
  private var ranges: [Configuration.Key: [String: Range<Int>]] = [:]

  init(path: String = "", text: [UInt8] = []) {
    self.path = path
    self.text = text
  }

  /// Records the places of all strings in the value of a key, however deeply they are nested.
  mutating func add(textsIn node: JSONNode, of key: Configuration.Key) {
    switch node.value {
    case .string(let text): ranges[key, default: [:]][text] = node.range
    case .array(let elements): for element in elements { add(textsIn: element, of: key) }
    case .object(let members): for member in members { add(textsIn: member.value, of: key) }
    case .null, .bool, .number: break
    }
  }

  /// Returns a diagnostic about a value, moved to the value's place in the configuration. A diagnostic about a value that is
  /// not in the configuration is returned as it is.
  func located(_ fileDiagnostic: FileDiagnostic, at value: String, of key: Configuration.Key)
    -> FileDiagnostic
  {
    guard let range = ranges[key]?[value] else { return fileDiagnostic }
    var diagnostic = fileDiagnostic.diagnostic
    diagnostic.range = range
    if !fileDiagnostic.path.isEmpty { diagnostic.message = "'\(value)': " + diagnostic.message }
    return FileDiagnostic(path: path, text: text, diagnostic)
  }
}
