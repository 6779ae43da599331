extension SyntaxTree {
  /// Parses a source file. Parsing never fails: what is not Swift is reported in `errors`, and every byte is in the
  /// tree.
  package convenience init(parsing source: [UInt8]) {
    var nodes: [NodeRecord] = []
    var errors: [SyntaxError] = []
    let tokens = Lexer.run(source) { lexer in
      withUnsafeMutablePointer(to: &lexer) { lexer in
        var parser = Parser(lexer)
        parser.parseSourceFile()
        (nodes, errors) = parser.finish()
      }
    }
    self.init(source: source, tokens: tokens, nodes: nodes, errors: errors)
  }

  /// Splits a source into tokens without parsing it: the tree has no node but the file.
  package convenience init(lexing source: [UInt8]) {
    let (tokens, errors) = lex(source)
    self.init(
      source: source, tokens: tokens,
      nodes: [
        NodeRecord(firstToken: 0, endToken: UInt32(tokens.count), endNode: 1, parent: 0, kind: .sourceFile)
      ],
      errors: errors)
  }
}
