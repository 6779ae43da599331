import StubbleSemantics
import StubbleSyntax

/// `@Spyable`, `@StubbableProtocol` or `@Mockable` as it stands in the source.
struct DoubleAnnotation: Sendable {
  let kind: DoubleKind
  /// The attribute's bytes, or the comment's.
  let range: Range<Int>
  /// It is an attribute, which must be taken out, and not a comment.
  let isAttribute: Bool
  /// The compilation condition that the class is put behind.
  var flag: String?
  var accessLevel: String?

  /// One argument, in the order in which they are documented.
  enum Option: String, CaseIterable {
    case behindPreprocessorFlag, accessLevel
  }

  private static let accessLevels = ["public", "package", "internal", "fileprivate", "private"]

  /// The annotations of a declaration: its attributes, and comments on the lines right above it.
  static func all(of node: SyntaxNode, diagnostics: inout [Diagnostic]) -> [DoubleAnnotation] {
    var found: [DoubleAnnotation] = []
    for attribute in node.attributes {
      guard let kind = kind(of: attribute) else { continue }
      var annotation = DoubleAnnotation(kind: kind, range: attribute.range, isAttribute: true)
      annotation.readArguments(of: attribute, diagnostics: &diagnostics)
      found.append(annotation)
    }
    for comment in node.lineCommentsAbove {
      guard let attribute = attribute(inComment: comment, of: node.tree), let kind = kind(of: attribute)
      else {
        continue
      }
      var annotation = DoubleAnnotation(kind: kind, range: comment, isAttribute: false)
      annotation.readArguments(of: attribute, diagnostics: &diagnostics)
      found.append(annotation)
    }
    return found
  }

  static func kind(of attribute: SyntaxNode) -> DoubleKind? {
    let name = attribute.attributeName.split(separator: ".").last.map(String.init) ?? ""
    return DoubleKind.allCases.first { $0.annotation == name }
  }

  private static func attribute(inComment range: Range<Int>, of tree: SyntaxTree) -> SyntaxNode? {
    let text = tree.text(range).drop { $0 == "/" || $0.isWhitespace }
    guard DoubleKind.allCases.contains(where: { text.hasPrefix("@" + $0.annotation) }) else { return nil }
    return SyntaxTree(parsing: Array((text + "\nfunc f()").utf8)).nodes(ofKind: .attribute).first
  }

  private mutating func readArguments(of attribute: SyntaxNode, diagnostics: inout [Diagnostic]) {
    for argument in attribute.children(.argument) {
      let range = isAttribute ? argument.range : range
      let label = argument.token(.colon).map { argument.tree.text(ofToken: $0 - 1) } ?? ""
      guard let value = argument.children.last else { continue }
      guard let option = Option(rawValue: label) else {
        let known = Option.allCases.map { "'\($0.rawValue):'" }.joined(separator: ", ")
        diagnostics.append(
          Diagnostic(
            .error, at: range, "'@\(kind.annotation)' has no option '\(label)'",
            notes: [Diagnostic.Note(message: "its options are \(known)")]))
        continue
      }
      switch option {
      case .behindPreprocessorFlag: readFlag(value, at: range, &diagnostics)
      case .accessLevel: readAccessLevel(value, at: range, &diagnostics)
      }
    }
  }

  private mutating func readFlag(_ value: SyntaxNode, at range: Range<Int>, _ diagnostics: inout [Diagnostic])
  {
    if value.spelling == "nil" { return }
    let text = value.spelling
    guard value.kind == .stringLiteralExpr, value.child(.interpolation) == nil, text.count > 2,
      text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\n"), !text.contains("\\")
    else {
      diagnostics.append(
        Diagnostic(
          .error, at: range, "the 'behindPreprocessorFlag' argument requires a static string literal",
          notes: [Diagnostic.Note(message: "write a string literal without interpolation")]))
      return
    }
    let condition = String(text.dropFirst().dropLast())
    guard ConditionText.isCondition(condition) else {
      diagnostics.append(Diagnostic(.error, at: range, "'\(condition)' is not a compilation condition"))
      return
    }
    flag = condition
  }

  private mutating func readAccessLevel(
    _ value: SyntaxNode, at range: Range<Int>, _ diagnostics: inout [Diagnostic]
  ) {
    if value.spelling == "nil" { return }
    guard value.kind == .memberAccessExpr, let token = value.tokenRange.last else {
      diagnostics.append(
        Diagnostic(.error, at: range, "the 'accessLevel' argument requires a member access expression"))
      return
    }
    let level = value.tree.text(ofToken: token)
    guard DoubleAnnotation.accessLevels.contains(level) else {
      diagnostics.append(
        Diagnostic(.error, at: range, "the 'accessLevel' argument does not support '.\(level)'"))
      return
    }
    accessLevel = level
  }
}
