/// A value of a property list.
indirect enum PropertyList: Equatable, Sendable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The value of a key of a dictionary; `nil` if there is none, or for any other value.
  subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { return members[key] }
    return nil
  }

  /// The text of a string; `nil` for any other value.
  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The strings of an array; none for any other value.
  var texts: [String] {
    if case .array(let elements) = self { return elements.compactMap(\.text) }
    return []
  }

  /// The members of a dictionary; none for any other value.
  var members: [String: PropertyList] {
    if case .dictionary(let members) = self { return members }
    return [:]
  }
}
