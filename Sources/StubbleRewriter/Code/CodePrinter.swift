import StubbleSemantics

/// A printer of code on several lines: as `swift-format` does by default, with an indentation of two spaces and lines
/// of at most 100 columns, or with an author's indentation and lines of any length.
struct CodePrinter {
  /// The indentation of one level.
  private let unit: String
  /// The maximum number of columns, or `nil` if there is none.
  private let width: Int?
  private(set) var lines: [String] = []

  private init(unit: String, width: Int?) {
    (self.unit, self.width) = (unit, width)
  }

  /// Returns the text of some code, with a line break after each line.
  static func text(of code: [Code]) -> String {
    var printer = CodePrinter(unit: "  ", width: 100)
    printer.add(code, depth: 0)
    return printer.lines.map { $0 + "\n" }.joined()
  }

  /// Returns the lines of some code, with an author's indentation.
  static func lines(of code: [Code], indentedBy unit: String) -> [String] {
    var printer = CodePrinter(unit: unit, width: nil)
    printer.add(code, depth: 0)
    return printer.lines
  }

  private mutating func add(_ items: [Code], depth: Int) {
    for (index, item) in items.enumerated() {
      let isEdge = index == 0 || index == items.count - 1
      if item == .gap, isEdge || lines.last == "" { continue }
      add(item, depth: depth)
    }
  }

  private mutating func add(_ item: Code, depth: Int) {
    switch item {
    case .line(let text): addLine(text, depth)
    case .twoPart(let first, let second):
      if fits(item.inline, depth) { return addLine(item.inline, depth) }
      addLine(first, depth)
      addLine(second, depth + 1)
    case .expression(let expression): add(expression, depth: depth)
    case .typed(let name, let type, let value): add(name, type, value.map(Value.text), depth)
    case .closure(let name, let type, let parameters, let body):
      add(name, type, .closure(parameters, body), depth)
    case .computed(let name, let type, let items):
      addHead(name, type, depth)
      addBody(items, depth)
    case .type(let name, let parents, let requirements, let items):
      addHead(name, parents, requirements, depth)
      addBody(items, depth)
    case .block(let head, let items):
      if items.isEmpty { return addLine(head + " {}", depth) }
      addHead(head, depth)
      addBody(items, depth)
    case .short(let head, let type, let statement):
      if fits(item.inline, depth) { return addLine(item.inline, depth) }
      if let type { addHead(head, type, depth) } else { addHead(head, depth) }
      addLine(statement, depth + 1)
      addLine("}", depth)
    case .branches(let branches): addBranches(branches, depth)
    case .accessor(let code): add(code, depth: depth)
    case .attempt(let items, let others):
      addLine("do {", depth)
      add(items, depth: depth + 1)
      addLine("} catch {", depth)
      addBody(others, depth)
    case .function(let head, let parameters, let tail, let items):
      addFunction(head, parameters, tail, isEmpty: items.isEmpty, depth)
      if !items.isEmpty { addBody(items, depth) }
    case .conditional(let condition, let items, let others):
      addLine("#if \(condition)", depth)
      add(items, depth: depth + 1)
      if !others.isEmpty { addLine("#else", depth) }
      add(others, depth: depth + 1)
      addLine("#endif", depth)
    case .gap: lines.append("")
    }
  }

  /// Adds what follows an opening brace.
  private mutating func addBody(_ items: [Code], _ depth: Int) {
    add(items, depth: depth + 1)
    addLine("}", depth)
  }

  private mutating func addLine(_ text: String, _ depth: Int) {
    lines.append(String(repeating: unit, count: depth) + text)
  }

  /// Adds the branches of `if`. A branch with one statement stays on its line.
  private mutating func addBranches(_ branches: [Code.Branch], _ depth: Int) {
    var line = ""
    for branch in branches {
      line += (line.isEmpty ? "" : " ") + branch.head
      if branch.items.count == 1, case .line(let statement) = branch.items[0] {
        line += " { \(statement) }"
      } else {
        addLine(line + " {", depth)
        add(branch.items, depth: depth + 1)
        line = "}"
      }
    }
    addLine(line, depth)
  }

  // MARK: Expressions

