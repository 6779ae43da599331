import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The measurement of how fast files are read, lexed and parsed, which prints one line for all files. With `expanding`,
/// it measures also how fast they are planned and rendered with all types selected, and the memory that takes.
struct SyntaxTiming {
  let files: [String]
  let jobs: Int
  let expanding: Bool

  /// Prints the line, and returns the exit status. Throws an error if a file cannot be read.
  func run() throws(FileDiagnostics) -> Int32 {
    let begin = System.uptime
    var sources: [[UInt8]] = []
    for file in files { sources.append(try SyntaxCommand.read(file)) }
    let readTime = System.uptime - begin
    let bytes = sources.reduce(0) { $0 + $1.count }
    let (lexTime, tokens) = measure(sources) { (lex($0).tokens.count, 0) }
    let (parseTime, counts) = measure(sources) { source in
      let tree = SyntaxTree(parsing: source)
      return (tree.tokens.count, tree.nodeCount)
    }
    var line =
      "files=\(sources.count) bytes=\(bytes) tokens=\(tokens.tokens) nodes=\(counts.nodes)"
      + " read_MBps=\(rate(bytes, readTime)) lex_MBps=\(rate(bytes, lexTime))"
      + " parse_MBps=\(rate(bytes, parseTime))"
    if expanding { line += " " + expansion(of: sources, bytes: bytes) }
    return Console.write((line + "\n").utf8) ? 0 : 1
  }

  /// Plans and renders all files as one project, as `apply` does, with all trees in memory. Returns the columns of the
  /// measurements.
  private func expansion(of sources: [[UInt8]], bytes: Int) -> String {
    let parsed = sources.enumerated().map { SourceFile(path: files[$0], source: $1) }
    let treePeak = System.peakMemory
    let beforePlans = System.uptime
    let workers = Workers(jobs: jobs)
    let plans = onDeepStack {
      Project(files: parsed, selection: Selection(allTypes: true)).plans(workers: workers)
    }
    let expandTime = System.uptime - beforePlans
    let beforeRendering = System.uptime
    let sizes = mapInParallel(plans.count, jobs: jobs) { index in
      render(plans[index].edits, in: parsed[index].tree, layout: .lines).count
    }
    let renderTime = System.uptime - beforeRendering
    return "edits=\(plans.reduce(0) { $0 + $1.edits.count }) rendered=\(sizes.reduce(0, +))"
      + " expand_MBps=\(rate(bytes, expandTime)) render_MBps=\(rate(bytes, renderTime))"
      + " tree_peak=\(treePeak) peak=\(System.peakMemory)"
  }

  /// Returns a rate in megabytes per second, with one decimal.
  private func rate(_ bytes: Int, _ nanoseconds: UInt64) -> String {
    let tenths = bytes * 10_000 / max(Int(nanoseconds), 1)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private final class Progress: Sendable {
    let next = SharedNumber()
    let tokens = SharedNumber()
    let nodes = SharedNumber()
  }

  /// Calls `work` with all sources on `jobs` threads. Returns the elapsed time in nanoseconds, and the sums of the
  /// results.
  private func measure(
    _ sources: [[UInt8]], _ work: @escaping @Sendable ([UInt8]) -> (tokens: Int, nodes: Int)
  ) -> (UInt64, (tokens: Int, nodes: Int)) {
    let progress = Progress()
    let begin = System.uptime
    System.onThreads(jobs, stackSize: 8 << 20) {
      var tokens = 0
      var nodes = 0
      while true {
        let index = progress.next.add(1) - 1
        guard index < sources.count else { break }
        let counted = work(sources[index])
        tokens += counted.tokens
        nodes += counted.nodes
      }
      progress.tokens.add(tokens)
      progress.nodes.add(nodes)
    }
    let time = System.uptime - begin
    return (time, (progress.tokens.value, progress.nodes.value))
  }
}
