import StubbleSemantics
import StubbleSyntax

/// An annotation `@Stubbable`, `@StubbableFunction` or `@StubbableProperty` in the source: an attribute or a line
/// comment.
package struct Annotation: Sendable {
  package enum Name: String, Sendable, CaseIterable {
    case stubbable = "Stubbable"
    case function = "StubbableFunction"
    case property = "StubbableProperty"

    /// The options that the annotation takes, in the order in which they are documented.
    package var options: [Option] { Option.allCases.filter { $0.definition.annotations.contains(self) } }
  }

  let name: Name
  /// The bytes of the attribute or of the comment.
  let range: Range<Int>
  /// The attribute, or `nil` if the annotation is a comment.
  let attribute: SyntaxNode?
  var options = Options()
}

extension Annotation {
  /// Returns the annotations of a declaration: its attributes, and comments on the lines right above it.
  static func all(of node: SyntaxNode, diagnostics: inout [Diagnostic]) -> [Annotation] {
    guard mayBeFound(before: node) else { return [] }
    var found: [Annotation] = []
    for attribute in node.attributes {
      guard let name = name(of: attribute) else { continue }
      var annotation = Annotation(name: name, range: attribute.range, attribute: attribute)
      annotation.readOptions(of: attribute, at: nil, diagnostics: &diagnostics)
      found.append(annotation)
    }
    return found + comments(above: node, diagnostics: &diagnostics)
  }

  /// Whether the comments, attributes and modifiers before a declaration contain the letters that all annotations
  /// share. Few declarations have them, and reading the attributes and comments of all declarations would take long.
  private static func mayBeFound(before node: SyntaxNode) -> Bool {
    let tree = node.tree
    let start = tree.leadingTrivia(ofToken: node.tokenRange.lowerBound).lowerBound
    let words = node.children.prefix { $0.kind == .attribute || $0.kind == .modifier || $0.kind == .ifConfig }
    let end = words.last?.tokenRange.upperBound ?? node.tokenRange.lowerBound
    return mayBeFound(in: tree.source[start..<Int(tree.tokens[end].start)])
  }

  /// Whether some bytes contain the letters that all annotations share.
  static func mayBeFound(in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { index in
        bytes[index] == UInt8(ascii: "S") && bytes[index...].starts(with: "Stubbable".utf8)
      }
    }
  }

  /// Returns the name of an attribute that is an annotation, qualified by the library's name or not; `nil` for other
  /// attributes.
  static func name(of attribute: SyntaxNode) -> Name? {
    let name = attribute.attributeName
    return Name(rawValue: name.hasPrefix("Stubble.") ? String(name.dropFirst(8)) : name)
  }

  /// Returns the annotations in line comments above a declaration, with no blank line between them and the declaration.
  private static func comments(above node: SyntaxNode, diagnostics: inout [Diagnostic]) -> [Annotation] {
    var found: [Annotation] = []
    for comment in node.lineCommentsAbove {
      for attribute in node.tree.annotations(inComment: comment, where: { name(of: $0) != nil }) {
        guard let name = name(of: attribute) else { continue }
        var annotation = Annotation(name: name, range: comment, attribute: nil)
        annotation.readOptions(of: attribute, at: comment, diagnostics: &diagnostics)
        found.append(annotation)
      }
    }
    return found
  }

  /// Reads the options of an annotation: `(functions: false, access: .public)`.
  ///
  /// - Parameter range: The range of the comment, at which errors are reported, or `nil` for an attribute, in which
  ///   they are reported at the options.
  private mutating func readOptions(
    of attribute: SyntaxNode, at range: Range<Int>?, diagnostics: inout [Diagnostic]
  ) {
    for argument in attribute.options(inComment: range, diagnostics: &diagnostics) {
      let range = range ?? argument.range
      let label = argument.optionName ?? ""
      let value = argument.optionText
      guard let option = Option(rawValue: label), name.options.contains(option) else {
        diagnostics.append(unknownOption(label, at: range))
        continue
      }
      if argument.optionValue == nil || !option.definition.read(value, &options) {
        let found = value.isEmpty ? "and nothing is given" : "not '\(value)'"
        diagnostics.append(
          Diagnostic(
            .error, at: range,
            "'\(label)' of '@\(name.rawValue)' takes \(option.definition.value), \(found)"))
      }
    }
  }

  private func unknownOption(_ label: String, at range: Range<Int>) -> Diagnostic {
    let known = name.options.map { "'\($0.rawValue):'" }.joined(separator: ", ")
    return Diagnostic(
      .error, at: range,
      label.isEmpty
        ? "'@\(name.rawValue)' takes no option without a name"
        : "'@\(name.rawValue)' has no option '\(label)'",
      notes: ["its options are \(known)"])
  }
}

extension SyntaxNode {
  /// The line comments right above a declaration, or between its attributes and modifiers, with no blank line after
  /// them, in order, without those that are examples of code.
  var lineCommentsAbove: [Range<Int>] {
    let heads = (attributes + modifiers).map(\.tokenRange)
    let starts = [tokenRange.lowerBound] + heads.map(\.upperBound)
    return Set(starts).sorted().flatMap(lineComments(aboveToken:))
  }

  private func lineComments(aboveToken token: TokenIndex) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var newlines = 0
    for piece in Array(tree.triviaPieces(in: tree.leadingTrivia(ofToken: token))).reversed() {
      switch piece.kind {
      case .newline: newlines += 1
      case .lineComment where newlines > 0:
        newlines = 0
        found.insert(piece.range, at: 0)
      case .blockComment: newlines = 0
      default: break
      }
      if newlines > 1 { break }
    }
    // Few comments mention an annotation.
    guard found.contains(where: { tree.source[$0].contains(UInt8(ascii: "@")) }) else { return found }
    let examples = tree.commentedExamples(beforeToken: token)
    return found.filter { !examples.contains($0) }
  }
}
