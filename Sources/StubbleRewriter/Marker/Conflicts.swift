import StubbleSemantics
import StubbleSyntax

/// What version control writes where two versions of a file differ. The lexer passes over all of it, and with it over
/// markers on either side: which of them count is known when somebody has resolved the conflict.
enum Conflicts {
  /// An error for each conflict that has markers on one of its sides.
  static func damage(in tree: SyntaxTree) -> [Diagnostic] {
    conflicts(in: tree).filter { conflict in
      sides(of: tree.source[conflict]).contains { !markerComments(in: SyntaxTree(lexing: Array($0))).isEmpty }
    }.map { conflict in
      Diagnostic(
        .error, at: conflict.lowerBound..<(conflict.lowerBound + 4),
        "this conflict of versions hides what stubble wrote into this file",
        notes: [
          Diagnostic.Note(
            message: "resolve the conflict first: keep one of its sides, with all markers that are on it")
        ])
    }
  }

  private static func conflicts(in tree: SyntaxTree) -> [Range<Int>] {
    // Each is an error of the lexer as well.
    if tree.errors.isEmpty { return [] }
    return tree.tokens.indices.flatMap { token in
      let gap = tree.leadingTrivia(ofToken: token)
      return gap.count < Marker.closing.count
        ? [] : tree.triviaPieces(in: gap).filter { $0.kind == .garbage && $0.range.count > 8 }.map(\.range)
    }
  }

  /// What is between the lines that version control wrote.
  private static func sides(of conflict: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var sides: [ArraySlice<UInt8>] = []
    var start = conflict.startIndex
    for line in conflict.split(separator: UInt8(ascii: "\n")) where separates(line) {
      sides.append(conflict[start..<line.startIndex])
      start = line.endIndex
    }
    return sides + [conflict[start...]]
  }

  /// Four or more of one sign, by the system of version control.
  private static func separates(_ line: ArraySlice<UInt8>) -> Bool {
    guard let sign = line.first, "<=>|".utf8.contains(sign) else { return false }
    return line.prefix { $0 == sign }.count >= 4
  }
}
