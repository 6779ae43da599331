import StubbleRewriter
import StubbleSemantics

/// All the files of a command.
struct Inputs: Sendable {
  /// Those that concern the command, each once however many names led to it.
  var relevant: [Input] = []
  /// The others, if the names that they declare were asked for.
  var dismissed: [DismissedFile] = []
  /// Files that could not be read.
  var findings: [Finding] = []

  /// Reads files and restores those that matter, on all cores.
  /// - Parameters:
  ///   - withNames: whether names may be looked up in the other files.
  ///   - advance: called when a file is read.
  static func read(
    _ paths: [String], _ trigger: Trigger, withNames: Bool, jobs: Int,
    advance: @escaping @Sendable () -> Void = {}
  ) -> Inputs {
    let outcomes = mapInParallel(paths.count, jobs: jobs, scratch: { ReadBuffer() }) { index, buffer in
      defer { advance() }
      return read(paths[index], index, trigger, withNames, buffer)
    }
    var inputs = Inputs()
    for outcome in outcomes {
      switch outcome {
      case .relevant(let input): inputs.relevant.append(input)
      case .dismissed(let file?): inputs.dismissed.append(file)
      case .dismissed(nil): break
      case .failed(let finding): inputs.findings.append(finding)
      }
    }
    inputs.dropDuplicates()
    return inputs
  }

  /// Adds files that were read later, after the others in order.
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
    findings += others.findings
    dropDuplicates()
  }

  /// Leaves files out that no target compiles. Those that somebody named stay, and those that are applied.
  mutating func leaveOut(besides named: [String], where isLeftOut: (String) -> Bool) {
    let named = named.pathKeys
    relevant.removeAll { $0.state == .original && !named.contains(PathKey($0.path)) && isLeftOut($0.path) }
    dismissed.removeAll { isLeftOut($0.path) }
  }

  private enum Outcome: Sendable {
    case relevant(Input)
    case dismissed(DismissedFile?)
    case failed(Finding)
  }

  private static func read(
    _ path: String, _ order: Int, _ trigger: Trigger, _ withNames: Bool, _ buffer: ReadBuffer
  ) -> Outcome {
    do throws(SystemError) {
      let bytes = try buffer.read(path)
      if !trigger.fires(in: bytes) {
        guard withNames else { return .dismissed(nil) }
        return .dismissed(
          DismissedFile(path: path, order: order, bytes: bytes, withChanges: trigger != .protocols))
      }
      if bytes.count > Input.limit { return .failed(Input.tooLarge(path)) }
      return .relevant(Input(path: path, order: order, bytes: Array(bytes)))
    } catch {
      return .failed(Finding(error))
    }
  }

  /// Links lead to the same file, as do `a.swift` and `./a.swift`.
  private mutating func dropDuplicates() {
    var seen: Set<PathKey> = []
    relevant.removeAll { !seen.insert(PathKey(System.realPath($0.path) ?? $0.path)).inserted }
  }
}
