import StubbleSemantics
import StubbleSyntax

// The code for a requirement is compiled where the requirement is, and causes no warning that the protocol's own file does
// not: the declarations whose types are deprecated are so themselves if the requirement is.

extension DoubleFrame {
  /// Returns the declarations for a requirement, inside `#if` with its conditions if it has some.
  func declarations(_ code: [Code], for requirement: Requirement) -> [Code] {
    conditioned(deprecating(code, requirement), for: requirement)
  }

  /// Returns statements that use the declarations for a requirement, inside `#if` with its conditions if it has some.
  func statements(_ code: [Code], for requirement: Requirement) -> [Code] {
    let isDeprecated = !code.isEmpty && !deprecatedNames(requirement).isEmpty
    return conditioned(isDeprecated ? Code.usingDeprecated(code) : code, for: requirement)
  }

  /// Returns code inside `#if` with the conditions of a requirement, or the code itself if it has none.
  func conditioned(_ code: [Code], for requirement: Requirement) -> [Code] {
    guard !code.isEmpty, let condition = ConditionText.joined(requirement.conditions) else { return code }
    return [.conditional(condition, code.first == .gap ? Array(code.dropFirst()) : code)]
  }

  /// The names of deprecated types in a deprecated requirement; none if the whole class is deprecated.
  private func deprecatedNames(_ requirement: Requirement) -> Set<String> {
    let isWhole = model.decl.node.declarationsAround.flatMap(\.availabilities).contains(where: \.isDeprecated)
    return isWhole ? [] : requirement.deprecatedNames
  }

  private func deprecating(_ code: [Code], _ requirement: Requirement) -> [Code] {
    var names = deprecatedNames(requirement)
    if names.isEmpty { return code }
    return code.map { code in
      // The type of a stub names the struct of its arguments.
      if let name = code.nameOfType, code.mentions(names) { names.insert(name) }
      return code.mentions(names) ? code.deprecated : code
    }
  }
}

extension Code {
  private static let deprecation = "@available(*, deprecated) "

  /// Returns statements that may use what is deprecated. Swift does not warn of that in code that is deprecated itself, nor
  /// of the change of a variable whose observer is.
  fileprivate static func usingDeprecated(_ code: [Code]) -> [Code] {
    [
      .block(
        "do",
        [
          .block("var isDone = false", [.accessor(deprecation + "didSet", code)]), .line("isDone = !isDone"),
        ])
    ]
  }

  /// The name of the type that the code declares without inheritance, or with it; `nil` for other code.
  fileprivate var nameOfType: String? {
    guard case .block(let head, _) = self else { return nil }
    let words = head.split { $0 == " " || $0 == ":" }
    return words.firstIndex(of: "struct").flatMap { words[($0 + 1)...].first }.map(String.init)
  }

  /// Whether the type of the variable, or of a variable in the type, contains one of some names.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    switch self {
    case .typed(_, let type, _), .closure(_, let type, _, _), .computed(_, let type, _),
      .short(_, let type?, _):
      type.names.contains { path in path.split(separator: ".").contains { names.contains(String($0)) } }
    case .block(_, let items): items.contains { $0.mentions(names) }
    default: false
    }
  }

  /// The declaration with an attribute that says that it is deprecated, unless it has one.
  fileprivate var deprecated: Code {
    func marked(_ head: String) -> String {
      head.contains(text: "deprecated") && head.contains(text: "@available(") ? head : Code.deprecation + head
    }
    return switch self {
    case .typed(let head, let type, let value): .typed(marked(head), type: type, value: value)
    case .closure(let head, let type, let parameters, let body):
      .closure(marked(head), type: type, parameters: parameters, body: body)
    case .computed(let head, let type, let items): .computed(marked(head), type: type, items)
    case .short(let head, let type, let statement): .short(marked(head), type: type, statement)
    case .block(let head, let items): .block(marked(head), items)
    default: self
    }
  }
}
