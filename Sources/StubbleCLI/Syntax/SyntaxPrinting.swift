import StubbleSyntax

extension SyntaxTree {
  /// Adds one line for each token: `T offset length kind text`. A `#!` line is printed as a token, as other tools do.
  func printTokens(_ lines: inout SyntaxLines) {
    for piece in triviaPieces(in: leadingTrivia(ofToken: 0)) where piece.kind == .shebang {
      printToken(piece.range, "shebang", &lines)
    }
    for token in tokens { printToken(token.range, "\(token.kind)", &lines) }
  }

  private func printToken(_ range: Range<Int>, _ kind: String, _ lines: inout SyntaxLines) {
    lines.add("T", "\(range.lowerBound)", "\(range.count)", kind, escaped(source[range]))
  }

  /// Adds one line for each node, `kind start..end`, and one for each token, `'token'`, indented by depth.
  func printNodes(_ lines: inout SyntaxLines) {
    var open: [SyntaxNode] = []
    var nextToken = 0
    func close(_ node: SyntaxNode, _ lines: inout SyntaxLines) {
      printTokens(upTo: node.tokenRange.upperBound, &nextToken, depth: open.count + 1, &lines)
    }
    for node in [root] + Array(root.descendants) {
      while let last = open.last, last.endID <= node.id {
        open.removeLast()
        close(last, &lines)
      }
      printTokens(upTo: node.tokenRange.lowerBound, &nextToken, depth: open.count, &lines)
      let indentation = String(repeating: "  ", count: open.count)
      lines.add(indentation + "\(node.kind) \(node.range.lowerBound)..\(node.range.upperBound)")
      open.append(node)
    }
    while let last = open.popLast() { close(last, &lines) }
  }

  private func printTokens(
    upTo end: Int, _ next: inout Int, depth: Int, _ lines: inout SyntaxLines
  ) {
    while next < end {
      lines.add(String(repeating: "  ", count: depth) + "'" + escaped(source[tokens[next].range]) + "'")
      next += 1
    }
  }

  /// Adds one line: `errors path hasError=0|1 errors=N first=offset:message`.
  func printErrors(_ file: String, _ lines: inout SyntaxLines) {
    let first = errors.first.map { "\($0.offset):" + escaped($0.message) } ?? "-"
    lines.add(
      "errors", file, "hasError=\(errors.isEmpty ? 0 : 1)", "errors=\(errors.count)", "first=\(first)")
  }
}
