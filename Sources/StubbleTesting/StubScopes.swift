#if canImport(Testing)
  public import Testing

  /// A trait that limits the static stubs of some types to each test that has it, so that tests that run at the same
  /// time may set others.
  ///
  /// ```swift
  /// @Test(.stubs { test in try await Mailer._withStubs { try await test() } })
  /// func limitsAreRead() { … }
  /// ```
  public struct StubScopes: TestTrait, SuiteTrait, TestScoping {
    /// The body of a test.
    public typealias Operation = @Sendable () async throws -> Void

    /// Whether each test of a suite has scopes of its own: always.
    public let isRecursive = true
    private let open: @Sendable (Operation) async throws -> Void

    /// Creates a trait.
    ///
    /// - Parameter open: A closure that runs a test inside the scopes of some types, by calling their `_withStubs`.
    public init(_ open: @escaping @Sendable (_ test: Operation) async throws -> Void) { self.open = open }

    /// Runs a test inside the scopes, and reports failures of stubs as issues of it.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: Operation
    ) async throws {
      reportStubFailures()
      try await open(function)
    }
  }

  extension Trait where Self == StubScopes {
    /// A trait that runs each test inside scopes, which the closure opens by calling `_withStubs` of some types.
    public static func stubs(_ open: @escaping @Sendable (_ test: StubScopes.Operation) async throws -> Void)
      -> Self
    {
      StubScopes(open)
    }
  }
#endif
