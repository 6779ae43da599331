extension ThrowingStub {
  /// A recorded call.
  public struct Call {
    /// The arguments of the call, several as a tuple or a struct of their own.
    public let arguments: Arguments

    /// The value that the stub returned, or the error that it threw.
    public let result: Result<ReturnType, ErrorType>

    /// The number of the call. The calls of all stubs are numbered in the order in which they began, with gaps.
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

/// Calls are equal if their arguments and results are; their numbers do not matter.
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

/// A stub of any type, for comparing the order of calls of several stubs.
public protocol CallRecording: AnyObject {
  /// The name of the function that the stub replaces.
  var name: String? { get }

  /// The numbers of the calls so far. Calls of all stubs are numbered in the order in which they began.
  var callNumbers: [Int] { get }
}

extension ThrowingStub: CallRecording {
  /// The numbers of the calls so far, in the order in which they began, counted with those of all other stubs.
  public var callNumbers: [Int] { calls.map(\.number) }
}
