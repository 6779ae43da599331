import Stubble
import Synchronization

/// Measures calls through `Stub` against the least that records a call: a lock and an append to an array.
@main
enum RecordedStubs {
  final class Record<Arguments>: Sendable {
    struct State: @unchecked Sendable { var arguments: [Arguments] = [] }
    private let state = Mutex(State())

    func callAsFunction(_ arguments: Arguments, returning value: Int) -> Int {
      state.withLock { $0.arguments.append(arguments) }
      return value
    }
  }

  struct Arguments {
    var path: String
    var isRecursive: Bool
  }

  static func main() {
    measureNumbers()
    measureStructs()
    measureErrors()
  }

  static func measureNumbers() {
    let queue = Array(repeating: Result<Int, Never>.success(2), count: 1000)
    var measurement = Measurement("a call with an Int")
    measurement.add("lock and array append") { calls in
      let record = Record<Int>()
      for call in 0..<calls { use(record(call, returning: 1)) }
    }
    measurement.add("Stub<Int, Int>") { calls in
      let stub = Stub<Int, Int>(defaultReturnValue: 1)
      for call in 0..<calls { use(stub(call)) }
    }
    measurement.add("Stub<Int, Int> with a queue") { calls in
      let stub = Stub<Int, Int>(defaultReturnValue: 1, resultQueue: queue)
      for call in 0..<calls { use(stub(call)) }
    }
    measurement.add("Stub<Int, Int>, read every 1000 calls") { calls in
      let stub = Stub<Int, Int>(defaultReturnValue: 1)
      use(stub.calls)
      for call in 0..<calls { use(stub(call)) }
    }
    measurement.report()
  }

  static func measureStructs() {
    let path = "/a/path/that/is/long/enough/for/the/heap"
    var measurement = Measurement("a call with a struct")
    measurement.add("lock and array append") { calls in
      let record = Record<Arguments>()
      for call in 0..<calls { use(record(Arguments(path: path, isRecursive: call == 0), returning: 1)) }
    }
    measurement.add("Stub<Arguments, Int>") { calls in
      let stub = Stub<Arguments, Int>(defaultReturnValue: 1)
      for call in 0..<calls { use(stub(Arguments(path: path, isRecursive: call == 0))) }
    }
    measurement.report()
  }

  static func measureErrors() {
    typealias Answer = Result<Int, any Error>
    var measurement = Measurement("a call that may throw")
    measurement.add("lock and append of argument and result") { calls in
      let record = Record<(Int, Answer)>()
      for call in 0..<calls { use(record((call, .success(1)), returning: 1)) }
    }
    measurement.add("ThrowingStub<Int, Int, any Error>") { calls in
      let stub = ThrowingStub<Int, Int, any Error>(defaultReturnValue: 1)
      for call in 0..<calls { use(try? stub(call)) }
    }
    measurement.report()
  }
}
