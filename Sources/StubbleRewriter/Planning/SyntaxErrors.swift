import StubbleSemantics
import StubbleSyntax

extension Planner {
  /// Reports the syntax errors of all files that have something to stub, and records which ranges they leave unchanged.
  ///
  /// An error inside a type leaves the type unchanged. Unbalanced braces, and comments that do not end, leave the whole
  /// file unchanged. That is an error if something annotated is in the range, and a warning otherwise. An error
  /// anywhere else is a warning: the source may be newer than the parser.
  mutating func reportSyntaxErrors() {
    if files.values.allSatisfy(\.tree.errors.isEmpty) { return }
    let interests = rangesOfInterest
    for (file, source) in files.entries where !source.tree.errors.isEmpty {
      guard let interests = interests[file] else { continue }
      let braces = Set(source.tree.tokens.lazy.filter { $0.kind == .rightBrace }.map { Int($0.start) })
      var hasError = false
      for error in source.tree.errors {
        let range = error.offset..<error.offset
        let around = interests.filter { $0.contains(error.offset) || $0.upperBound == error.offset }
        let isPrivateToFile = braces.contains(error.offset) || Planner.isOfNesting(error)
        guard isPrivateToFile || !around.isEmpty else {
          changes.diagnostics[file].append(Diagnostic(.warning, at: range, error.message))
          continue
        }
        let kept = isPrivateToFile ? [SyntaxTree.everything] : around
        if kept.contains(where: { isAnnotated($0, of: file) }) {
          changes.diagnostics[file].append(
            Diagnostic(.error, at: range, error.message, notes: hasError ? [] : [Planner.wayOut(of: error)]))
          hasError = true
        } else if !unreadable[file].contains(where: { $0.contains(error.offset) }) {
          unreadable[file] += kept
          let subject = isPrivateToFile ? "the file" : "'\(name(of: around, in: file))'"
          changes.diagnostics[file].append(
            Diagnostic(.warning, at: range, "\(subject) is left as it is: \(error.message)"))
        }
      }
    }
  }

  /// Whether a syntax error leaves a candidate, or the type that would contain its closures, unchanged.
  func isUnreadable(_ candidate: Candidate) -> Bool {
    isIn(unreadable[candidate.member.file], candidate.member.node)
      || candidate.type.map { isIn(unreadable[index.types[$0].file], index.types[$0].decl.node) } ?? false
  }

  private func isIn(_ ranges: [Range<Int>], _ node: SyntaxNode) -> Bool {
    ranges.contains { $0.contains(node.range.lowerBound) }
  }

  /// Returns a note on how to resolve a syntax error.
  private static func wayOut(of error: SyntaxError) -> Diagnostic.Note {
    Diagnostic.Note(
      message: error.isConflict
        ? "resolve the conflict first"
        : "if the compiler takes the file, leave it out with '--exclude', or remove the annotation")
  }

  /// Whether a brace is missing, or a comment, literal or name does not end, so that appended text would be a part of
  /// it.
  private static func isOfNesting(_ error: SyntaxError) -> Bool {
    ["expected '}'", "expected '`'", "unterminated"].contains(where: error.message.hasPrefix)
  }

  /// The ranges of the declarations that have something to stub or a double to generate, by file: types, protocols,
  /// extensions and global functions.
  private var rangesOfInterest: [FileID: Set<Range<Int>>] {
    var ranges: [FileID: Set<Range<Int>>] = [:]
    // The members of an annotated type may be in the part that the parser cannot read.
    let types = collector.annotatedTypes.union(annotatedProtocols.map(\.type))
    for type in types.union(collector.candidates.compactMap(\.type)) {
      ranges[index.types[type].file, default: []].insert(index.types[type].decl.node.range)
    }
    for member in collector.candidates.map(\.member) {
      ranges[member.file, default: []].insert((member.owner.isFile ? member.node : member.owner.node).range)
    }
    return ranges
  }

  /// Whether an annotation requests a change in a range of a file.
  private func isAnnotated(_ range: Range<Int>, of file: FileID) -> Bool {
    let hasType = collector.annotatedTypes.union(annotatedProtocols.map(\.type)).contains {
      index.types[$0].file == file && isIn([range], index.types[$0].decl.node)
    }
    return hasType
      || collector.candidates.contains { candidate in
        guard candidate.annotation != nil || candidate.isTypeAnnotated else { return false }
        if candidate.member.file == file, isIn([range], candidate.member.node) { return true }
        guard let model = candidate.type.map({ index.types[$0] }) else { return false }
        return model.file == file && isIn([range], model.decl.node)
      }
  }

  /// Returns the name of the type that the outermost of some ranges declares or extends.
  private func name(of ranges: Set<Range<Int>>, in file: FileID) -> String {
    let start = ranges.map(\.lowerBound).min()
    let owner = collector.candidates.lazy.map(\.member).first {
      $0.file == file && $0.owner.node.range.lowerBound == start
    }?.owner
    return owner?.name ?? index.types.values.first {
      $0.file == file && $0.decl.node.range.lowerBound == start
    }?.name
      ?? ""
  }
}

extension SyntaxTree {
  /// The range of a whole file.
  fileprivate static var everything: Range<Int> { 0..<Int.max }
}