  /// Adds an expression, with the arguments of calls on the next line if it is too long.
  ///
  /// - Parameter rest: The text that follows the expression on its last line.
  private mutating func add(_ expression: Code.Expression, before rest: String = "", depth: Int) {
    let whole = expression.inline + rest
    if fits(whole, depth) { return addLine(whole, depth) }
    switch expression {
    case .text: addLine(whole, depth)
    case .tuple(let head, let elements):
      addLine(head + "(", depth)
      addFilled(elements, depth + 1)
      addLine(")" + rest, depth)
    case .call(let head, let arguments, let tail):
      addLine(head + "(", depth)
      add(arguments, before: ")" + tail + rest, depth)
    }
  }

  private mutating func add(_ arguments: [Code.Expression], before rest: String, _ depth: Int) {
    if arguments.isEmpty { return addLine(rest, depth + 1) }
    guard arguments.count == 1, !fits(arguments[0].inline + rest, depth + 1) else {
      return addFilled(arguments.map(\.inline), before: rest, depth + 1)
    }
    let isText = if case .text = arguments[0] { true } else { false }
    if isText || fits(arguments[0].inline, depth + 1) {
      addLine(arguments[0].inline, depth + 1)
      addLine(rest, depth)
    } else {
      add(arguments[0], before: rest, depth: depth + 1)
    }
  }

  // MARK: Variables

  /// The initial value of a variable.
  private enum Value {
    case text(String)
    /// The parameters and the body of a closure.
    case closure(String, String)

    var inline: String {
      switch self {
      case .text(let text): text
      case .closure(let parameters, let body): Code.inlineClosure(parameters, body)
      }
    }
  }

  private static func assignment(of value: Value?) -> String { value.map { " = " + $0.inline } ?? "" }

  private mutating func add(_ name: String, _ type: TypeRef, _ value: Value?, _ depth: Int) {
    let text = "\(name): \(type)"
    let assignment = CodePrinter.assignment(of: value)
    if fits(text + assignment, depth) { return addLine(text + assignment, depth) }
    if let value, fits(text + " =", depth) {
      addLine(text + " =", depth)
      return addLine(value.inline, depth + 1)
    }
    addLine(name + ":", depth)
    addBroken(type, value, depth + 1)
  }

  /// Adds a type on lines of its own, followed by a value.
  private mutating func addBroken(_ type: TypeRef, _ value: Value?, _ depth: Int) {
    let assignment = CodePrinter.assignment(of: value)
    if fits(type.description + assignment, depth) {
      addLine(type.description + assignment, depth)
    } else if case .text(let text)? = value, fits(type.description + " =", depth) {
      addLine(type.description + " =", depth)
      addLine(text, depth + 1)
    } else if case .function(let function) = type {
      add(function, value, depth)
    } else if let parts = type.parenthesized {
      addLine(parts.prefix, depth)
      add(inParentheses: parts.content, depth + 1)
      addEnd(parts.suffix, value, depth)
    } else if case .named(let name) = type, name.base == nil, name.arguments.count == 1 {
      addLine(name.name + "<", depth)
      addBroken(name.arguments[0], nil, depth + 1)
      addEnd(">", value, depth)
    } else {
      addEnd(type.description, value, depth)
    }
  }

  /// Adds the end of a type, followed by a value, perhaps on the next line.
  private mutating func addEnd(_ text: String, _ value: Value?, _ depth: Int) {
    let whole = text + CodePrinter.assignment(of: value)
    guard !fits(whole, depth), case .text(let value)? = value else { return addLine(whole, depth) }
    addLine(text + " =", depth)
    addLine(value, depth + 1)
  }

  private mutating func add(inParentheses type: TypeRef, _ depth: Int) {
    switch type {
    case .function(let function): add(function, nil, depth)
    case .tuple(let elements): addFilled(elements.map(\.description), depth)
    default: addLine(type.description, depth)
    }
  }

  /// Adds a function type, `(A, B) throws -> C`, followed by a value.
  private mutating func add(_ function: TypeRef.Function, _ value: Value?, _ depth: Int) {
    let text = TypeRef.function(function).description
    let assignment = CodePrinter.assignment(of: value)
    if fits(text + assignment, depth) { return addLine(text + assignment, depth) }
    let parameters = function.parameters.map(\.description)
    let head = "(\(parameters.joined(separator: ", ")))\(function.effects) ->"
    if fits(head, depth) {
      addLine(head, depth)
      add("\(function.namedResult)", value, depth + 1)
    } else {
      addLine("(", depth)
      addFilled(parameters, depth + 1)
      add(")\(function.effects) -> \(function.namedResult)", value, depth)
    }
  }

