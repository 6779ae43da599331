import StubbleSemantics

/// Generated declarations before they are printed: on lines of their own, or all on one line.
indirect enum Code: Sendable, Equatable {
  /// A statement or declaration without a body.
  case line(String)
  /// A declaration of a variable, which may be broken after its colon or its `=`.
  case typed(String, type: TypeRef, value: String?)
  /// A head with braces around what follows.
  case block(String, [Code])
  /// The same with one statement, which stays on the line of its head where it fits.
  case short(String, String)
  /// `if … { … } else { … }`: heads with what is done in each case.
  case branches([Branch])
  /// `get`, `set` and the like, which have no semicolons between them.
  case accessor(Code)
  /// Tries the first and does the second if it throws.
  case attempt([Code], [Code])
  /// A function's head, which may be broken around its parameters, and its body.
  case function(String, parameters: [String], tail: String, [Code])
  /// Code between `#if` and `#endif`.
  case conditional(String, [Code])
  /// An empty line between others; nothing on one line.
  case gap

  struct Branch: Sendable, Equatable {
    let head: String
    let items: [Code]
  }
}

extension Code {
  /// What stands in a line for text of the author's, at which printed code is divided.
  static let authorsText = "\u{FFFC}"

  /// A block, on the line of its head if it has one statement.
  static func body(_ head: String, _ items: [Code]) -> Code {
    if items.count == 1, case .line(let statement) = items[0] {
      .short(head, statement)
    } else {
      .block(head, items)
    }
  }

  /// An accessor with a body.
  static func accessor(_ head: String, _ items: [Code]) -> Code { .accessor(.block(head, items)) }

  /// An accessor with one statement, on one line where it fits.
  static func accessor(_ head: String, _ statement: String) -> Code { .accessor(.short(head, statement)) }

  /// Some `#if` stands in it, which a line cannot hold.
  var isConditional: Bool {
    switch self {
    case .conditional: true
    case .block(_, let items), .function(_, _, _, let items): items.contains(where: \.isConditional)
    case .attempt(let items, let others): (items + others).contains(where: \.isConditional)
    case .branches(let branches): branches.contains { $0.items.contains(where: \.isConditional) }
    case .accessor(let code): code.isConditional
    case .line, .typed, .short, .gap: false
    }
  }

  /// A declaration after some words.
  func after(_ words: String) -> Code {
    switch self {
    case .line(let text): .line(words + " " + text)
    case .typed(let name, let type, let value): .typed(words + " " + name, type: type, value: value)
    case .block(let head, let items): .block(words + " " + head, items)
    case .short(let head, let statement): .short(words + " " + head, statement)
    case .function(let head, let parameters, let tail, let items):
      .function(words + " " + head, parameters: parameters, tail: tail, items)
    case .branches, .accessor, .attempt, .conditional, .gap: self
    }
  }

  /// The code on one line.
  var inline: String {
    switch self {
    case .line(let text): text
    case .typed(let name, let type, let value): "\(name): \(type)" + (value.map { " = " + $0 } ?? "")
    case .block(let head, let items): head + Code.inlineBody(items)
    case .short(let head, let statement): "\(head) { \(statement) }"
    case .branches(let branches):
      branches.map { $0.head + Code.inlineBody($0.items) }.joined(separator: " ")
    case .accessor(let code): code.inline
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

  private var isAccessor: Bool { if case .accessor = self { true } else { false } }

  private static func inlineBody(_ items: [Code]) -> String {
    items.isEmpty ? " {}" : " { \(inline(items)) }"
  }
}
