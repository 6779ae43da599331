@testable import StubbleCLI

/// Understands as much of JSON schemas as stubble writes. A rule that it does not know is a mistake.
struct SchemaChecker {
  /// What is wrong with a value, each with its place.
  static func problems(of value: JSONNode, in schema: JSONNode, at path: String = "") -> [String] {
    var problems: [String] = []
    for (rule, wanted) in schema.members ?? [:] {
      switch (rule, value.value) {
      case ("$schema", _), ("description", _), ("properties", _): break
      case ("type", _):
        let types = wanted.texts ?? [wanted.text ?? ""]
        if types.allSatisfy({ !value.isOf(type: $0) }) { problems.append("\(path): not \(types)") }
      case ("enum", _):
        if !wanted.elements.contains(where: { $0.json == value.json }) {
          problems.append("\(path): \(value.json)")
        }
      case ("minimum", .number(let number)):
        if number < (wanted.number ?? .infinity) { problems.append("\(path): \(number) is too small") }
      case ("minimum", _): break
      case ("items", .array(let elements)):
        problems += elements.flatMap { Self.problems(of: $0, in: wanted, at: path + "[]") }
      case ("items", _): break
      case ("required", .object):
        problems += (wanted.texts ?? []).filter { value.members?[$0] == nil }.map { "\(path): no \($0)" }
      case ("required", _): break
      case ("additionalProperties", .object(let members)):
        let properties = schema.members?["properties"]?.members ?? [:]
        for (key, member) in members {
          let place = path + "." + (key.text ?? "")
          guard let schema = properties[key.text ?? ""] else {
            problems.append(place + ": unknown")
            continue
          }
          problems += Self.problems(of: member, in: schema, at: place)
        }
      case ("additionalProperties", _): break
      default: problems.append("\(path): unknown rule \(rule)")
      }
    }
    return problems
  }

  /// The places of all keys that a schema knows.
  static func keys(of schema: JSONNode, at path: String = "") -> Set<String> {
    var keys: Set<String> = []
    for (name, property) in schema.members?["properties"]?.members ?? [:] {
      keys.formUnion(Self.keys(of: property, at: path + "." + name).union([path + "." + name]))
    }
    if let items = schema.members?["items"] { keys.formUnion(Self.keys(of: items, at: path + "[]")) }
    return keys
  }

  /// The places of all keys that a document has.
  static func keys(in value: JSONNode, at path: String = "") -> Set<String> {
    switch value.value {
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(keys(in: $1, at: path + "[]")) }
    case .object(let members):
      members.reduce(into: []) { keys, member in
        let place = path + "." + (member.key.text ?? "")
        keys.formUnion(Self.keys(in: member.value, at: place).union([place]))
      }
    default: []
    }
  }
}

extension JSONNode {
  var elements: [JSONNode] {
    if case .array(let elements) = value { return elements }
    return []
  }

  /// The elements of an array of strings; nil for any other value.
  fileprivate var texts: [String]? {
    if case .array(let elements) = value { return elements.compactMap(\.text) }
    return nil
  }

  fileprivate var number: Double? {
    if case .number(let number) = value { return number }
    return nil
  }

  /// A text that two values share if they are equal.
  fileprivate var json: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): "'\(text)'"
    case .array(let elements): "\(elements.map(\.json))"
    case .object(let members): "\(members.map { ($0.key.json, $0.value.json) })"
    }
  }

  fileprivate func isOf(type: String) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
