/// A paragraph of plain text, in which an empty line separates paragraphs.
///
/// An indented paragraph keeps its lines. Any other is filled: a line break in it counts as a space.
enum Paragraph: Equatable {
  case filled(String)
  case verbatim([String])

  static func all(of text: String) -> [Paragraph] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.split(whereSeparator: \.isEmpty).map { lines in
      lines[lines.startIndex].hasPrefix(" ") ? .verbatim(Array(lines)) : .filled(lines.joined(separator: " "))
    }
  }

  /// Returns the lines of the paragraph. Only a single long word, or a verbatim line, exceeds the width.
  func lines(width: Int) -> [String] {
    switch self {
    case .verbatim(let lines): lines
    case .filled(let text): Self.fill(text, width)
    }
  }

  private static func fill(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
