#if canImport(Testing)
  public import Testing

  /// Keeps the stubs of types to each test that has the trait, so that tests which run at the same time may have others.
  ///
  /// ```swift
  /// @Test(.stubs { test in try await Mailer._withStubs { try await test() } })
  /// func limitsAreRead() { … }
  /// ```
  public struct StubScopes: TestTrait, SuiteTrait, TestScoping {
    /// What a test does.
    public typealias Operation = @Sendable () async throws -> Void

    /// Each test of a suite has scopes of its own.
    public let isRecursive = true
    private let open: @Sendable (Operation) async throws -> Void

    /// - Parameter open: Runs a test inside the scopes of some types, `_withStubs`.
    public init(_ open: @escaping @Sendable (_ test: Operation) async throws -> Void) { self.open = open }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: Operation
    ) async throws {
      try await open(function)
    }
  }

  extension Trait where Self == StubScopes {
    /// Runs each test inside scopes that the closure opens with `_withStubs`.
    public static func stubs(_ open: @escaping @Sendable (_ test: StubScopes.Operation) async throws -> Void)
      -> Self
    {
      StubScopes(open)
    }
  }
#endif
