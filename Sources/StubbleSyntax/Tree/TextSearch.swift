extension StringProtocol {
  /// Whether a text is somewhere in this one. For short texts: the standard library's own search needs macOS 13.
  package func contains(text: String) -> Bool { indices.contains { self[$0...].hasPrefix(text) } }
}
