/// Generated declarations before they are laid out: on lines of their own in a file, or on one line in place.
indirect enum Code: Sendable, Equatable {
  /// A statement or declaration without a body.
  case line(String)
  /// A declaration of a variable, which may be broken behind its colon or its `=`.
  case typed(String, type: String, value: String?)
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

/// Lays code out as the toolchain's formatter does by default: two blanks a step, a hundred columns.
struct CodeLayout {
  static let width = 100
  private(set) var lines: [String] = []

  /// The text of some code, each line ended.
  static func text(of code: [Code]) -> String {
    var layout = CodeLayout()
    layout.add(code, depth: 0)
    return layout.lines.map { $0 + "\n" }.joined()
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
    case .line(let text): addStatement(text, depth)
    case .typed(let name, let type, let value): addTyped(name, type, value, depth)
    case .block(let head, let items):
      if items.isEmpty { return addLine(head + " {}", depth) }
      addHead(head, depth)
      add(items, depth: depth + 1)
      addLine("}", depth)
    case .attempt(let items, let others):
      addLine("do {", depth)
      add(items, depth: depth + 1)
      addLine("} catch {", depth)
      add(others, depth: depth + 1)
      addLine("}", depth)
    case .function(let head, let parameters, let tail, let items):
      addFunction(head, parameters, tail, isEmpty: items.isEmpty, depth)
      if items.isEmpty { return }
      add(items, depth: depth + 1)
      addLine("}", depth)
    case .conditional(let condition, let items):
      addLine("#if \(condition)", depth)
      add(items, depth: depth + 1)
      addLine("#endif", depth)
    case .gap: lines.append("")
    }
  }

  private mutating func addLine(_ text: String, _ depth: Int) {
    lines.append(CodeLayout.indented(text, depth))
  }

  /// A line that may be too long: broken at the braces or parentheses of what is generated here.
  private mutating func addStatement(_ text: String, _ depth: Int) {
    if fits(text, depth) { return addLine(text, depth) }
    if text.hasSuffix(" }"), let brace = text.firstRange(of: " { ") {
      addHead(String(text[..<brace.lowerBound]), depth)
      addStatement(String(text[brace.upperBound...].dropLast(2)), depth + 1)
      addLine("}", depth)
    } else if text.hasSuffix(")"), let call = text.firstRange(of: ".append(") {
      addLine(String(text[..<call.upperBound]), depth)
      addLine(String(text[call.upperBound...]), depth + 1)
    } else if text.hasSuffix(")"), let tuple = text.firstRange(of: " = (") {
      addLine(String(text[..<tuple.upperBound]), depth)
      addLine(String(text[tuple.upperBound...].dropLast()), depth + 1)
      addLine(")", depth)
    } else {
      addLine(text, depth)
    }
  }

  private static func indented(_ text: String, _ depth: Int) -> String {
    String(repeating: "  ", count: depth) + text
  }

  private func fits(_ text: String, _ depth: Int) -> Bool { text.count + 2 * depth <= CodeLayout.width }

  private mutating func addTyped(_ name: String, _ type: String, _ value: String?, _ depth: Int) {
    let text = "\(name): \(type)"
    let whole = text + (value.map { " = " + $0 } ?? "")
    if fits(whole, depth) { return addLine(whole, depth) }
    if let value, fits(text + " =", depth) {
      addLine(text + " =", depth)
      return addLine(value, depth + 1)
    }
    addLine(name + ":", depth)
    addLine(type + (value.map { " = " + $0 } ?? ""), depth + 1)
  }

  /// A head that is too long is broken before `where`.
  private mutating func addHead(_ head: String, _ depth: Int) {
    let text = head + " {"
    if fits(text, depth) { return addLine(text, depth) }
    guard let clause = head.firstRange(of: " where ") else { return addVariableHead(head, depth) }
    addLine(String(head[..<clause.lowerBound]), depth)
    let requirements = String(head[clause.lowerBound...].dropFirst())
    if fits(requirements + " {", depth) { return addLine(requirements + " {", depth) }
    addFilled(requirements.split(separator: ", ").map(String.init), depth)
    addLine("{", depth)
  }

  /// The head of a computed property, broken before its brace or behind its colon.
  private mutating func addVariableHead(_ head: String, _ depth: Int) {
    if fits(head, depth) {
      addLine(head, depth)
    } else if let colon = head.firstRange(of: ": ") {
      addLine(head[..<colon.lowerBound] + ":", depth)
      addLine(String(head[colon.upperBound...]), depth + 1)
    } else {
      return addLine(head + " {", depth)
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

  /// As many as fit on one line, or on several.
  private mutating func addFilled(_ elements: [String], _ depth: Int) {
    var line = ""
    for (index, element) in elements.enumerated() {
      let next = element + (index == elements.count - 1 ? "" : ",")
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

extension String {
  /// Where a text first occurs.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
