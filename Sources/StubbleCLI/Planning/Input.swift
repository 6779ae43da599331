import StubbleRewriter

/// A file that was read once, and what it was before stubble was applied to it.
struct Input: Sendable {
  /// As the user named it or would have.
  var path: String
  var bytes: [UInt8]
  /// Nil if nothing in the file concerns the command.
  var restoration: Restoration?

  /// What keeps the file from being restored: damage always, edits of generated code unless they are to be
  /// discarded.
  func obstacles(force: Bool) -> [Finding] {
    guard let restoration else { return [] }
    let diagnostics = restoration.damage + (force ? [] : restoration.tampering)
    return diagnostics.map { Finding(path: path, text: bytes, $0) }
  }
}

/// All the files of a command.
struct Inputs: Sendable {
  /// Those that concern the command, each once however many names led to it.
  var relevant: [Input] = []
  /// The others, as they were read.
  var dismissed: [Input] = []
  /// Files that could not be read.
  var findings: [Finding] = []

  /// Reads files and restores those that matter, on all cores.
  static func read(_ paths: [String], _ trigger: Trigger, progress: Progress, jobs: Int) -> Inputs {
    let results = mapInParallel(paths.count, jobs: jobs) { index in
      defer { progress.advance() }
      return read(paths[index], trigger)
    }
    var inputs = Inputs()
    for result in results {
      switch result {
      case .success(let input) where input.restoration == nil: inputs.dismissed.append(input)
      case .success(let input): inputs.relevant.append(input)
      case .failure(let finding): inputs.findings.append(finding)
      }
    }
    inputs.dropDuplicates()
    return inputs
  }

  private static func read(_ path: String, _ trigger: Trigger) -> Result<Input, Finding> {
    do throws(SystemError) {
      let bytes = try System.contents(of: path).bytes
      return restored(path, bytes, trigger)
    } catch {
      return .failure(Finding(error))
    }
  }

  /// Takes bytes that were read already.
  static func restored(_ path: String, _ bytes: [UInt8], _ trigger: Trigger) -> Result<Input, Finding> {
    if bytes.count > Int32.max { return .failure(Finding(path: path, message: "larger than 2 GB")) }
    let fires = trigger.fires(in: bytes)
    return .success(Input(path: path, bytes: bytes, restoration: fires ? restore(bytes) : nil))
  }

  /// Links lead to the same file, as do `a.swift` and `./a.swift`.
  private mutating func dropDuplicates() {
    var seen: Set<String> = []
    relevant.removeAll { !seen.insert(System.realPath($0.path) ?? $0.path).inserted }
  }
}
