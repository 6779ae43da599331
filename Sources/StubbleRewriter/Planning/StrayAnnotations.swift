import StubbleSemantics
import StubbleSyntax

/// The comments and attributes of a file that look like annotations but have no effect: misspelled ones, those that are
/// not right above a declaration of the right kind, those in block comments, and attributes inside `#if`. They are
/// reported, because their authors expect stubs.
struct StrayAnnotations {
  private let tree: SyntaxTree
  private let imports: FileImports
  /// The ranges of the annotations that have an effect.
  private let known: Set<Range<Int>>

  init(in tree: SyntaxTree, imports: FileImports, excluding known: Set<Range<Int>>) {
    self.tree = tree
    self.imports = imports
    self.known = known
  }

  private static let names = Annotation.Name.allCases.map(\.rawValue) + DoubleKind.allCases.map(\.annotation)
  /// The names whose misspellings are reported wherever they are. Other tools have annotations with names like the
  /// rest.
  private static let ownNames = names.filter { $0.hasPrefix("Stubbable") }

  /// The warnings and errors about the annotations without effect.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    var offset = 0
    while let sign = tree.source[offset...].firstIndex(of: UInt8(ascii: "@")) {
      offset = sign + 1
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
      notes: ["write it in a line comment, which needs no import: '// @\(own)'"])
  }

  /// Returns the diagnostic for the word after an `@`, or `nil` if the word is unlike an annotation or has an effect.
  ///
  /// - Parameter sign: The offset of the `@`.
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
    if let correction = correction(ofMemberAfter: range, name) {
      return Diagnostic(
        .warning, at: range.lowerBound..<correction.end,
        "'@\(correction.written)' is not an annotation of stubble",
        notes: ["did you mean '@\(correction.name)'?"])
    }
    if !StrayAnnotations.names.contains(name) {
      guard let correction = correction(of: name, at: sign) else { return nil }
      return Diagnostic(
        .warning, at: range, "'@\(name)' is not an annotation of stubble",
        notes: ["did you mean '@\(correction)'?"])
    }
    return diagnostic(of: name, at: range)
  }

  /// Returns the diagnostic for an annotation, or `nil` if it has an effect.
  ///
  /// - Parameters:
  ///   - name: The annotation's name.
  ///   - range: The range of the `@` and the name.
  private func diagnostic(of name: String, at range: Range<Int>) -> Diagnostic? {
    if isInConflict(range.lowerBound) {
      return Diagnostic(
        .error, at: range, "'@\(name)' is in a merge conflict",
        notes: ["resolve the conflict first"])
    }
    guard let comment = comment(beginningAt: range.lowerBound), !known.contains(comment.range) else {
      return nil
    }
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

  /// Returns the annotation that a misspelled name is meant to be, or `nil` if it is not close to any.
  ///
  /// Annotations for doubles are spelled like those of other tools, which also appear in documentation comments. A
  /// misspelling of these counts only right above a protocol.
  private func correction(of name: String, at sign: Int) -> String? {
    let comment = comment(beginningAt: sign)
    guard comment != nil || isToken(at: sign) else { return nil }
    if let own = closest(to: name, in: StrayAnnotations.ownNames) { return own }
    guard let other = DoubleKind.annotation(misspelled: name) else { return nil }
    if let comment, tree.source[comment.range].starts(with: "///".utf8) { return nil }
    let isAbove = tree.nodes(ofKind: .protocolDecl).contains { node in
      comment.map { node.lineCommentsAbove.contains($0.range) }
        ?? node.attributes.contains { $0.range.lowerBound == sign }
    }
    return isAbove ? other : nil
  }

  /// Returns the annotation that is meant by a name with a dot in a comment: `StubbableFunction` for
  /// `Stubbable.Function`.
  private func correction(
    ofMemberAfter range: Range<Int>, _ name: String
  ) -> (name: String, written: String, end: Int)? {
    let rest = tree.source[range.upperBound...]
    guard rest.first == UInt8(ascii: "."), comment(beginningAt: range.lowerBound) != nil else { return nil }
    let member = rest.dropFirst().prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    let written = String(decoding: member, as: UTF8.self)
    guard let meant = closest(to: name + written, in: StrayAnnotations.ownNames), !written.isEmpty else {
      return nil
    }
    return (meant, "\(name).\(written)", member.endIndex)
  }

  /// Whether a comment contains nothing after an annotation but its arguments. With other words after it, it is prose.
  private func isWhole(_ comment: TriviaPiece, endingAfter name: Range<Int>) -> Bool {
    let rest = tree.source[name.upperBound..<comment.range.upperBound].drop { $0 == UInt8(ascii: " ") }
    return rest.isEmpty || rest.first == UInt8(ascii: "(")
  }

  /// Whether a comment is a line comment right above a declaration, and no protocol is declared there.
  private func isAboveOtherThanProtocol(_ comment: TriviaPiece) -> Bool {
    guard comment.kind == .lineComment else { return false }
    let above = tree.nodes(where: \.isDeclaration).filter { $0.lineCommentsAbove.contains(comment.range) }
    return !above.isEmpty && !above.contains { $0.kind == .protocolDecl }
  }

  /// Whether an `@` is the first of its line, apart from the marks of a comment, in lines that the lexer skips because
  /// version control left a merge conflict in them.
  private func isInConflict(_ sign: Int) -> Bool {
    trivia(at: sign)?.kind == .garbage && lineBackwards(from: sign).allSatisfy { " \t/".utf8.contains($0) }
  }

  /// Returns the comment that contains an `@`, if the comment begins the line with fewer than four blanks before its
  /// mark. What is indented more, or between lines that begin and end code, is an example.
  private func comment(beginningAt sign: Int) -> TriviaPiece? {
    let line = lineBackwards(from: sign)
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard blanks.count < 4, let mark = line.dropFirst(blanks.count).first, "/*".utf8.contains(mark) else {
      return nil
    }
    return trivia(at: sign).flatMap { isFirst(sign, in: $0) && !isExample($0, at: sign) ? $0 : nil }
  }

  /// Whether an `@` is the first on its line of a comment, apart from marks of comments.
  private func isFirst(_ sign: Int, in comment: TriviaPiece) -> Bool {
    lineBackwards(from: sign).prefix(sign - comment.range.lowerBound).allSatisfy { " \t/*".utf8.contains($0) }
  }

  private func isExample(_ comment: TriviaPiece, at sign: Int) -> Bool {
    if comment.kind == .lineComment {
      return tree.commentedExamples(beforeToken: tree.firstToken(endingAfter: sign)).contains(comment.range)
    }
    var fence: CodeFence?
    for line in tree.text(comment.range.lowerBound..<sign).split(whereSeparator: \.isNewline) {
      guard let found = CodeFence(line.drop { $0 == "*" || $0.isWhitespace }) else { continue }
      if let open = fence { fence = found.ends(open) ? nil : open } else { fence = found }
    }
    return fence != nil
  }

  /// Returns the bytes between the start of a line and a place on it, the nearest first.
  private func lineBackwards(from offset: Int) -> some Collection<UInt8> {
    tree.source[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }

  /// Returns the piece of trivia that contains a place, or `nil` if a token does.
  private func trivia(at offset: Int) -> TriviaPiece? {
    let token = tree.firstToken(endingAfter: offset)
    guard Int(tree.tokens[token].start) > offset else { return nil }
    return tree.triviaPieces(in: tree.leadingTrivia(ofToken: token)).first { $0.range.contains(offset) }
  }

  private func isToken(at offset: Int) -> Bool {
    Int(tree.tokens[tree.firstToken(endingAfter: offset)].start) == offset
  }
}

extension SyntaxNode {
  /// Whether an attribute is directly inside a clause of `#if`, before a declaration or among its attributes.
  var isInsideIfConfig: Bool { parent?.kind == .ifConfigClause }
}
