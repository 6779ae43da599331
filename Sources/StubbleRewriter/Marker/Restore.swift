/// A region of an applied file: a marker, what was generated, a marker.
package struct Region: Sendable, Equatable {
  /// The whole region in the applied bytes, both markers included.
  package var range: Range<Int>
  /// The generated text between the markers, in the applied bytes.
  package var generated: Range<Int>
  /// The bytes of the original that the region stands for.
  package var original: [UInt8]
}

/// What a file was before stubble was applied to it.
package struct Restoration: Sendable {
  /// The original: the file's bytes with each region replaced by what it stands for. The file's own
  /// bytes if it has no region. Meaningless if `damage` is not empty.
  package var original: [UInt8]
  /// All regions in order, the footer last. Empty if the file is not applied.
  package var regions: [Region]
  /// Markers that are unbalanced, nested, foreign or copied: nothing can be restored.
  package var damage: [Diagnostic]
  /// Generated text that somebody edited, or a footer that is missing: restored only if forced.
  package var tampering: [Diagnostic]

  /// The file carries at least one region or damaged marker.
  package var isApplied: Bool { !regions.isEmpty || !damage.isEmpty }
}

/// Finds the regions of a file and puts the original together. A file without markers is its own original.
package func restore(_ applied: [UInt8]) -> Restoration {
  Restoration(original: applied, regions: [], damage: [], tampering: [])
}
