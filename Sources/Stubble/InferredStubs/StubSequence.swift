/// A sequence of answers to the calls of a placeholder, and of expectations about those calls.
///
/// A sequence is for the calls that all of its conditions accept. It counts them and runs its callbacks whether or not
/// it answers them. The sequence that was set up last answers first; if it has no answer left, the sequence that was
/// set up before it answers.
public final class StubSequence<Input, Output, E: Error> {
  @usableFromInline typealias Answer = Result<Output, E>

  let lock = Lock()

  // The mutable state, which is accessed only with the lock.
  @usableFromInline var conditions: [(Input) -> Bool] = []
  var callbacks: [(Input) -> Void] = []
  var answers: [Answer] = []
  /// The index of the answer that is repeated for all further calls; `nil` if there is none.
  var endlessIndex: Int?
  var nextIndex = 0
  /// The number of calls that the conditions accepted.
  var count = 0
  var expectations: [StubExpectation] = []
  /// The closures to call when the expectations become met.
  var attachments: [() -> Void] = []
  /// The failure to report if the last stated expectation is never verified.
  var unverified: StubFailure?

  @usableFromInline
  init() {}

  deinit {
    lock.withLock { unverified }?.report()
  }

  /// Changes the state with the lock, and returns the sequence.
  @usableFromInline
  func change(_ body: () -> Void) -> Self {
    lock.withLock(body)
    return self
  }
}

/// A sequence for a function that does not throw.
public typealias SetupSequence<Input, Output> = StubSequence<Input, Output, Never>

/// A sequence for a function that throws errors of any type.
public typealias SetupThrowableSequence<Input, Output> = StubSequence<Input, Output, any Error>

extension StubSequence {
  /// Answers one call with a value.
  @discardableResult
  public func returnsOnce(_ value: Output) -> Self {
    change { answers.append(.success(value)) }
  }

  /// Answers all further calls with a value. Answers that are added later are never used.
  @discardableResult
  public func returns(_ value: Output) -> Self {
    change { addEndless(.success(value)) }
  }

  /// Answers one call with an error.
  @discardableResult
  public func throwsOnce(_ error: E) -> Self {
    change { answers.append(.failure(error)) }
  }

  /// Answers all further calls with an error. Answers that are added later are never used.
  @discardableResult
  public func `throws`(_ error: E) -> Self {
    change { addEndless(.failure(error)) }
  }

  /// Calls a closure with the arguments of each call that the sequence is for.
  @discardableResult
  public func callback(_ callback: @escaping (Input) -> Void) -> Self {
    change { callbacks.append(callback) }
  }
}

extension StubSequence {
  @usableFromInline
  func respond(to argument: Input, else next: (Input) throws(E) -> Output) throws(E) -> Output {
    let passed = PassedAnswer<Input, Output, E>.take()
    let own = receive(argument, isAnswered: passed != nil)
    guard let answer = passed ?? own else { return try next(argument) }
    let below = PassedAnswer.pass(answer, argument, to: next)
    return try (own ?? below).get()
  }

  @usableFromInline
  nonisolated(nonsending) func respond(
    to argument: Input, else next: (Input) async throws(E) -> Output
  ) async throws(E) -> Output {
    // The caller does not use the argument any more: it is only passed on, here and by `next`.
    nonisolated(unsafe) let argument = argument
    let passed = PassedAnswer<Input, Output, E>.take()
    let own = receive(argument, isAnswered: passed != nil)
    guard let answer = passed ?? own else { return try await next(argument) }
    let below = await PassedAnswer.pass(answer, argument, to: next)
    return try (own ?? below).get()
  }

  /// Counts a call if the sequence is for it, and answers it unless another sequence did. The user's closures are
  /// called without the lock, since they may call the placeholder again.
  private func receive(_ argument: Input, isAnswered: Bool) -> Answer? {
    let (conditions, callbacks) = lock.withLock { (self.conditions, self.callbacks) }
    guard conditions.allSatisfy({ $0(argument) }) else { return nil }
    for callback in callbacks { callback(argument) }
    let (attachments, answer) = lock.withLock {
      (countCall(), isAnswered ? nil : takeAnswer())
    }
    for attachment in attachments { attachment() }
    return answer
  }
}

// These members are used only with the lock.
extension StubSequence {
  var failures: [String] { expectations.compactMap { $0.notMetDescription(count: count) } }

  private func takeAnswer() -> Answer? {
    let index = min(nextIndex, endlessIndex ?? .max)
    guard answers.indices.contains(index) else { return nil }
    nextIndex += 1
    return answers[index]
  }

  /// Counts a call. Returns the closures to call if it makes the expectations met.
  private func countCall() -> [() -> Void] {
    if attachments.isEmpty {
      count += 1
      return []
    }
    let wasMet = failures.isEmpty
    count += 1
    return !wasMet && failures.isEmpty ? attachments : []
  }

  private func addEndless(_ answer: Answer) {
    if endlessIndex == nil { endlessIndex = answers.count }
    answers.append(answer)
  }
}
