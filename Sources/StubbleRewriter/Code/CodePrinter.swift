import StubbleSemantics

/// Prints code in lines: as the toolchain's formatter does by default, two blanks a step and a hundred columns, or with
/// an author's indentation and lines as long as they are.
struct CodePrinter {
  private let unit: String
  private let width: Int?
  private(set) var lines: [String] = []

  private init(unit: String, width: Int?) {
    (self.unit, self.width) = (unit, width)
  }

  /// The text of some code, each line ended.
  static func text(of code: [Code]) -> String {
    var printer = CodePrinter(unit: "  ", width: 100)
    printer.add(code, depth: 0)
    return printer.lines.map { $0 + "\n" }.joined()
  }

  /// The lines of some code, indented by an author's unit.
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
    case .line(let text): addStatement(text, depth)
    case .typed(let name, let type, let value): addTyped(name, "\(type)", value, depth)
    case .block(let head, let items):
      if items.isEmpty { return addLine(head + " {}", depth) }
      addHead(head, depth)
      add(items, depth: depth + 1)
      addLine("}", depth)
    case .short(let head, let statement):
      if fits(item.inline, depth) { return addLine(item.inline, depth) }
      addHead(head, depth)
      addStatement(statement, depth + 1)
      addLine("}", depth)
    case .branches(let branches): addBranches(branches, depth)
    case .accessor(let code): add(code, depth: depth)
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
    lines.append(String(repeating: unit, count: depth) + text)
  }

  /// A case with one statement stays on its line.
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

  /// A line that may be too long: broken at the braces, parentheses or signs of what is generated here.
  private mutating func addStatement(_ text: String, _ depth: Int) {
    if fits(text, depth) { return addLine(text, depth) }
    if text.hasSuffix(")"), let tuple = text.firstRange(of: " = (") {
      addBracketed(text, from: text.index(before: tuple.upperBound), depth)
    } else if let sign = text.firstRange(of: "] = ") {
      addLine(text[..<sign.lowerBound] + "] =", depth)
      addLine(String(text[sign.upperBound...]), depth + 1)
    } else if let sign = text.firstRange(of: "] ?? ") {
      addLine(text[..<sign.lowerBound] + "]", depth)
      addLine("?? " + text[sign.upperBound...], depth + 1)
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") || text.contains(") as! ") {
      addCall(text, from: open, depth)
    } else {
      addLine(text, depth)
    }
  }

  /// A call whose arguments begin on the next line.
  private mutating func addCall(_ text: String, from open: String.Index, _ depth: Int) {
    guard let close = text.closing(of: open) else { return addLine(text, depth) }
    let arguments = String(text[text.index(after: open)..<close])
    let rest = String(text[close...])
    addLine(String(text[...open]), depth)
    let isOne = arguments.elements.count == 1
    if isOne, !fits(arguments + rest, depth + 1), fits(arguments, depth + 1) {
      addLine(arguments, depth + 1)
      addLine(rest, depth)
    } else if isOne, !arguments.hasPrefix("\""), !fits(arguments + rest, depth + 1),
      let inner = arguments.firstIndex(of: "(")
    {
      if inner == arguments.startIndex { return addBracketed(arguments + rest, from: inner, depth + 1) }
      addCall(arguments + rest, from: inner, depth + 1)
    } else {
      addFilled(arguments.elements, before: rest, depth + 1)
    }
  }

  /// What stands between parentheses, on lines of its own.
  private mutating func addBracketed(_ text: String, from open: String.Index, _ depth: Int) {
    guard let close = text.closing(of: open) else { return addLine(text, depth) }
    let content = String(text[text.index(after: open)..<close])
    addLine(String(text[...open]), depth)
    if content.hasPrefix("("), let end = content.closing(of: content.startIndex), content[end...] != ")" {
      addFunctionType(content, depth + 1)
    } else {
      addFilled(content.elements, depth + 1)
    }
    addLine(String(text[close...]), depth)
  }

  /// `(A, B) throws -> C`, and what comes after it.
  private mutating func addFunctionType(_ text: String, _ depth: Int) {
    guard !fits(text, depth), text.hasPrefix("("), let close = text.closing(of: text.startIndex) else {
      return addLine(text, depth)
    }
    guard let arrow = String(text[close...]).firstRange(of: "-> ") else { return addLine(text, depth) }
    let tail = String(text[close...])
    let head = text[..<close] + tail[..<arrow.upperBound].dropLast()
    if fits(String(head), depth) {
      addLine(String(head), depth)
      addValued(String(tail[arrow.upperBound...]), depth + 1)
    } else {
      addLine("(", depth)
      addFilled(String(text[text.index(after: text.startIndex)..<close]).elements, depth + 1)
      addValued(tail, depth)
    }
  }

  /// The end of a type, and perhaps a closure that is its value.
  private mutating func addValued(_ text: String, _ depth: Int) {
    guard !fits(text, depth), text.hasSuffix(" }"), let brace = text.firstRange(of: " = { ") else {
      return addLine(text, depth)
    }
    let body = text[brace.upperBound...].dropLast(2)
    let closure = String(body)
    guard let start = closure.firstRange(of: " in "), closure.hasPrefix("_") else {
      addLine(String(text[..<brace.upperBound].dropLast()), depth)
      addLine(closure, depth + 1)
      return addLine("}", depth)
    }
    let head = text[..<brace.upperBound] + closure[..<start.upperBound]
    addLine(String(head.dropLast()), depth)
    addLine(String(closure[start.upperBound...]), depth + 1)
    addLine("}", depth)
  }

  private func fits(_ text: String, _ depth: Int) -> Bool {
    width.map { text.count + unit.count * depth <= $0 } ?? true
  }

  private mutating func addTyped(_ name: String, _ type: String, _ value: String?, _ depth: Int) {
    let text = "\(name): \(type)"
    let whole = text + (value.map { " = " + $0 } ?? "")
    if fits(whole, depth) { return addLine(whole, depth) }
    if let value, fits(text + " =", depth) {
      addLine(text + " =", depth)
      return addLine(value, depth + 1)
    }
    addLine(name + ":", depth)
    let rest = type + (value.map { " = " + $0 } ?? "")
    if fits(rest, depth + 1) { return addLine(rest, depth + 1) }
    let open = rest.firstIndex { $0 != "[" } ?? rest.startIndex
    guard rest[open...].hasPrefix("("), let close = rest.closing(of: open) else {
      return addLine(rest, depth + 1)
    }
    if open == rest.startIndex, rest[close...].contains("-> ") {
      addFunctionType(rest, depth + 1)
    } else {
      addBracketed(rest, from: open, depth + 1)
    }
  }

  /// A head that is too long is broken before `where`.
  private mutating func addHead(_ head: String, _ depth: Int) {
    let text = head + " {"
    if fits(text, depth) { return addLine(text, depth) }
    guard let clause = head.firstRange(of: " where ") else {
      return ["class ", "actor "].contains { head.contains($0) }
        ? addTypeHead(head, depth) : addVariableHead(head, depth)
    }
    addLine(String(head[..<clause.lowerBound]), depth)
    let requirements = String(head[clause.lowerBound...].dropFirst())
    if fits(requirements + " {", depth) { return addLine(requirements + " {", depth) }
    addFilled(requirements.split(separator: ", ").map(String.init), depth)
    addLine("{", depth)
  }

  /// The head of a class, broken between the types that it inherits from.
  private mutating func addTypeHead(_ head: String, _ depth: Int) {
    guard let colon = head.topLevelColon else { return addVariableHead(head, depth) }
    let parents = String(head[head.index(colon, offsetBy: 2)...]).elements
    let name = String(head[...colon])
    let first = parents.count > 1 ? " " + parents[0] + "," : ""
    if fits(name + first, depth), !first.isEmpty {
      addLine(name + first, depth)
      addFilled(Array(parents.dropFirst()), depth + 1)
    } else {
      addLine(name, depth)
      addFilled(parents, depth + 1)
    }
    addLine("{", depth)
  }

  /// The head of a computed property, broken before its brace or after its colon.
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

extension String {
  /// Where the bracket ends that begins somewhere.
  fileprivate func closing(of open: Index) -> Index? {
    var depth = 0
    var isInString = false
    for index in indices[open...] {
      if self[index] == "\"" { isInString.toggle() }
      if isInString { continue }
      switch self[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The parts between commas outside of brackets.
  fileprivate var elements: [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var previous: Character = " "
    var isInString = false
    for character in self {
      if character == "\"" { isInString.toggle() }
      switch character {
      case _ where isInString: break
      case "(", "[", "{", "<": depth += 1
      case ">" where previous == "-": break
      case ")", "]", "}", ">": depth -= 1
      default: break
      }
      previous = character
      if character == ",", depth == 0, !isInString {
        parts.append(part)
        part = ""
      } else if character != " " || !part.isEmpty {
        part.append(character)
      }
    }
    return parts + [part]
  }

  /// The colon after a type's name and generic parameters.
  fileprivate var topLevelColon: Index? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "<": depth += 1
      case ">": depth -= 1
      case ":" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

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
