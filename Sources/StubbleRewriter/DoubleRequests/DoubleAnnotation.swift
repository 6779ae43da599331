import StubbleSemantics
import StubbleSyntax

/// An annotation `@Spyable`, `@StubbableProtocol` or `@Mockable` in the source: an attribute or a line comment.
struct DoubleAnnotation: Sendable {
  let kind: DoubleKind
  /// The bytes of the attribute or of the comment.
  let range: Range<Int>
  /// Whether the annotation is an attribute, which is removed, rather than a comment.
  let isAttribute: Bool
  /// The compilation condition around the class, or `nil` if there is none.
  var flag: String?
  /// The access level of the class, or `nil` for that of the protocol.
  var accessLevel: AccessLevel?
  /// The name of the class, or `nil` for the default one.
  var name: String?
  /// The associated types that the annotation fixes.
  var boundTypes: [BoundType] = []
  /// Whether the double keeps the arguments and the order of all calls.
  var keepsHistory = true

  /// An option of the annotation. The cases are in the order in which they are documented.
  enum Option: String, CaseIterable {
    case behindPreprocessorFlag, accessLevel, name, types, history
  }

  /// Returns the annotations of a declaration: its attributes, and comments on the lines right above it.
  ///
  /// - Parameter imports: The imports of the declaration's file.
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
      for attribute in node.tree.annotations(inComment: comment, where: { kind(of: $0) != nil }) {
        guard let kind = kind(of: attribute) else { continue }
        var annotation = DoubleAnnotation(kind: kind, range: comment, isAttribute: false)
        annotation.readArguments(of: attribute, diagnostics: &diagnostics)
        found.append(annotation)
      }
    }
    return found
  }

  /// Returns the name of the class for a protocol with a name.
  func className(for protocolName: String) -> String { name ?? kind.className(for: protocolName) }

  /// Returns the kind of double that an attribute requests, or `nil` if it is not such an annotation.
  ///
  /// Other libraries have macros of these names, and are named after them. In a file that imports such a library, the
  /// attribute is that library's macro.
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

  /// Whether a comment is an annotation.
  static func isMentioned(in comment: String) -> Bool {
    DoubleKind.allCases.contains { comment.textOfComment.hasPrefix("@" + $0.annotation) }
  }
}
