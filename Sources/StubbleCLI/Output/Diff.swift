/// The comparison of two texts as `--diff` prints it: a unified diff with three lines of context, in the format of
/// `diff -u`, which `git apply` reads.
struct Diff {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [LineChanges.Change]

  private init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    changes = LineChanges(from: self.old, to: self.new).changes
  }

  /// Returns the diff of a file; empty if the texts are equal. It is in bytes, since sources need not be UTF-8.
  static func unified(path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
    if old == new { return [] }
    let diff = Diff(old, new)
    let name = header(path)
    var text = Array("--- \(name)\n+++ \(name)\n".utf8)
    var (i, j, end) = (0, 0, 0)
    for hunk in diff.hunks() {
      let same = hunk.lowerBound - end
      (i, j) = diff.write(hunk, from: (i + same, j + same), to: &text)
      end = hunk.upperBound
    }
    return text
  }

  /// Returns a path as a header names it. Quotation marks, backslashes and control characters are written as in C, and
  /// a tab ends a path with a space.
  private static func header(_ path: String) -> String {
    let quoted = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case ..<0x20, 0x7F: octal(byte)
      default: nil as String?
      }
    }
    if quoted.allSatisfy({ $0 == nil }) { return path.contains(" ") ? path + "\t" : path }
    let bytes = zip(path.utf8, quoted).flatMap { byte, escape in escape.map { Array($0.utf8) } ?? [byte] }
    return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  }

  /// Returns a byte as a backslash and three octal digits.
  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }

  /// Returns the lines of a text, each with its line feed.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// Returns the ranges of changes with their context. Those that touch are merged.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, change) in changes.enumerated() where change != .same {
      let range = max(0, index - 3)..<min(changes.count, index + 4)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// Writes a hunk. Returns the number of lines of each text up to its end.
  ///
  /// - Parameter start: The number of lines of each text before it.
  private func write(
    _ hunk: Range<Int>, from start: (old: Int, new: Int), to text: inout [UInt8]
  ) -> (old: Int, new: Int) {
    var (i, j) = start
    text += "@@ -\(extent(i, .added, hunk)) +\(extent(j, .removed, hunk)) @@\n".utf8
    for change in changes[hunk] {
      switch change {
      case .same: write(" ", old[i], to: &text)
      case .removed: write("-", old[i], to: &text)
      case .added: write("+", new[j], to: &text)
      }
      if change != .added { i += 1 }
      if change != .removed { j += 1 }
    }
    return (i, j)
  }

  /// Returns the first line and the number of lines of a hunk in one of the texts, such as `3,7`. An empty hunk has the
  /// number of the line before it.
  ///
  /// - Parameters:
  ///   - start: The number of lines of that text before the hunk.
  ///   - foreign: The changes whose lines are only in the other text.
  ///   - hunk: The range of changes.
  private func extent(_ start: Int, _ foreign: LineChanges.Change, _ hunk: Range<Int>) -> String {
    let count = changes[hunk].count { $0 != foreign }
    return "\(count == 0 ? start : start + 1),\(count)"
  }

  private func write(_ sign: String, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text += sign.utf8
    text += line
    if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
  }
}
