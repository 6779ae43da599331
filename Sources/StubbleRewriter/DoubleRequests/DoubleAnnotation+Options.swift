import StubbleSemantics
import StubbleSyntax

/// An associated type that an annotation fixes: `types: ["Item": Int.self]`.
struct BoundType: Sendable, Equatable {
  let name: String
  let type: TypeRef
}

/// The arguments of an annotation.
extension DoubleAnnotation {

  /// Reads the arguments, and reports those that are wrong.
  mutating func readArguments(of attribute: SyntaxNode, diagnostics: inout [Diagnostic]) {
    for argument in attribute.options(inComment: isAttribute ? nil : range, diagnostics: &diagnostics) {
      let range = isAttribute ? argument.range : range
      let label = argument.optionName ?? ""
      guard let value = argument.children.last else { continue }
      guard let option = Option(rawValue: label) else {
        let known = Option.allCases.map { "'\($0.rawValue):'" }.joined(separator: ", ")
        diagnostics.append(
          Diagnostic(
            .error, at: range, "'@\(kind.annotation)' has no option '\(label)'",
            notes: ["its options are \(known)"]))
        continue
      }
      do throws(WrongOption) {
        try read(option, value)
      } catch {
        diagnostics.append(
          Diagnostic(
            .error, at: range, error.message, notes: error.notes.map { Diagnostic.Note(message: $0) }))
      }
    }
  }

  /// An error in an argument.
  private struct WrongOption: Error {
    let message: String
    var notes: [String] = []

    init(_ message: String, notes: [String] = []) { (self.message, self.notes) = (message, notes) }
  }

  private mutating func read(_ option: Option, _ value: SyntaxNode) throws(WrongOption) {
    if value.spelling == "nil", option != .types, option != .history { return }
    switch option {
    case .behindPreprocessorFlag: flag = try Self.flag(value)
    case .accessLevel: accessLevel = try Self.accessLevel(value)
    case .name: name = try Self.className(value)
    case .types: boundTypes = try Self.boundTypes(value)
    case .history:
      guard let keeps = Bool(value.spelling) else {
        throw WrongOption("the 'history' argument requires 'true' or 'false'")
      }
      keepsHistory = keeps
    }
  }

  private static func flag(_ value: SyntaxNode) throws(WrongOption) -> String {
    guard let condition = value.plainString else {
      throw WrongOption(
        "the 'behindPreprocessorFlag' argument requires a static string literal",
        notes: ["write a string literal without interpolation"])
    }
    guard ConditionText.isCondition(condition) else {
      throw WrongOption("'\(condition)' is not a compilation condition")
    }
    return condition
  }

  private static func accessLevel(_ value: SyntaxNode) throws(WrongOption) -> AccessLevel {
    guard value.kind == .memberAccessExpr, let token = value.tokenRange.last else {
      throw WrongOption("the 'accessLevel' argument requires a member access expression")
    }
    let word = value.tree.text(ofToken: token)
    guard let level = AccessLevel(rawValue: word) else {
      throw WrongOption("the 'accessLevel' argument does not support '.\(word)'")
    }
    return level
  }

  private static func className(_ value: SyntaxNode) throws(WrongOption) -> String {
    guard let name = value.plainString, DoublesRequest.isClassName(name) else {
      throw WrongOption(
        "the 'name' argument requires a string literal with the name of a class",
        notes: ["write 'name: \"FakeService\"'"])
    }
    return name
  }

  /// Reads a dictionary literal of types: `["Item": Int.self]`.
  private static func boundTypes(_ value: SyntaxNode) throws(WrongOption) -> [BoundType] {
    let wrong = WrongOption(
      "the 'types' argument requires a dictionary literal with the types of associated types",
      notes: ["write 'types: [\"Item\": Int.self]'"])
    guard value.kind == .dictionaryExpr else { throw wrong }
    var types: [BoundType] = []
    for element in value.children(.dictionaryElement) {
      let parts = Array(element.children)
      guard parts.count == 2, let name = parts[0].plainString, let type = parts[1].metatypeInstance else {
        throw wrong
      }
      if types.contains(where: { $0.name == name }) { throw WrongOption("'\(name)' is given two types") }
      types.append(BoundType(name: name, type: type))
    }
    return types
  }
}

extension SyntaxNode {
  /// The text of a string literal that is on one line, has neither interpolations nor escapes, and is not empty; `nil`
  /// for other expressions.
  fileprivate var plainString: String? {
    let text = spelling
    guard kind == .stringLiteralExpr, child(.interpolation) == nil, text.count > 2, text.hasPrefix("\""),
      text.hasSuffix("\""), !text.contains("\n"), !text.contains("\\")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The type in a metatype expression: `[Int]` for `[Int].self`; `nil` for other expressions.
  fileprivate var metatypeInstance: TypeRef? {
    baseOfMetatype.flatMap { TypeRef(text: $0.spelling) }
  }
}
