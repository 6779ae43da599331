/// An expected number of calls.
public enum StubExpectation: Sendable {
  /// No call.
  case never
  /// Exactly one call.
  case once
  /// One call or more.
  case atLeastOnce
  /// Exactly this many calls.
  case times(Int)
  /// This many calls or more.
  case atLeastTimes(Int)
  /// This many calls or fewer.
  case noMoreThan(Int)
  /// At least the first number of calls, and at most the second.
  case between(Int, Int)

  /// Returns the expectation of a number of calls in a range: `.times(2...3)`.
  public static func times(_ range: ClosedRange<Int>) -> StubExpectation {
    .between(range.lowerBound, range.upperBound)
  }

  /// Returns the expectation of at least a number of calls: `.times(2...)`.
  public static func times(_ range: PartialRangeFrom<Int>) -> StubExpectation {
    .atLeastTimes(range.lowerBound)
  }

  /// Returns the expectation of at most a number of calls: `.times(...3)`.
  public static func times(_ range: PartialRangeThrough<Int>) -> StubExpectation {
    .noMoreThan(range.upperBound)
  }

  /// Returns whether a number of calls meets the expectation.
  public func meets(count: Int) -> Bool {
    switch self {
    case .never: count == 0
    case .once: count == 1
    case .atLeastOnce: count >= 1
    case .times(let times): count == times
    case .atLeastTimes(let times): count >= times
    case .noMoreThan(let times): count <= times
    case .between(let least, let most): count >= least && count <= most
    }
  }

  /// Returns a message if a number of calls does not meet the expectation; otherwise `nil`.
  public func notMetDescription(count: Int) -> String? {
    meets(count: count) ? nil : "called \(Self.text(count)), but expected \(expected)"
  }

  /// The expectation as the end of a message, such as `at least 2 times`.
  package var expected: String {
    switch self {
    case .never: "never"
    case .once: "once"
    case .atLeastOnce: "at least once"
    case .times(let times): "exactly \(Self.text(times))"
    case .atLeastTimes(let times): "at least \(Self.text(times))"
    case .noMoreThan(let times): "no more than \(Self.text(times))"
    case .between(let least, let most): "\(least) to \(most) times"
    }
  }

  private static func text(_ count: Int) -> String {
    count == 1 ? "1 time" : "\(count) times"
  }
}
