import StubbleSemantics

/// A generated statement or declaration, which can be printed on one line (`inline`) or on several (`CodePrinter`).
indirect enum Code: Sendable, Equatable {
  /// A statement or declaration without a body.
  case line(String)
  /// A statement in two parts, between which it may be broken.
  case twoPart(String, String)
  /// An expression as a statement, which may be broken at its parentheses.
  case expression(Expression)
  /// A declaration of a variable, which may be broken after its colon or its `=`.
  case typed(String, type: TypeRef, value: String?)
  /// A declaration of a variable whose value is a closure, which may also be broken at the braces of the closure.
  case closure(String, type: TypeRef, parameters: String, body: String)
  /// A head, and items in braces.
  case block(String, [Code])
  /// A computed variable with its accessors or its getter's body.
  case computed(String, type: TypeRef, [Code])
  /// A declaration of a type, which may be broken between inherited types and before `where`.
  case type(String, inheriting: [String], requirements: [String], [Code])
  /// A block with one statement, on the line of its head if it fits. The head may be a variable's name and type.
  case short(String, type: TypeRef?, String)
  /// `if … { … } else { … }`.
  case branches([Branch])
  /// An accessor such as `get` or `set`. Accessors are not separated by semicolons.
  case accessor(Code)
  /// `do { … } catch { … }`, with the items of both blocks.
  case attempt([Code], [Code])
  /// The head of a function, which may be broken around its parameters, the text after these, and its body.
  case function(String, parameters: [String], tail: String, [Code])
  /// Code between `#if` and `#endif`, with an `#else` if `otherwise` is not empty.
  case conditional(String, [Code], otherwise: [Code] = [])
  /// An empty line, which is left out on one line.
  case gap

  /// An expression, as far as it may be broken into several lines.
  indirect enum Expression: Sendable, Equatable {
    /// An expression that is not broken.
    case text(String)
    /// The text before the parentheses, and the elements in them.
    case tuple(String, [String])
    /// The text before the parentheses, the arguments in them, and the text after them.
    case call(String, [Expression], tail: String = "")
  }

  /// The condition of `if` or `else if`, or `else`, with the items in its braces.
  struct Branch: Sendable, Equatable {
    let head: String
    let items: [Code]
  }
}

extension Code {
  /// A placeholder for the author's text in a line, at which printed code is divided.
  static let authorsText: Character = "\u{FFFC}"

  /// Returns a block with one statement, on the line of its head if it fits.
  static func short(_ head: String, _ statement: String) -> Code { .short(head, type: nil, statement) }

  /// Returns a block, on the line of its head if it has one statement and fits.
  static func body(_ head: String, _ items: [Code]) -> Code {
    if items.count == 1, case .line(let statement) = items[0] {
      .short(head, statement)
    } else {
      .block(head, items)
    }
  }

  /// Returns an accessor with a body.
  static func accessor(_ head: String, _ items: [Code]) -> Code { .accessor(.block(head, items)) }

  /// Returns an accessor with one statement, on one line if it fits.
  static func accessor(_ head: String, _ statement: String) -> Code { .accessor(.short(head, statement)) }

  /// Whether the code contains `#if`, so that it cannot be on one line.
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

  /// The code on one line.
  var inline: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .line(let line): text += line
    case .typed(let name, let type, let value):
      Code.write(name, type, to: &text)
      if let value {
        text += " = "
        text += value
      }
    case .twoPart(let first, let second): text += first + " " + second
    case .expression(let expression): text += expression.inline
    case .closure(let name, let type, let parameters, let body):
      Code.write(name, type, to: &text)
      text += " = " + Code.inlineClosure(parameters, body)
    case .block(let head, let items):
      text += head
      Code.writeBody(items, to: &text)
    case .computed(let name, let type, let items):
      Code.write(name, type, to: &text)
      Code.writeBody(items, to: &text)
    case .type(let name, let parents, let requirements, let items):
      text += name + ": " + parents.joined(separator: ", ")
      text += requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
      Code.writeBody(items, to: &text)
    case .short(let head, let type, let statement):
      if let type { Code.write(head, type, to: &text) } else { text += head }
      text += " { "
      text += statement
      text += " }"
    case .branches(let branches):
      for (index, branch) in branches.enumerated() {
        if index > 0 { text += " " }
        text += branch.head
        Code.writeBody(branch.items, to: &text)
      }
    case .accessor(let code): code.write(to: &text)
    case .attempt(let items, let others):
      text += "do"
      Code.writeBody(items, to: &text)
      text += " catch"
      Code.writeBody(others, to: &text)
    case .function(let head, let parameters, let tail, let items):
      text += "\(head)(\(parameters.joined(separator: ", ")))\(tail)"
      Code.writeBody(items, to: &text)
    case .conditional(_, let items, _): Code.write(items, to: &text)
    case .gap: break
    }
  }

  private static func write(_ name: String, _ type: TypeRef, to text: inout String) {
    text += name
    text += ": "
    type.write(to: &text)
  }

  /// Returns several items on one line, separated by semicolons.
  static func inline(_ items: [Code]) -> String {
    var text = ""
    text.reserveCapacity(256)
    write(items, to: &text)
    return text
  }

  private static func write(_ items: [Code], to text: inout String) {
    let start = text.utf8.count
    for item in items {
      if case .gap = item { continue }
      if text.utf8.count > start { text += item.isAccessor ? " " : "; " }
      item.write(to: &text)
    }
  }

  private var isAccessor: Bool { if case .accessor = self { true } else { false } }

  static func inlineClosure(_ parameters: String, _ body: String) -> String {
    "{ " + (parameters.isEmpty ? "" : parameters + " in ") + body + " }"
  }

  private static func writeBody(_ items: [Code], to text: inout String) {
    text += items.isEmpty ? " {}" : " { "
    if items.isEmpty { return }
    write(items, to: &text)
    text += " }"
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

  /// Returns the expression with some text before it, such as `return `.
  func after(_ words: String) -> Code.Expression {
    switch self {
    case .text(let text): .text(words + text)
    case .tuple(let head, let elements): .tuple(words + head, elements)
    case .call(let head, let arguments, let tail): .call(words + head, arguments, tail: tail)
    }
  }
}
