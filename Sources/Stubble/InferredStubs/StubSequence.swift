/// Answers to the calls of a placeholder, in order, and what is expected of those calls.
///
/// A sequence concerns the calls that all of its conditions accept. It counts them and tells its callbacks
/// whether or not it answers them. The sequence that was set up last answers first; one that has no answer
/// left leaves the call to the one before it.
public final class StubSequence<Input, Output, E: Error> {
  typealias Answer = Result<Output, E>

  /// All that changes. Only ever touched under the lock.
  struct State: @unchecked Sendable {
    var conditions: [(Input) -> Bool] = []
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

    var failures: [String] { expectations.compactMap { $0.notMetDescription(count: count) } }

    mutating func add(_ answer: Answer) { answers.append(answer) }

    mutating func addEndless(_ answer: Answer) {
      if endlessIndex == nil { endlessIndex = answers.count }
      answers.append(answer)
    }

    mutating func takeAnswer() -> Answer? {
      let index = min(nextIndex, endlessIndex ?? .max)
      guard answers.indices.contains(index) else { return nil }
      nextIndex += 1
      return answers[index]
    }

    /// Counts a call; returns what to call because the expectations are met from now on.
    mutating func countCall() -> [() -> Void] {
      if attachments.isEmpty {
        count += 1
        return []
      }
      let wasMet = failures.isEmpty
      count += 1
      return !wasMet && failures.isEmpty ? attachments : []
    }
  }

  private let state = Locked(State())

  init() {}

  deinit {
    state.withLock { $0.unverified }?.report()
  }

  func change(_ body: (inout State) -> Void) -> Self {
    state.withLock { body(&$0) }
    return self
  }

  func read<T>(_ body: (inout State) -> T) -> T {
    // The state is unchecked `Sendable`, so what is read from it leaves the lock unchecked too.
    state.withLock { state in
      nonisolated(unsafe) let value = body(&state)
      return value
    }
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
    return change { $0.add(.success(value)) }
  }

  /// Returns the value for all calls from here on; answers added after it are not reached.
  @discardableResult
  public func returns(_ value: Output) -> Self {
    return change { $0.addEndless(.success(value)) }
  }

  /// Throws the error for one call.
  @discardableResult
  public func throwsOnce(_ error: E) -> Self {
    change { $0.add(.failure(error)) }
  }

  /// Throws the error for all calls from here on; answers added after it are not reached.
  @discardableResult
  public func `throws`(_ error: E) -> Self {
    change { $0.addEndless(.failure(error)) }
  }

  /// Calls the closure with the arguments of each call.
  @discardableResult
  public func callback(_ callback: @escaping (Input) -> Void) -> Self {
    return change { $0.callbacks.append(callback) }
  }
}

// MARK: - Calls

extension StubSequence {
  func respond(to argument: Input, else next: (Input) throws(E) -> Output) throws(E) -> Output {
    let passed = PassedAnswer<Input, Output, E>.take()
    let own = receive(argument, isAnswered: passed != nil)
    guard let answer = passed ?? own else { return try next(argument) }
    let below = PassedAnswer.pass(answer, argument, to: next)
    return try (own ?? below).get()
  }

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
    let (conditions, callbacks) = read { ($0.conditions, $0.callbacks) }
    guard conditions.allSatisfy({ $0(argument) }) else { return nil }
    for callback in callbacks { callback(argument) }
    let (attachments, answer) = read { state in
      (state.countCall(), isAnswered ? nil : state.takeAnswer())
    }
    for attachment in attachments { attachment() }
    return answer
  }
}
