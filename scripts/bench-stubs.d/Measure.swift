/// A measurement of pieces of code against each other. The pieces run in turn, many times; the best time of each
/// counts.
///
/// By default, a piece makes few calls at a time, as a test does: with millions of calls, most of the time would be
/// spent on memory that the kernel provides.
struct Measurement {
  private let calls: Int
  private let repetitions: Int
  private let rounds = 100
  private var pieces: [(name: String, run: (Int) -> Void)] = []

  /// Creates a measurement in which each piece makes `calls` calls at a time, `repetitions` times in each round.
  init(_ title: String, calls: Int = 1000, repetitions: Int = 100) {
    self.calls = calls
    self.repetitions = repetitions
    print(title)
  }

  /// Adds a piece. The others are compared with the first one.
  mutating func add(_ name: String, _ run: @escaping (_ calls: Int) -> Void) {
    pieces.append((name, run))
  }

  /// Runs all pieces and prints nanoseconds per call and the ratio to the first piece.
  func report() {
    var best = pieces.map { _ in Duration.seconds(1000) }
    for _ in 0..<rounds {
      for (index, piece) in pieces.enumerated() {
        let time = ContinuousClock().measure {
          for _ in 0..<repetitions { piece.run(calls) }
        }
        best[index] = min(best[index], time)
      }
    }
    for (piece, time) in zip(pieces, best) {
      let name = piece.name.padded(to: 44)
      print(
        "  \(name) \(tenths(time / .nanoseconds(calls * repetitions), to: 7)) ns  \(tenths(time / best[0], to: 5)) x"
      )
    }
  }

  private func tenths(_ value: Double, to width: Int) -> String {
    let text = "\((value * 10).rounded() / 10)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

/// Keeps the optimizer from removing the computation of the value.
@inline(never)
func use<T>(_ value: T) {}
