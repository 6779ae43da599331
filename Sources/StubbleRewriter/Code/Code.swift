import StubbleSemantics

/// Generated declarations before they are printed: on lines of their own, or all on one line.
indirect enum Code: Sendable, Equatable {
  /// A statement or declaration without a body.
  case line(String)
  /// A statement of two parts, the second of which may be on a line of its own.
  case twoPart(String, String)
  /// A statement that is an expression, which may be broken at its parentheses.
  case expression(Expression)
  /// A declaration of a variable, which may be broken after its colon or its `=`.
  case typed(String, type: TypeRef, value: String?)
  /// The same with a closure for a value, which may be broken at its braces.
  case closure(String, type: TypeRef, parameters: String, body: String)
  /// A head with braces around what follows.
  case block(String, [Code])
  /// A computed variable with its accessors or its getter's body.
  case computed(String, type: TypeRef, [Code])
  /// A declaration of a type, which may be broken between what it inherits from and before `where`.
  case type(String, inheriting: [String], requirements: [String], [Code])
  /// A block with one statement, which stays on the line of its head where it fits.
  case short(String, type: TypeRef?, String)
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

  indirect enum Expression: Sendable, Equatable {
    case text(String)
    /// What comes before the parentheses, and what is in them.
    case tuple(String, [String])
    /// What comes before the parentheses, what is in them, and what follows.
    case call(String, [Expression], tail: String = "")
  }

  struct Branch: Sendable, Equatable {
    let head: String
    let items: [Code]
  }
}

extension Code {
  /// What a line has in place of the author's text, at which printed code is divided.
  static let authorsText: Character = "\u{FFFC}"

  /// A block with one statement, which stays on the line of its head where it fits.
  static func short(_ head: String, _ statement: String) -> Code { .short(head, type: nil, statement) }

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

  /// Some `#if` is in it, which a line cannot hold.
  var isConditional: Bool {
    switch self {
    case .conditional: true
    case .block(_, let items), .function(_, _, _, let items), .computed(_, _, let items),
      .type(_, _, _, let items):
      items.contains(where: \.isConditional)
    case .attempt(let items, let others): (items + others).contains(where: \.isConditional)
    case .branches(let branches): branches.contains { $0.items.contains(where: \.isConditional) }
    case .accessor(let code): code.isConditional
    case .line, .twoPart, .expression, .typed, .closure, .short, .gap: false
    }
  }

  /// A declaration after some words.
  func after(_ words: String) -> Code {
    switch self {
    case .line(let text): .line(words + " " + text)
    case .typed(let name, let type, let value): .typed(words + " " + name, type: type, value: value)
    case .block(let head, let items): .block(words + " " + head, items)
    case .computed(let name, let type, let items): .computed(words + " " + name, type: type, items)
    case .short(let head, let type, let statement): .short(words + " " + head, type: type, statement)
    case .function(let head, let parameters, let tail, let items):
      .function(words + " " + head, parameters: parameters, tail: tail, items)
    case .twoPart, .expression, .closure, .type, .branches, .accessor, .attempt, .conditional, .gap: self
    }
  }

  /// The code on one line.
  var inline: String {
    switch self {
    case .line(let text): text
    case .typed(let name, let type, let value): "\(name): \(type)" + (value.map { " = " + $0 } ?? "")
    case .twoPart(let first, let second): first + " " + second
    case .expression(let expression): expression.inline
    case .closure(let name, let type, let parameters, let body):
      "\(name): \(type) = " + Code.inlineClosure(parameters, body)
    case .block(let head, let items): head + Code.inlineBody(items)
    case .computed(let name, let type, let items): "\(name): \(type)" + Code.inlineBody(items)
    case .type(let name, let parents, let requirements, let items):
      name + ": " + parents.joined(separator: ", ")
        + (requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", "))
        + Code.inlineBody(items)
    case .short(let head, let type, let statement):
      head + (type.map { ": \($0)" } ?? "") + " { \(statement) }"
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

  static func inlineClosure(_ parameters: String, _ body: String) -> String {
    "{ " + (parameters.isEmpty ? "" : parameters + " in ") + body + " }"
  }

  private static func inlineBody(_ items: [Code]) -> String {
    items.isEmpty ? " {}" : " { \(inline(items)) }"
  }
}

extension Code.Expression {
  var inline: String {
    switch self {
    case .text(let text): text
    case .tuple(let head, let elements): head + "(" + elements.joined(separator: ", ") + ")"
    case .call(let head, let arguments, let tail):
      head + "(" + arguments.map(\.inline).joined(separator: ", ") + ")" + tail
    }
  }

  /// The same after some words.
  func after(_ words: String) -> Code.Expression {
    switch self {
    case .text(let text): .text(words + text)
    case .tuple(let head, let elements): .tuple(words + head, elements)
    case .call(let head, let arguments, let tail): .call(words + head, arguments, tail: tail)
    }
  }
}