  /// Adds the end of a function type, followed by a value. A closure may be broken at its braces.
  private mutating func add(_ text: String, _ value: Value?, _ depth: Int) {
    let whole = text + CodePrinter.assignment(of: value)
    guard !fits(whole, depth), case .closure(let parameters, let body)? = value else {
      return addLine(whole, depth)
    }
    addLine(text + " = {" + (parameters.isEmpty ? "" : " \(parameters) in"), depth)
    addLine(body, depth + 1)
    addLine("}", depth)
  }

  /// Whether a text, indented by some levels, fits on a line.
  private func fits(_ text: String, _ depth: Int) -> Bool {
    width.map { text.count + unit.count * depth <= $0 } ?? true
  }

  // MARK: Heads

  private mutating func addHead(_ head: String, _ depth: Int) {
    if fits(head + " {", depth) || !fits(head, depth) { return addLine(head + " {", depth) }
    addLine(head, depth)
    addLine("{", depth)
  }

  /// Adds the head of a computed variable, broken before its brace or after its colon if it is too long.
  private mutating func addHead(_ name: String, _ type: TypeRef, _ depth: Int) {
    let head = "\(name): \(type)"
    if fits(head, depth) { return addHead(head, depth) }
    addLine(name + ":", depth)
    addBroken(type, nil, depth + 1)
    addLine("{", depth)
  }

  /// Adds the head of a type, broken before `where` or between inherited types if it is too long.
  private mutating func addHead(
    _ name: String, _ parents: [String], _ requirements: [String], _ depth: Int
  ) {
    let head = name + ": " + parents.joined(separator: ", ")
    let clause = requirements.isEmpty ? "" : "where " + requirements.joined(separator: ", ")
    let whole = head + (clause.isEmpty ? "" : " " + clause) + " {"
    if fits(whole, depth) { return addLine(whole, depth) }
    if !clause.isEmpty {
      addLine(head, depth)
      if fits(clause + " {", depth) { return addLine(clause + " {", depth) }
      addFilled(["where " + requirements[0]] + requirements.dropFirst(), depth)
    } else if let first = parents.first, parents.count > 1, fits("\(name): \(first),", depth) {
      addLine("\(name): \(first),", depth)
      addFilled(Array(parents.dropFirst()), depth + 1)
    } else {
      addLine(name + ":", depth)
      addFilled(parents, depth + 1)
    }
    addLine("{", depth)
  }

  private mutating func addFunction(
    _ head: String, _ parameters: [String], _ tail: String, isEmpty: Bool, _ depth: Int
  ) {
    let end = isEmpty ? " {}" : " {"
    let whole = "\(head)(\(parameters.joined(separator: ", ")))\(tail)\(end)"
    if parameters.isEmpty || fits(whole, depth) { return addLine(whole, depth) }
    addLine(head + "(", depth)
    addFilled(parameters, depth + 1)
    addLine(")" + tail + end, depth)
  }

  /// Adds elements, separated by commas, with as many on each line as fit.
  ///
  /// - Parameter tail: The text after the last element.
  private mutating func addFilled(_ elements: [String], before tail: String = "", _ depth: Int) {
    var line = ""
    for (index, element) in elements.enumerated() {
      let next = element + (index == elements.count - 1 ? tail : ",")
      if line.isEmpty {
        line = next
      } else if fits(line + " " + next, depth) {
        line += " " + next
      } else {
        addLine(line, depth)
        line = next
      }
    }
    addLine(line, depth)
  }
}

extension TypeRef {
  /// A type in parentheses with the text before and after it, in types such as `[(A, B)]` and `(() -> Void)?`; `nil`
  /// for other types.
  fileprivate var parenthesized: (prefix: String, content: TypeRef, suffix: String)? {
    switch self {
    case .array(let element):
      return element.parenthesized.map { ("[" + $0.prefix, $0.content, $0.suffix + "]") }
    case .optional(let wrapped):
      return wrapped.operand.parenthesized.map { ($0.prefix, $0.content, $0.suffix + "?") }
    case .implicitlyUnwrapped(let wrapped):
      return wrapped.operand.parenthesized.map { ($0.prefix, $0.content, $0.suffix + "!") }
    case .tuple(let elements):
      let isOne = elements.count == 1 && elements[0].label == nil
      return ("(", isOne ? elements[0].type : self, ")")
    default: return nil
    }
  }

  /// The type, in parentheses if it needs them before `?`.
  private var operand: TypeRef { bindsWeakerThanPostfix ? .tuple([Element(self)]) : self }
}
