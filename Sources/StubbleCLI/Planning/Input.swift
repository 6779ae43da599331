import StubbleRewriter

/// A file that was read once, and what it was before stubble was applied to it.
struct Input: Sendable {
  /// As the user named it or would have.
  var path: String
  var bytes: [UInt8]
  var restoration: Restoration

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    restoration = restore(bytes)
  }

  /// What keeps the file from being restored: damage always, edits of generated code unless they are to be
  /// discarded.
  func obstacles(force: Bool) -> [Finding] {
    let diagnostics = restoration.damage + (force ? [] : restoration.tampering)
    return diagnostics.map { Finding(path: path, text: bytes, $0) }
  }
}

/// All the files of a command.
struct Inputs: Sendable {
  /// Those that concern the command, each once however many names led to it.
  var relevant: [Input] = []
  /// The others, if they were to be kept: their paths and texts.
  var dismissed: [(path: String, text: Slab.Text)] = []
  /// Files that could not be read.
  var findings: [Finding] = []

  /// Reads files and restores those that matter, on all cores.
  /// - Parameter keepsDismissed: whether the texts of the other files will be looked into.
  static func read(
    _ paths: [String], _ trigger: Trigger, keepsDismissed: Bool, progress: Progress, jobs: Int
  ) -> Inputs {
    let outcomes = mapInParallel(paths.count, jobs: jobs, scratch: { Slab() }) { index, slab in
      defer { progress.advance() }
      return read(paths[index], trigger, keepsDismissed, slab)
    }
    var inputs = Inputs()
    for (path, outcome) in zip(paths, outcomes) {
      switch outcome {
      case .relevant(let input): inputs.relevant.append(input)
      case .kept(let text): inputs.dismissed.append((path, text))
      case .dismissed: break
      case .failed(let finding): inputs.findings.append(finding)
      }
    }
    inputs.dropDuplicates()
    return inputs
  }

  private enum Outcome: Sendable {
    case relevant(Input)
    case kept(Slab.Text)
    case dismissed
    case failed(Finding)
  }

  private static func read(_ path: String, _ trigger: Trigger, _ keepsDismissed: Bool, _ slab: Slab)
    -> Outcome
  {
    do throws(SystemError) {
      let text = try slab.read(path)
      if trigger.fires(in: text.bytes) {
        defer { slab.release(text) }
        return text.bytes.count > Input.limit
          ? .failed(Input.tooLarge(path)) : .relevant(Input(path: path, bytes: text.array))
      }
      if keepsDismissed { return .kept(text) }
      slab.release(text)
      return .dismissed
    } catch {
      return .failed(Finding(error))
    }
  }

  /// Links lead to the same file, as do `a.swift` and `./a.swift`.
  private mutating func dropDuplicates() {
    var seen: Set<String> = []
    relevant.removeAll { !seen.insert(System.realPath($0.path) ?? $0.path).inserted }
  }
}

extension Input {
  /// How many bytes a tree can count.
  static let limit = Int(Int32.max)

  static func tooLarge(_ path: String) -> Finding { Finding(path: path, message: "larger than 2 GB") }
}
