/// A value to write as JSON. The keys of objects keep their order.
indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// Creates a string, or `null` from `nil`.
  init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// The JSON text, indented by two spaces per level, without a final line break.
  var text: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, "[", "]", to: &text, indent) { $0.write(to: &$1, indent: $2) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indent) {
        Self.write($0.key, to: &$1)
        $1 += ": "
        $0.value.write(to: &$1, indent: $2)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String, _ indent: String,
    _ writeOne: (Element, inout String, String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "" : ",") + indent + "  "
      writeOne(element, &text, indent + "  ")
    }
    text += (elements.isEmpty ? "" : indent) + close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
