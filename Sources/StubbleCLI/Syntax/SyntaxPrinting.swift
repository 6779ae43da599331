import StubbleSyntax

extension SyntaxTree {
  /// `T offset length kind text`. A `#!` line is a token to other tools, and so it is here.
  func printTokens(_ lines: inout SyntaxLines) {
    for piece in triviaPieces(in: leadingTrivia(ofToken: 0)) where piece.kind == .shebang {
      printToken(piece.range, "shebang", &lines)
    }
    for token in tokens { printToken(token.range, "\(token.kind)", &lines) }
  }

  private func printToken(_ range: Range<Int>, _ kind: String, _ lines: inout SyntaxLines) {
    lines.add("T", "\(range.lowerBound)", "\(range.count)", kind, escaped(source[range]))
  }

  /// `kind start..end`, indented by depth, and `'token'` for each token directly under a node.
  func printNodes(_ lines: inout SyntaxLines) {
    var open: [(end: Int, depth: Int)] = []
    var nextToken = 0
    func printTokens(upTo end: Int, _ depth: Int, _ lines: inout SyntaxLines) {
      while nextToken < end {
        lines.add(
          String(repeating: "  ", count: depth) + "'" + escaped(source[tokens[nextToken].range]) + "'")
        nextToken += 1
      }
    }
    func visit(_ node: SyntaxNode, _ lines: inout SyntaxLines) {
      while let last = open.last, node.tokenRange.lowerBound >= last.end, !(open.count == 1) {
        printTokens(upTo: last.end, last.depth + 1, &lines)
        open.removeLast()
      }
      if let last = open.last { printTokens(upTo: node.tokenRange.lowerBound, last.depth + 1, &lines) }
      let depth = open.count
      lines.add(
        String(repeating: "  ", count: depth)
          + "\(node.kind) \(node.range.lowerBound)..\(node.range.upperBound)")
      open.append((node.tokenRange.upperBound, depth))
    }
    visit(root, &lines)
    for node in root.descendants { visit(node, &lines) }
    while let last = open.popLast() { printTokens(upTo: last.end, last.depth + 1, &lines) }
  }

  /// `errors path hasError=0|1 errors=N first=offset:message`
  func printErrors(_ file: String, _ lines: inout SyntaxLines) {
    let first = errors.first.map { "\($0.offset):" + escaped($0.message) } ?? "-"
    lines.add(
      "errors", file, "hasError=\(errors.isEmpty ? 0 : 1)", "errors=\(errors.count)", "first=\(first)")
  }

  func printDeclarations(_ lines: inout SyntaxLines) {}
}
