import StubbleSyntax

/// The options of annotations as they are written. The compiler looks at those of attributes, and nobody else at those of
/// comments.
extension SyntaxNode {
  /// The options of an annotation that can be read. What is wrong with them, whatever they ask for, is reported.
  ///
  /// - Parameter comment: where the annotation is, if that is a comment.
  func options(inComment comment: Range<Int>?, diagnostics: inout [Diagnostic]) -> [SyntaxNode] {
    if let comment, token(.leftParen) != nil, token(.rightParen) == nil {
      diagnostics.append(
        Diagnostic(
          .error, at: comment, "')' is missing after the options of '@\(attributeName)'",
          notes: [Diagnostic.Note(message: "write all of the annotation on one line")]))
      return []
    }
    let options = children(.argument)
    var seen: Set<String> = []
    for option in options {
      guard let name = option.optionName, !seen.insert(name).inserted else { continue }
      diagnostics.append(Diagnostic(.error, at: comment ?? option.range, "'\(name)' is given twice"))
    }
    return options
  }

  /// The name of an option; nil if it has none.
  var optionName: String? { token(.colon).map { tree.text(ofToken: $0 - 1) } }

  /// The value of an option, if it is an expression. A keyword, such as `public`, is none.
  var optionValue: SyntaxNode? { children.last.flatMap { $0.kind == .missingExpr ? nil : $0 } }

  /// What is in the place of an option's value.
  var optionText: String {
    if let value = optionValue { return value.spelling }
    guard let next = parent?.children.first(where: { $0.tokenRange.lowerBound == tokenRange.upperBound }),
      next.kind == .unexpected
    else { return "" }
    return tree.text(ofToken: next.tokenRange.lowerBound)
  }
}
