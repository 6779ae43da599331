import StubbleSemantics
import StubbleSyntax

/// Comments and attributes that look like annotations and are none: misspelled ones, those that are not right above a
/// declaration or above one of another kind, those in block comments, and attributes inside `#if`. Whoever wrote one
/// waits for stubs that do not come.
struct StrayAnnotations {
  private let tree: SyntaxTree
  private let imports: FileImports
  /// The ranges of what was read as annotations.
  private let known: Set<Range<Int>>

  init(in tree: SyntaxTree, imports: FileImports, besides known: Set<Range<Int>>) {
    self.tree = tree
    self.imports = imports
    self.known = known
  }

  private static let names = Annotation.Name.allCases.map(\.rawValue) + DoubleKind.allCases.map(\.annotation)
  /// Those whose misspellings are ours: other tools have annotations that are spelled like the others.
  private static let ownNames = names.filter { $0.hasPrefix("Stubbable") }

  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    var place = 0
    while let sign = tree.source[place...].firstIndex(of: UInt8(ascii: "@")) {
      place = sign + 1
      if let diagnostic = diagnostic(at: sign) { found.append(diagnostic) }
    }
    return found + tree.nodes(ofKind: .attribute).compactMap(warning(inIfConfig:))
  }

  private func warning(inIfConfig attribute: SyntaxNode) -> Diagnostic? {
    guard attribute.isInsideIfConfig,
      let own = Annotation.name(of: attribute)?.rawValue
        ?? DoubleAnnotation.kind(of: attribute, imports: imports)?.annotation
    else { return nil }
    return Diagnostic(
      .warning, at: attribute.range, "'@\(own)' has no effect inside '#if'",
      notes: [Diagnostic.Note(message: "write it in a line comment, which needs no import: '// @\(own)'")])
  }

  /// - Parameter sign: the offset of an `@`.
  private func diagnostic(at sign: Int) -> Diagnostic? {
    let word = tree.source[(sign + 1)...].prefix { letter in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20)
    }
    guard let first = word.first, "sSmM".utf8.contains(first), (6...24).contains(word.count) else {
      return nil
    }
    let name = String(decoding: word, as: UTF8.self)
    if name == "Stubble", let next = tree.source[word.endIndex...].first, ".:".utf8.contains(next) {
      return nil
    }
    let range = sign..<word.endIndex
    if !StrayAnnotations.names.contains(name) {
      guard let correction = correction(of: name, at: sign) else { return nil }
      return Diagnostic(
        .warning, at: range, "'@\(name)' is not an annotation of stubble",
        notes: [Diagnostic.Note(message: "did you mean '@\(correction)'?")])
    }
    if isInConflict(sign) {
      return Diagnostic(
        .error, at: range, "'@\(name)' is in a conflict of versions",
        notes: [Diagnostic.Note(message: "resolve the conflict first")])
    }
    guard let comment = comment(beginningAt: sign), !known.contains(comment.range) else { return nil }
    if DoubleKind.allCases.contains(where: { $0.annotation == name }), isWhole(comment, endingAfter: range),
      isAboveOtherThanProtocol(comment)
    {
      return Diagnostic(.error, at: range, "'@\(name)' can only be applied to a 'protocol'")
    }
    let cure =
      comment.kind == .blockComment
      ? "write it in a line comment: '// @\(name)'"
      : "write it on the line right above the declaration, with no empty line between them"
    return Diagnostic(
      .warning, at: range, "'@\(name)' has no effect here", notes: [Diagnostic.Note(message: cure)])
  }

  /// The annotation that is meant by a name which is none; nil if none is. Other tools have annotations that are spelled
  /// like those of doubles, in comments for documentation and elsewhere: a misspelling of these is above a protocol.
  private func correction(of name: String, at sign: Int) -> String? {
    let comment = comment(beginningAt: sign)
    guard comment != nil || isToken(at: sign) else { return nil }
    if let own = closest(to: name, in: StrayAnnotations.ownNames) { return own }
    guard let other = DoubleKind.annotation(misspelled: name) else { return nil }
    let protocols = tree.nodes(ofKind: .protocolDecl)
    let isAbove =
      if let comment {
        !tree.source[comment.range].starts(with: "///".utf8)
          && protocols.contains { $0.lineCommentsAbove.contains(comment.range) }
      } else {
        protocols.contains { $0.attributes.contains { $0.range.lowerBound == sign } }
      }
    return isAbove ? other : nil
  }

  /// The comment holds an annotation and no more; what has words after it is prose.
  private func isWhole(_ comment: TriviaPiece, endingAfter name: Range<Int>) -> Bool {
    let rest = tree.source[name.upperBound..<comment.range.upperBound].drop { $0 == UInt8(ascii: " ") }
    return rest.isEmpty || rest.first == UInt8(ascii: "(")
  }

  /// A line comment stands where an annotation of a declaration does that is no protocol.
  private func isAboveOtherThanProtocol(_ comment: TriviaPiece) -> Bool {
    guard comment.kind == .lineComment else { return false }
    let above = tree.nodes(where: \.isDeclaration).filter { $0.lineCommentsAbove.contains(comment.range) }
    return !above.isEmpty && !above.contains { $0.kind == .protocolDecl }
  }

  /// The lexer passes over an `@` since version control left two versions of its lines, on which it is first but for the
  /// marks of a comment.
  private func isInConflict(_ sign: Int) -> Bool {
    let token = token(endingAfter: sign)
    guard Int(tree.tokens[token].start) > sign else { return false }
    let line = tree.source[..<sign].reversed().prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.allSatisfy { " \t/".utf8.contains($0) }
      && tree.triviaPieces(in: tree.leadingTrivia(ofToken: token)).contains {
        $0.kind == .garbage && $0.range.contains(sign)
      }
  }

  /// The comment that an `@` is in, if nothing but slashes, asterisks and few blanks is before it on its line. What is
  /// further in is an example.
  private func comment(beginningAt sign: Int) -> TriviaPiece? {
    let line = tree.source[..<sign].reversed().prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard blanks.count < 4, let mark = line.dropFirst(blanks.count).first, "/*".utf8.contains(mark) else {
      return nil
    }
    let token = token(endingAfter: sign)
    guard Int(tree.tokens[token].start) > sign else { return nil }
    return tree.triviaPieces(in: tree.leadingTrivia(ofToken: token)).first { $0.range.contains(sign) }
  }

  private func isToken(at place: Int) -> Bool { Int(tree.tokens[token(endingAfter: place)].start) == place }

  /// The first token that ends after a place, or the last.
  private func token(endingAfter place: Int) -> TokenIndex {
    var low = 0
    var high = tree.tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.tokens[middle].end) > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension SyntaxNode {
  /// The attribute is inside `#if`, which is before the declaration or among its attributes.
  var isInsideIfConfig: Bool { parent?.kind == .ifConfigClause }
}
