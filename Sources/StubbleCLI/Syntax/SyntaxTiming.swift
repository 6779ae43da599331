import StubbleSyntax
import Synchronization

/// How fast files are read, lexed and parsed; one line for all of them.
struct SyntaxTiming {
  let files: [String]
  let jobs: Int

  func run() -> Int32 {
    let begin = System.uptime
    let sources = files.compactMap { SyntaxCommand.read($0) }
    let readTime = System.uptime - begin
    let bytes = sources.reduce(0) { $0 + $1.count }
    let (lexTime, tokens) = measure(sources) { (lex($0).tokens.count, 0) }
    let (parseTime, counts) = measure(sources) { source in
      let tree = SyntaxTree(parsing: source)
      return (tree.tokens.count, tree.nodeCount)
    }
    let line =
      "files=\(sources.count) bytes=\(bytes) tokens=\(tokens.tokens) nodes=\(counts.nodes)"
      + " read_MBps=\(rate(bytes, readTime)) lex_MBps=\(rate(bytes, lexTime))"
      + " parse_MBps=\(rate(bytes, parseTime))\n"
    return Console.write(line.utf8) && sources.count == files.count ? 0 : 1
  }

  /// Megabytes a second, to a tenth.
  private func rate(_ bytes: Int, _ nanoseconds: UInt64) -> String {
    let tenths = bytes * 10_000 / max(Int(nanoseconds), 1)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private final class Progress: Sendable {
    let next = Atomic<Int>(0)
    let tokens = Atomic<Int>(0)
    let nodes = Atomic<Int>(0)
  }

  /// Wall time of `work` over all sources on `jobs` threads, and the sums of what it counted.
  private func measure(
    _ sources: [[UInt8]], _ work: @escaping @Sendable ([UInt8]) -> (tokens: Int, nodes: Int)
  ) -> (UInt64, (tokens: Int, nodes: Int)) {
    let progress = Progress()
    let begin = System.uptime
    System.onThreads(jobs, stackSize: 8 << 20) {
      var tokens = 0
      var nodes = 0
      while true {
        let index = progress.next.add(1, ordering: .relaxed).oldValue
        guard index < sources.count else { break }
        let counted = work(sources[index])
        tokens += counted.tokens
        nodes += counted.nodes
      }
      progress.tokens.add(tokens, ordering: .relaxed)
      progress.nodes.add(nodes, ordering: .relaxed)
    }
    let time = System.uptime - begin
    return (time, (progress.tokens.load(ordering: .relaxed), progress.nodes.load(ordering: .relaxed)))
  }
}
