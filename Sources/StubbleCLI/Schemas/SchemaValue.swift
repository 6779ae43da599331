/// The JSON schema of a value.
struct SchemaValue {
  private(set) var rules: [(key: String, value: JSON)]

  static let string = SchemaValue(type: "string")
  static let bool = SchemaValue(type: "boolean")

  static func number(from least: Int) -> SchemaValue {
    SchemaValue(type: "integer", [("minimum", .number(least))])
  }

  static func choice(_ numbers: Int...) -> SchemaValue {
    SchemaValue(rules: [("enum", .array(numbers.map(JSON.number)))])
  }

  static func choice(_ words: [String]) -> SchemaValue {
    SchemaValue(rules: [("enum", .array(words.map(JSON.string)))])
  }

  static func array(of element: SchemaValue) -> SchemaValue {
    SchemaValue(type: "array", [("items", .object(element.rules))])
  }

  /// Returns the schema of an object with any keys, whose values all have one schema.
  static func dictionary(of value: SchemaValue) -> SchemaValue {
    SchemaValue(type: "object", [("additionalProperties", .object(value.rules))])
  }

  /// Returns the schema of an object with these keys and no others.
  ///
  /// - Parameter optional: The keys that may be missing.
  static func object(_ members: [(key: String, value: SchemaValue)], optional: Set<String> = [])
    -> SchemaValue
  {
    let required = members.map(\.key).filter { !optional.contains($0) }
    return SchemaValue(
      type: "object",
      [
        ("properties", .object(members.map { ($0.key, .object($0.value.rules)) })),
        ("required", .array(required.map(JSON.string))),
        ("additionalProperties", .bool(false)),
      ])
  }

  /// The schema of this value or null. This one must have a single type.
  var orNull: SchemaValue {
    SchemaValue(
      rules: rules.map { $0.key == "type" ? ("type", .array([$0.value, .string("null")])) : $0 })
  }

  /// Returns the schema of this value or one of another type. The rules of each must not restrict the other, as those
  /// for arrays do not restrict strings.
  func or(_ other: SchemaValue) -> SchemaValue {
    let types = (rules + other.rules).filter { $0.key == "type" }.map(\.value)
    return SchemaValue(rules: [("type", .array(types))] + (rules + other.rules).filter { $0.key != "type" })
  }

  /// Returns the schema with a description.
  func meaning(_ text: String) -> SchemaValue { SchemaValue(rules: [("description", .string(text))] + rules) }

  private init(rules: [(key: String, value: JSON)]) { self.rules = rules }

  private init(type: String, _ rules: [(key: String, value: JSON)] = []) {
    self.rules = [("type", .string(type))] + rules
  }
}
