/// How often something is expected to be called.
public enum StubExpectation: Sendable {
  case never
  case once
  case atLeastOnce
  case times(Int)
  case atLeastTimes(Int)
  case noMoreThan(Int)

  /// Whether the expectation is met by a number of calls.
  public func meets(count: Int) -> Bool {
    switch self {
    case .never: count == 0
    case .once: count == 1
    case .atLeastOnce: count >= 1
    case .times(let times): count == times
    case .atLeastTimes(let times): count >= times
    case .noMoreThan(let times): count <= times
    }
  }

  /// The message for the user if the expectation is not met; otherwise nil.
  public func notMetDescription(count: Int) -> String? {
    meets(count: count) ? nil : "Called \(Self.times(count)) while expected \(expected)"
  }

  private var expected: String {
    switch self {
    case .never: "never"
    case .once: "once"
    case .atLeastOnce: "at least once"
    case .times(let times): "exactly \(Self.times(times))"
    case .atLeastTimes(let times): "at least \(Self.times(times))"
    case .noMoreThan(let times): "no more than \(Self.times(times))"
    }
  }

  private static func times(_ count: Int) -> String {
    count == 1 ? "1 time" : "\(count) times"
  }
}
