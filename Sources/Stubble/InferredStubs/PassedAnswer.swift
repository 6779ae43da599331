// A placeholder that was set up or spied on is a closure around another closure, and so on. One of them
// answers a call; the ones below it still have to count and record that call, but must not use up answers of
// their own. So the one that answers passes its answer to the next one, as a task-local value.

/// The answer to the call that is being passed along.
@usableFromInline
class AnyPassedAnswer: @unchecked Sendable {
  /// Written out, since the macro would have the compiler load a plug-in for it.
  static let current = TaskLocal<AnyPassedAnswer?>(wrappedValue: nil)

  private let lock = Lock()
  private var isOpen = true

  /// Returns whether the answer was still to be taken.
  @discardableResult
  final func close() -> Bool {
    lock.withLock {
      defer { isOpen = false }
      return isOpen
    }
  }
}

/// An answer that was decided further out, for a closure of one type to take, once.
@usableFromInline
final class PassedAnswer<Input, Output, E: Error>: AnyPassedAnswer, @unchecked Sendable {
  @usableFromInline typealias Answer = Result<Output, E>

  private let answer: Answer

  private init(_ answer: Answer) { self.answer = answer }

  /// The answer passed to the closure that asks, if there is one. Code that the closure then calls finds none.
  @usableFromInline
  static func take() -> Answer? {
    guard let passed = current.get() as? PassedAnswer, passed.close() else { return nil }
    return passed.answer
  }

  /// The answer passed to a body that has none of its own; without one, it traps.
  @usableFromInline
  static func takeOrTrap(_ name: StaticString, _ file: StaticString, _ line: UInt) throws(E) -> Output {
    guard let answer = take() else {
      fatalError("\(name) was called before a body was registered", file: file, line: line)
    }
    return try answer.get()
  }

  /// Calls the next closure with an answer passed along.
  @usableFromInline
  static func pass(_ answer: Answer, _ argument: Input, to next: (Input) throws(E) -> Output) -> Answer {
    let passed = PassedAnswer(answer)
    defer { passed.close() }
    return current.withValue(passed) { Result { () throws(E) in try next(argument) } }
  }

  /// Calls the next closure with an answer passed along.
  @usableFromInline
  nonisolated(nonsending) static func pass(
    _ answer: Answer, _ argument: Input, to next: (Input) async throws(E) -> Output
  ) async -> Answer {
    let passed = PassedAnswer(answer)
    defer { passed.close() }
    return await current.withValue(passed) {
      do throws(E) { return .success(try await next(argument)) } catch { return .failure(error) }
    }
  }
}
