import StubbleRewriter
import StubbleSemantics

/// The files of a command, read.
struct Inputs: Sendable {
  /// The files that concern the command, each once even if several paths lead to it.
  var relevant: [Input] = []
  /// The other files, with the names that they declare, unless they were skipped.
  var dismissed: [DismissedFile] = []
  /// An error for each file that could not be read.
  var diagnostics: [FileDiagnostic] = []

  /// What becomes of the files that do not concern the command.
  enum Others {
    case skipped
    /// They are dismissed with the names that they declare, so that lookups find them.
    case dismissed
  }

  /// Reads files in parallel, and restores the originals of those that concern the command.
  ///
  /// - Parameters:
  ///   - paths: The files to read.
  ///   - trigger: The condition by which a file concerns the command.
  ///   - others: What becomes of the other files.
  ///   - jobs: The number of threads.
  ///   - advance: A closure that is called after each file, on any thread.
  static func read(
    _ paths: [String], _ trigger: Trigger, others: Others, jobs: Int,
    advance: @escaping @Sendable () -> Void = {}
  ) -> Inputs {
    let outcomes = mapInParallel(paths.count, jobs: jobs, scratch: { ReadBuffer() }) { index, buffer in
      defer { advance() }
      return read(paths[index], index, trigger, others, buffer)
    }
    var inputs = Inputs()
    for outcome in outcomes {
      switch outcome {
      case .relevant(let input): inputs.relevant.append(input)
      case .dismissed(let file?): inputs.dismissed.append(file)
      case .dismissed(nil): break
      case .failed(let diagnostic): inputs.diagnostics.append(diagnostic)
      }
    }
    inputs.joinDuplicates()
    return inputs
  }

  /// Adds files that were read later, and orders them after those that are there.
  mutating func add(_ others: Inputs) {
    let start = ((relevant.map(\.order) + dismissed.map(\.order)).max() ?? -1) + 1
    relevant += others.relevant.map { input in
      var later = input
      later.order += start
      return later
    }
    dismissed += others.dismissed.map { file in
      var later = file
      later.order += start
      return later
    }
    diagnostics += others.diagnostics
    joinDuplicates()
  }

  /// Makes the files references, since the command does not name them.
  ///
  /// - Parameter leftOut: The files that the command excludes or git ignores.
  mutating func becomeReferences(leftOut: Set<PathKey>) {
    func role(of path: String) -> Input.Role {
      leftOut.contains(PathKey(path)) ? .excluded : .reference
    }
    for index in relevant.indices {
      relevant[index].role = role(of: relevant[index].path)
      if relevant[index].role == .excluded { relevant[index].keepApplied() }
    }
    for index in dismissed.indices { dismissed[index].role = role(of: dismissed[index].path) }
  }

  /// Adds files that the command does not name. Those that are applied are relevant, unless they are excluded: a change of
  /// the files that are named may change what is generated in them too.
  ///
  /// - Parameter selectsAll: Whether all types are selected, so that files without annotations can be applied.
  mutating func add(references: Inputs, selectsAll: Bool) {
    var others = Inputs()
    others.dismissed = references.dismissed
    for var input in references.relevant {
      if input.role == .reference, input.state == .applied, selectsAll || input.isAnnotated {
        input.role = .implied
        others.relevant.append(input)
      } else {
        others.dismissed.append(DismissedFile(input))
      }
    }
    others.dismissed.sort { $0.order < $1.order }
    add(others)
  }

  /// Removes files that no target compiles, except relevant ones that were given by their path or are applied.
  ///
  /// - Parameters:
  ///   - named: The paths of the files that were given.
  ///   - folders: Folders that were given though no target compiles their files, so that these count as given too. Each
  ///     ends in a slash, except that the current folder is empty.
  ///   - isLeftOut: Returns whether no target compiles a file.
  /// - Returns: The annotated files of the command that were removed.
  @discardableResult
  mutating func leaveOut(
    excluding named: [String], below folders: [String] = [], where isLeftOut: (String) -> Bool
  ) -> [String] {
    let named = named.pathKeys
    func isGiven(_ path: String) -> Bool { folders.contains(where: path.hasPathPrefix) }
    var removed: [String] = []
    relevant.removeAll { input in
      let isKept = input.state != .original || named.contains(PathKey(input.path)) || isGiven(input.path)
      if isKept || !isLeftOut(input.path) { return false }
      if input.role == .named, input.isAnnotated { removed.append(input.path) }
      return true
    }
    dismissed.removeAll { !isGiven($0.path) && isLeftOut($0.path) }
    return removed
  }

  private enum Outcome: Sendable {
    /// It is indirect, so that the outcomes of the many other files are small.
    indirect case relevant(Input)
    case dismissed(DismissedFile?)
    case failed(FileDiagnostic)
  }

  private static func read(
    _ path: String, _ order: Int, _ trigger: Trigger, _ others: Others, _ buffer: ReadBuffer
  ) -> Outcome {
    do throws(SystemError) {
      let bytes = try buffer.read(path)
      if !trigger.fires(in: bytes) {
        guard others == .dismissed else { return .dismissed(nil) }
        return .dismissed(
          DismissedFile(path: path, order: order, bytes: bytes, withChanges: trigger != .protocols))
      }
      return .relevant(Input(path: path, order: order, bytes: Array(bytes)))
    } catch {
      return .failed(FileDiagnostic(error))
    }
  }

  /// Joins relevant files that are there already by another path: a symbolic link, or `./a.swift` for `a.swift`.
  private mutating func joinDuplicates() {
    var indices: [PathKey: Int] = [:]
    var kept: [Input] = []
    for input in relevant {
      let key = PathKey(System.realPath(input.path) ?? input.path)
      if let index = indices[key] {
        kept[index].otherPaths += [input.path] + input.otherPaths
      } else {
        indices[key] = kept.count
        kept.append(input)
      }
    }
    relevant = kept
  }
}
