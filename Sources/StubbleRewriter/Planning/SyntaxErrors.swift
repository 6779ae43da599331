import StubbleSemantics
import StubbleSyntax

extension Planner {
  /// Reports the syntax errors of all files that have something to stub, and records which ranges they leave unchanged.
  ///
  /// An error inside a type leaves the type unchanged. Unbalanced braces, and comments that do not end, leave the whole
  /// file unchanged. That is an error if something annotated, or a type that is selected by its name, is in the range, and
  /// a warning otherwise. An error anywhere else is a warning: the source may be newer than the parser.
  mutating func reportSyntaxErrors() {
    if files.values.allSatisfy(\.tree.errorsInAllModes.isEmpty) { return }
    let interests = rangesOfInterest
    let wanted = wantedOffsets
    for (file, source) in files.entries where !source.tree.errorsInAllModes.isEmpty {
      guard let interests = interests[file] else { continue }
      reportErrors(of: source.tree, file, interests: interests, wanted: wanted[file, default: []])
    }
  }

  /// Reports the syntax errors of a file, given the ranges of interest and where wanted declarations begin.
  private mutating func reportErrors(
    of tree: SyntaxTree, _ file: FileID, interests: [Range<Int>: String], wanted: [Int]
  ) {
    let wantedRanges = Set(
      zip(wanted, interests.ranges(around: wanted)).flatMap { offset, ranges in
        ranges.filter { $0.contains(offset) }
      })
    let braces = Set(tree.tokens.lazy.filter { $0.kind == .rightBrace }.map { Int($0.start) })
    let errors = tree.errorsInAllModes
    var hasError = false
    for (error, around) in zip(errors, interests.ranges(around: errors.map(\.offset))) {
      let range = error.offset..<error.offset
      let concernsFile =
        braces.contains(error.offset) || error.kind == .unterminated || error.kind == .missingBrace
      guard concernsFile || !around.isEmpty else {
        changes.diagnostics[file].append(Diagnostic(.warning, at: range, error.message))
        continue
      }
      if concernsFile ? !wanted.isEmpty : !wantedRanges.isDisjoint(with: around) {
        changes.diagnostics[file].append(
          Diagnostic(.error, at: range, error.message, notes: hasError ? [] : [wayOut(of: error, in: file)]))
        hasError = true
      } else if !unreadable[file].haveRange(containing: error.offset) {
        let outermost = concernsFile ? nil : around.first
        if let outermost { unreadable[file].append(outermost) } else { unreadable[file] = [0..<Int.max] }
        let subject = outermost.flatMap { interests[$0] }.map { "'\($0)'" } ?? "the file"
        changes.diagnostics[file].append(
          Diagnostic(.warning, at: range, "\(subject) is left as it is: \(error.message)"))
      }
    }
  }

  /// Whether a syntax error leaves a candidate, or the type that would contain its closures, unchanged.
  func isUnreadable(_ candidate: Candidate) -> Bool {
    isUnreadable(candidate.member.node, in: candidate.member.file)
      || candidate.type.map { isUnreadable(index.types[$0].decl.node, in: index.types[$0].file) } ?? false
  }

  private func isUnreadable(_ node: SyntaxNode, in file: FileID) -> Bool {
    unreadable[file].haveRange(containing: node.range.lowerBound)
  }

  /// Returns a note on how to resolve a syntax error.
  private func wayOut(of error: SyntaxError, in file: FileID) -> Diagnostic.Note {
    if error.kind == .conflict { return Diagnostic.Note(message: "resolve the conflict first") }
    let wayOut =
      collector.selectedNames[file].isEmpty ? "remove the annotation" : "do not select its types by name"
    return Diagnostic.Note(
      message: "if the compiler takes the file, leave it out with '--exclude', or " + wayOut)
  }

  /// The types that are annotated, for stubs or for a double, or selected by their names.
  private var wantedTypes: Set<TypeID> {
    Set(collector.wantedTypes.keys).union(annotatedProtocols.map(\.type))
  }

  /// The ranges of the declarations that have something to stub or a double to generate, by file: types, protocols,
  /// extensions and global functions. Each has the name of the type, which is empty for a function.
  private var rangesOfInterest: [FileID: [Range<Int>: String]] {
    var ranges: [FileID: [Range<Int>: String]] = [:]
    for member in collector.candidates.map(\.member) {
      let node = member.owner.isFile ? member.node : member.owner.node
      ranges[member.file, default: [:]][node.range] = member.owner.name
    }
    // The members of a wanted type may be in the part that the parser cannot read.
    for type in wantedTypes.union(collector.candidates.compactMap(\.type)).map({ index.types[$0] }) {
      ranges[type.file, default: [:]][type.decl.node.range] = type.name
    }
    return ranges
  }

  /// Where the declarations begin that an annotation or a selection by name requests to change, and the types that have
  /// their closures, by file and in order.
  private var wantedOffsets: [FileID: [Int]] {
    let types = wantedTypes
    let candidates = collector.candidates.filter { candidate in
      candidate.annotation != nil || candidate.type.map(types.contains) ?? false
    }
    var offsets: [FileID: Set<Int>] = [:]
    for type in types.union(candidates.compactMap(\.type)) {
      offsets[index.types[type].file, default: []].insert(index.types[type].decl.node.range.lowerBound)
    }
    for member in candidates.map(\.member) {
      offsets[member.file, default: []].insert(member.node.range.lowerBound)
    }
    return offsets.mapValues { $0.sorted() }
  }
}

extension [Range<Int>] {
  /// Returns whether one of the ranges, which are in order and do not overlap, contains an offset.
  fileprivate func haveRange(containing offset: Int) -> Bool {
    var first = startIndex
    var end = endIndex
    while first < end {
      let middle = (first + end) / 2
      if self[middle].upperBound <= offset { first = middle + 1 } else { end = middle }
    }
    return first < endIndex && self[first].contains(offset)
  }
}

extension [Range<Int>: String] {
  /// Returns, for each of some offsets, which are in order, the ranges that contain it or end there, outermost first.
  fileprivate func ranges(around offsets: [Int]) -> [[Range<Int>]] {
    var following = keys.sorted { ($1.lowerBound, $0.upperBound) < ($0.lowerBound, $1.upperBound) }
    var open: [Range<Int>] = []
    return offsets.map { offset in
      while let next = following.last, next.lowerBound <= offset { open.append(following.removeLast()) }
      open.removeAll { $0.upperBound < offset }
      return open
    }
  }
}
