import StubbleSyntax

extension SyntaxTree {
  /// Returns the annotations at the start of a line comment, which blanks or commas separate: `// @Spyable @Mockable`.
  /// Those after another attribute are parts of code that was commented out.
  ///
  /// - Parameter isAnnotation: Returns whether an attribute is an annotation.
  func annotations(
    inComment range: Range<Int>, where isAnnotation: (SyntaxNode) -> Bool
  ) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var rest = text(range).textOfComment
    while rest.first == "@", let attribute = SyntaxTree.firstAttribute(of: rest), isAnnotation(attribute) {
      found.append(attribute)
      rest = Substring(rest.utf8.dropFirst(attribute.range.upperBound)).drop { $0 == "," || $0.isWhitespace }
    }
    return found
  }

  private static func firstAttribute(of text: Substring) -> SyntaxNode? {
    SyntaxTree(parsing: Array((text + "\nfunc f()").utf8)).nodes(ofKind: .attribute).first
  }
}

extension String {
  /// The text of a line comment after the slashes.
  var textOfComment: Substring { drop { $0 == "/" || $0.isWhitespace } }
}

/// The syntax of an annotation's options. The compiler checks those of attributes; those in comments are checked here.
extension SyntaxNode {
  /// Returns the options of an annotation, and reports errors in their syntax.
  ///
  /// - Parameter comment: The range of the comment that contains the annotation, or `nil` for an attribute.
  func options(inComment comment: Range<Int>?, diagnostics: inout [Diagnostic]) -> [SyntaxNode] {
    if let comment, token(.leftParen) != nil, token(.rightParen) == nil {
      diagnostics.append(
        Diagnostic(
          .error, at: comment, "')' is missing after the options of '@\(attributeName)'",
          notes: ["write all of the annotation on one line"]))
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

  /// The name of an option, or `nil` if it has none.
  var optionName: String? { token(.colon).map { tree.text(ofToken: $0 - 1) } }

  /// The value of an option, or `nil` if it is not an expression: a keyword such as `public` is not.
  var optionValue: SyntaxNode? { children.last.flatMap { $0.kind == .missingExpr ? nil : $0 } }

  /// The text of an option's value, even if it is not an expression.
  var optionText: String {
    if let value = optionValue { return value.spelling }
    guard let next = parent?.children.first(where: { $0.tokenRange.lowerBound == tokenRange.upperBound }),
      next.kind == .unexpected
    else { return "" }
    return tree.text(ofToken: next.tokenRange.lowerBound)
  }
}
