import StubbleSemantics
import StubbleSyntax

/// `@Spyable`, `@StubbableProtocol` or `@Mockable` as it is in the source.
struct DoubleAnnotation: Sendable {
  let kind: DoubleKind
  /// The attribute's bytes, or the comment's.
  let range: Range<Int>
  /// It is an attribute, which must be taken out, and not a comment.
  let isAttribute: Bool
  /// The compilation condition around the class.
  var flag: String?
  /// That of the class; nil for that of the protocol.
  var accessLevel: AccessLevel?
  /// The name of the class.
  var name: String?
  /// What associated types are.
  var boundTypes: [BoundType] = []
  var keepsHistory = true

  /// One argument, in the order in which they are documented.
  enum Option: String, CaseIterable {
    case behindPreprocessorFlag, accessLevel, name, types, history
  }

  /// The annotations of a declaration: its attributes, and comments on the lines right above it.
  ///
  /// - Parameter imports: those of its file.
  static func all(
    of node: SyntaxNode, imports: FileImports, diagnostics: inout [Diagnostic]
  ) -> [DoubleAnnotation] {
    var found: [DoubleAnnotation] = []
    for attribute in node.attributes {
      guard let kind = kind(of: attribute, imports: imports) else { continue }
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

  /// The name of the class for a protocol of a name.
  func className(for protocolName: String) -> String { name ?? kind.className(for: protocolName) }

  /// The kind of double that an attribute asks for. Other libraries have macros of these names, and are named after them: an
  /// attribute of a file that imports such a library is not ours.
  static func kind(of attribute: SyntaxNode, imports: FileImports) -> DoubleKind? {
    guard let kind = kind(of: attribute) else { return nil }
    let isForeign =
      imports.modules.contains(kind.annotation) && !imports.modules.contains("Stubble")
      && attribute.attributeName == kind.annotation
    return isForeign ? nil : kind
  }

  private static func kind(of attribute: SyntaxNode) -> DoubleKind? {
    let name = attribute.attributeName
    return DoubleKind.allCases.first { $0.annotation == name || "Stubble." + $0.annotation == name }
  }

  /// The comment is an annotation.
  static func isMentioned(in comment: String) -> Bool { text(ofComment: comment) != nil }

  /// What is after the marks of a comment that is an annotation.
  private static func text(ofComment comment: String) -> Substring? {
    let text = comment.drop { $0 == "/" || $0.isWhitespace }
    return DoubleKind.allCases.contains { text.hasPrefix("@" + $0.annotation) } ? text : nil
  }

  private static func attribute(inComment range: Range<Int>, of tree: SyntaxTree) -> SyntaxNode? {
    guard let text = text(ofComment: tree.text(range)) else { return nil }
    return SyntaxTree(parsing: Array((text + "\nfunc f()").utf8)).nodes(ofKind: .attribute).first
  }
}
