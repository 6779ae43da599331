/// How generated text is laid out.
package enum Layout: String, Sendable, CaseIterable {
  /// No line of the original moves: generated text holds no line break of its own.
  case lines
  /// Broken and indented for reading.
  case expanded
}

/// The applied form of a source: its bytes with each edit as a region, and the footer.
/// The source itself if there are no edits. `edits` are disjoint and in order.
package func render(_ edits: [Edit], in source: [UInt8], layout: Layout) -> [UInt8] {
  source
}

/// The expansion for reading: the edits made, without markers or footer.
package func renderClean(_ edits: [Edit], in source: [UInt8], layout: Layout) -> [UInt8] {
  source
}
