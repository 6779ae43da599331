extension String {
  /// Returns whether the string contains a text. This is meant for short texts; the standard library's own search
  /// requires macOS 13.
  package func contains(text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return utf8.indices.contains { utf8[$0] == first && utf8[$0...].starts(with: text.utf8) }
  }
}
