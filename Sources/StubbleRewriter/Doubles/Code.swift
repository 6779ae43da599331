import StubbleSemantics

/// Generated declarations before they are laid out: on lines of their own in a file, or on one line in place.
indirect enum Code: Sendable, Equatable {
  /// A statement or declaration without a body.
  case line(String)
  /// A declaration of a variable, which may be broken behind its colon or its `=`.
  case typed(String, type: TypeRef, value: String?)
  /// A head with braces around what follows.
  case block(String, [Code])
  /// Tries the first and does the second if it throws.
  case attempt([Code], [Code])
  /// A function's head, which may be broken around its parameters, and its body.
  case function(String, parameters: [String], tail: String, [Code])
  /// Code between `#if` and `#endif`.
  case conditional(String, [Code])
  /// An empty line in a file; nothing in place.
  case gap
}

extension Code {
  /// Some `#if` stands in it, which a line cannot hold.
  var isConditional: Bool {
    switch self {
    case .conditional: true
    case .block(_, let items), .function(_, _, _, let items): items.contains(where: \.isConditional)
    case .attempt(let items, let others): (items + others).contains(where: \.isConditional)
    case .line, .typed, .gap: false
    }
  }

  /// A declaration behind some words.
  func behind(_ words: String) -> Code {
    switch self {
    case .line(let text): .line(words + " " + text)
    case .typed(let name, let type, let value): .typed(words + " " + name, type: type, value: value)
    case .block(let head, let items): .block(words + " " + head, items)
    case .function(let head, let parameters, let tail, let items):
      .function(words + " " + head, parameters: parameters, tail: tail, items)
    case .attempt, .conditional, .gap: self
    }
  }

  /// The code on one line.
  var inline: String {
    switch self {
    case .line(let text): text
    case .typed(let name, let type, let value): "\(name): \(type)" + (value.map { " = " + $0 } ?? "")
    case .block(let head, let items): head + Code.inlineBody(items)
    case .attempt(let items, let others): "do" + Code.inlineBody(items) + " catch" + Code.inlineBody(others)
    case .function(let head, let parameters, let tail, let items):
      "\(head)(\(parameters.joined(separator: ", ")))\(tail)" + Code.inlineBody(items)
    case .conditional(_, let items): Code.inline(items)
    case .gap: ""
    }
  }

  /// Several on one line.
  static func inline(_ items: [Code]) -> String {
    var text = ""
    for item in items where item != .gap {
      if !text.isEmpty { text += item.isAccessor ? " " : "; " }
      text += item.inline
    }
    return text
  }

  /// Accessors have no semicolons between them.
  private var isAccessor: Bool {
    switch self {
    case .line(let text), .block(let text, _):
      text == "get" || text == "set" || text == "_modify"
        || ["get ", "set ", "_modify "].contains { text.hasPrefix($0) && !text.contains("= ") }
    default: false
    }
  }

  private static func inlineBody(_ items: [Code]) -> String {
    items.isEmpty ? " {}" : " { \(inline(items)) }"
  }
}
