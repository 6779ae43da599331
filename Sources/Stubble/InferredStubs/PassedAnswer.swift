// A placeholder that was set up or spied on is a closure around another closure, and so on. One of them answers a call;
// the inner ones still have to count and record that call, but must not use up answers of their own. So the one that
// answers passes its answer to the next inner one, as a task-local value.

/// The answer to a call that is being passed from closure to closure, whatever its type.
@usableFromInline
class AnyPassedAnswer: @unchecked Sendable {
  /// The answer that is passed in the current task. Declared without `@TaskLocal`, since the macro would make the
  /// compiler load a plug-in.
  static let current = TaskLocal<AnyPassedAnswer?>(wrappedValue: nil)

  private let lock = Lock()
  private var isOpen = true

  /// Makes the answer unavailable. Returns whether it was available until then.
  @discardableResult
  final func close() -> Bool {
    lock.withLock {
      defer { isOpen = false }
      return isOpen
    }
  }
}

/// An answer that an outer closure gave, which one inner closure of the same type takes.
@usableFromInline
final class PassedAnswer<Input, Output, E: Error>: AnyPassedAnswer, @unchecked Sendable {
  @usableFromInline typealias Answer = Result<Output, E>

  private let answer: Answer

  private init(_ answer: Answer) { self.answer = answer }

  /// Takes the answer that was passed to the calling closure; `nil` if there is none. Code that the closure then calls
  /// finds none.
  @usableFromInline
  static func take() -> Answer? {
    guard let passed = current.get() as? PassedAnswer, passed.close() else { return nil }
    return passed.answer
  }

  /// Takes the answer that was passed to a body that has none of its own. It is a failure if there is none.
  @usableFromInline
  static func takeOrReport(
    _ name: StaticString, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt
  ) throws(E) -> Output {
    if let answer = take() { return try answer.get() }
    let message = "\(name) was called before a body was registered"
    let result: Answer = UnexpectedCall.report(message, fileID, filePath, line)
    return try result.get()
  }

  /// Calls the next inner closure, passing an answer to it. Returns the closure's own result.
  @usableFromInline
  static func pass(_ answer: Answer, _ argument: Input, to next: (Input) throws(E) -> Output) -> Answer {
    let passed = PassedAnswer(answer)
    defer { passed.close() }
    return current.withValue(passed) { Result { () throws(E) in try next(argument) } }
  }

  /// Calls the next inner closure, passing an answer to it. Returns the closure's own result.
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
