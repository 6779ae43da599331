import StubbleRewriter

/// A file that was read, and what it was before stubble was applied to it.
struct Input: Sendable {
  /// As the user named it or would have.
  var path: String
  /// Where it stands among the files of the command.
  var order: Int
  var bytes: [UInt8]
  var restoration: Restoration

  init(path: String, order: Int = 0, bytes: [UInt8]) {
    self.path = path
    self.order = order
    self.bytes = bytes
    restoration = restore(bytes)
  }

  /// Whether the author's own text has an annotation.
  var isAnnotated: Bool { restoration.original.withUnsafeBytes(Trigger.hasAnnotation) }

  /// How many bytes a tree can count.
  static let limit = Int(Int32.max)

  static func tooLarge(_ path: String) -> Finding { Finding(path: path, message: "larger than 2 GB") }

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
  /// The others, with the names that they declare if those were asked for.
  var dismissed: [(path: String, order: Int, names: DeclaredNames)] = []
  /// Files that could not be read.
  var findings: [Finding] = []

  /// Reads files and restores those that matter, on all cores.
  /// - Parameter withNames: whether the other files may turn out to be of interest.
  static func read(
    _ paths: [String], _ trigger: Trigger, withNames: Bool, progress: Progress, jobs: Int
  ) -> Inputs {
    let outcomes = mapInParallel(paths.count, jobs: jobs, scratch: { ReadBuffer() }) { index, buffer in
      defer { progress.advance() }
      return read(paths[index], index, trigger, withNames, buffer)
    }
    var inputs = Inputs()
    for (order, outcome) in outcomes.enumerated() {
      switch outcome {
      case .relevant(let input): inputs.relevant.append(input)
      case .dismissed(let names?): inputs.dismissed.append((paths[order], order, names))
      case .dismissed(nil): break
      case .failed(let finding): inputs.findings.append(finding)
      }
    }
    inputs.dropDuplicates()
    return inputs
  }

  private enum Outcome: Sendable {
    case relevant(Input)
    case dismissed(DeclaredNames?)
    case failed(Finding)
  }

  private static func read(
    _ path: String, _ order: Int, _ trigger: Trigger, _ withNames: Bool, _ buffer: ReadBuffer
  ) -> Outcome {
    do throws(SystemError) {
      let bytes = try buffer.read(path)
      if !trigger.fires(in: bytes) { return .dismissed(withNames ? DeclaredNames(in: bytes) : nil) }
      if bytes.count > Input.limit { return .failed(Input.tooLarge(path)) }
      return .relevant(Input(path: path, order: order, bytes: Array(bytes)))
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
