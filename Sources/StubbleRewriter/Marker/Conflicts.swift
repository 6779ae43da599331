import StubbleSemantics
import StubbleSyntax

/// The merge conflicts that version control writes into a file. The lexer skips them, with the markers on either side:
/// which of the markers count is not known until the conflict is resolved.
enum Conflicts {
  /// Returns an error for each conflict with markers on one of its sides.
  static func damage(in tree: SyntaxTree) -> [Diagnostic] {
    conflicts(in: tree).filter { conflict in
      sides(of: tree.source[conflict]).contains { !markerComments(in: SyntaxTree(lexing: Array($0))).isEmpty }
    }.map { conflict in
      Diagnostic(
        .error, at: conflict.lowerBound..<(conflict.lowerBound + 4),
        "this merge conflict hides what stubble wrote into this file",
        notes: [
          "resolve the conflict first: keep one of its sides, with all markers that are on it"
        ])
    }
  }

  private static func conflicts(in tree: SyntaxTree) -> [Range<Int>] {
    // Each conflict is also an error of the lexer.
    if tree.errors.isEmpty { return [] }
    return tree.tokens.indices.flatMap { token in
      let gap = tree.leadingTrivia(ofToken: token)
      return gap.count < Marker.closing.count
        ? [] : tree.triviaPieces(in: gap).filter { $0.kind == .garbage && $0.range.count > 8 }.map(\.range)
    }
  }

  /// Returns the sides of a conflict, between the lines that version control wrote.
  private static func sides(of conflict: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var sides: [ArraySlice<UInt8>] = []
    var start = conflict.startIndex
    for line in conflict.split(separator: UInt8(ascii: "\n")) where separates(line) {
      sides.append(conflict[start..<line.startIndex])
      start = line.endIndex
    }
    return sides + [conflict[start...]]
  }

  /// Whether version control wrote a line: it begins with four or more of one sign, depending on the system.
  private static func separates(_ line: ArraySlice<UInt8>) -> Bool {
    guard let sign = line.first, "<=>|".utf8.contains(sign) else { return false }
    return line.prefix { $0 == sign }.count >= 4
  }
}
