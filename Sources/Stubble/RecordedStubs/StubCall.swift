extension ThrowingStub {
  /// A recorded call.
  public struct Call {
    /// What the stub was called with.
    public let arguments: Arguments

    /// What the stub returned or threw.
    public let result: Result<ReturnType, ErrorType>

    /// Calls of all stubs are numbered in the order in which they began.
    public let number: Int

    @inlinable
    init(arguments: Arguments, result: Result<ReturnType, ErrorType>, number: Int) {
      self.arguments = arguments
      self.result = result
      self.number = number
    }
  }
}

extension ThrowingStub.Call: Sendable where Arguments: Sendable, ReturnType: Sendable {}

/// Calls are equal whose arguments and results are, whenever they were made.
extension ThrowingStub.Call: Equatable
where Arguments: Equatable, ReturnType: Equatable, ErrorType: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.arguments == rhs.arguments && lhs.result == rhs.result
  }
}

extension ThrowingStub.Call: Hashable where Arguments: Hashable, ReturnType: Hashable, ErrorType: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(arguments)
    hasher.combine(result)
  }
}

extension ThrowingStub.Call: CustomStringConvertible {
  public var description: String {
    switch result {
    case .success(let value): ReturnType.self == Void.self ? "\(arguments)" : "\(arguments) -> \(value)"
    case .failure(let error): "\(arguments) throws \(error)"
    }
  }
}

/// A stub of any type, as far as the order of its calls goes.
public protocol CallRecording: AnyObject {
  /// The name of the function that the stub replaces.
  var name: String? { get }

  /// The numbers of the calls so far, by which those of several stubs can be brought in order.
  var callNumbers: [Int] { get }
}

extension ThrowingStub: CallRecording {
  public var callNumbers: [Int] { calls.map(\.number) }
}
