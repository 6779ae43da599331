extension String {
  /// Whether a text is somewhere in this one. For short texts: the standard library's own search needs macOS 13.
  package func contains(text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return utf8.indices.contains { utf8[$0] == first && utf8[$0...].starts(with: text.utf8) }
  }
}

extension SyntaxTree {
  /// Whether a token has a text, which takes less time than a look at all nodes.
  package func hasToken(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      source.withUnsafeBufferPointer { source in
        tokens.contains { token in
          Int(token.end - token.start) == text.count
            && source[Int(token.start)..<Int(token.end)].elementsEqual(text)
        }
      }
    }
  }
}
