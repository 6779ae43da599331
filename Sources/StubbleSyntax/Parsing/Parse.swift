extension SyntaxTree {
  /// Parses a source file. Never fails: what is not Swift is in `errors`, and every byte in the tree.
  package convenience init(parsing source: [UInt8]) {
    let parsed = Lexer.run(source) { lexer in
      withUnsafeMutablePointer(to: &lexer) { lexer in
        var parser = Parser(lexer)
        parser.parseSourceFile()
        return parser.finish()
      }
    }
    self.init(source: source, tokens: parsed.tokens, nodes: parsed.nodes, errors: parsed.errors)
  }
}
