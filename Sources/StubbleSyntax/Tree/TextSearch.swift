extension String {
  /// Whether a text is somewhere in this one. For short texts: the standard library's own search needs macOS 13.
  package func contains(text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return utf8.indices.contains { utf8[$0] == first && utf8[$0...].starts(with: text.utf8) }
  }
}
