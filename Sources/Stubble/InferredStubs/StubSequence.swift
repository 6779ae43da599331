/// Answers to the calls of a placeholder, in order, and what is expected of those calls.
///
/// A sequence concerns the calls that all of its conditions accept. It counts them and runs its callbacks
/// whether or not it answers them. The sequence that was set up last answers first; one that has no answer
/// left leaves the call to the one before it.
public final class StubSequence<Input, Output, E: Error> {
  @usableFromInline typealias Answer = Result<Output, E>

  let lock = Lock()

  // All that changes. Only ever touched under the lock.
  @usableFromInline var conditions: [(Input) -> Bool] = []
  var callbacks: [(Input) -> Void] = []
  var answers: [Answer] = []
  /// The index of the answer that is given to all calls after it.
  var endlessIndex: Int?
  var nextIndex = 0
  /// The number of calls that the conditions accepted.
  var count = 0
  var expectations: [StubExpectation] = []
  /// What to call when the expectations begin to be met.
  var attachments: [() -> Void] = []
  /// Where an expectation was stated that nobody has verified yet.
  var unverified: StubFailure?

  @usableFromInline
  init() {}

  deinit {
    lock.withLock { unverified }?.report()
  }

  /// Changes what is touched under the lock only.
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

// MARK: - Answers

extension StubSequence {
  /// Returns the value for one call.
  @discardableResult
  public func returnsOnce(_ value: Output) -> Self {
    change { answers.append(.success(value)) }
  }

  /// Returns the value for all calls from here on; answers added after it are not reached.
  @discardableResult
  public func returns(_ value: Output) -> Self {
    change { addEndless(.success(value)) }
  }

  /// Throws the error for one call.
  @discardableResult
  public func throwsOnce(_ error: E) -> Self {
    change { answers.append(.failure(error)) }
  }

  /// Throws the error for all calls from here on; answers added after it are not reached.
  @discardableResult
  public func `throws`(_ error: E) -> Self {
    change { addEndless(.failure(error)) }
  }

  /// Calls the closure with the arguments of each call.
  @discardableResult
  public func callback(_ callback: @escaping (Input) -> Void) -> Self {
    change { callbacks.append(callback) }
  }
}

// MARK: - Calls

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
    // The caller gives the argument away: it was sent here only to be sent on.
    nonisolated(unsafe) let argument = argument
    let passed = PassedAnswer<Input, Output, E>.take()
    let own = receive(argument, isAnswered: passed != nil)
    guard let answer = passed ?? own else { return try await next(argument) }
    let below = await PassedAnswer.pass(answer, argument, to: next)
    return try (own ?? below).get()
  }

  /// Counts the call if it concerns this sequence, and answers it unless somebody did. Closures of the user
  /// are called without the lock: they may call the placeholder again.
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

// Under the lock only.
extension StubSequence {
  var failures: [String] { expectations.compactMap { $0.notMetDescription(count: count) } }

  private func takeAnswer() -> Answer? {
    let index = min(nextIndex, endlessIndex ?? .max)
    guard answers.indices.contains(index) else { return nil }
    nextIndex += 1
    return answers[index]
  }

  /// Counts a call; returns what to call because the expectations are met from now on.
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
