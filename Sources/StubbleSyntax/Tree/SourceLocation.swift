/// A line and a column, both counted from 1. Columns count bytes, as in the compiler's diagnostics.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int
}

/// The offsets at which the lines of a source begin. A line ends with LF, CR or CRLF.
package struct LineTable: Sendable {
  private let starts: [Int]

  package init(_ source: [UInt8]) {
    var starts = [0]
    var index = 0
    while index < source.count {
      let byte = source[index]
      index += 1
      if byte == UInt8(ascii: "\r"), index < source.count, source[index] == UInt8(ascii: "\n") { index += 1 }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { starts.append(index) }
    }
    self.starts = starts
  }

  /// The number of lines. A final line break begins another one.
  package var count: Int { starts.count }

  /// Returns the line and column of the byte at an offset.
  package func location(of offset: Int) -> SourceLocation {
    let line = starts.partitioningIndex(where: { $0 > offset })
    return SourceLocation(line: line, column: offset - starts[line - 1] + 1)
  }

  /// Returns the offset of the first byte of a line, which is counted from 1.
  package func start(ofLine line: Int) -> Int { starts[line - 1] }
}
