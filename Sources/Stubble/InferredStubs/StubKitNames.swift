// StubKit's names of declarations that have other names here, for code that was written for StubKit.

/// Reports a failure if the calls so far do not meet all expectations: StubKit's name of `reportUnmet()`.
public func SKTVerify<Input, Output, E>(
  _ sequence: StubSequence<Input, Output, E>,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  sequence.reportUnmet(fileID: fileID, filePath: file, line: line, column: column)
}

extension StubSequence {
  /// Restricts the sequence to calls with this fourth argument: StubKit's name of `whenFourth(_:)`.
  @_alwaysEmitIntoClient
  public func whenForth<A, B, C, D: Equatable, each Rest>(_ value: D) -> Self
  where Input == (A, B, C, D, repeat each Rest) {
    whenFourth(value)
  }
}

extension GenericStub {
  /// Chooses the type of the fourth parameter: StubKit's name of `with(fourth:)`.
  @_alwaysEmitIntoClient
  public func with<A, B, C, D, each Rest>(forth: D.Type) -> Self
  where Input == (A, B, C, D, repeat each Rest) { self }
}
