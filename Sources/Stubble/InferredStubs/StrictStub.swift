// Placeholders whose calls are failures until a test assigns a body or sets up an answer. A failure is reported to the
// handler of `StubFailure` if something can be thrown or returned in place of the answer; otherwise the call traps.

/// A placeholder for a function, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<Input, Output>(
  of function: (Input) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> (Input) -> Output {
  { _ in PassedAnswer<Input, Output, Never>.takeOrReport(name, fileID, filePath, line) }
}

/// A placeholder for a function, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<Input, Output, E: Error>(
  of function: (Input) throws(E) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in try PassedAnswer<Input, Output, E>.takeOrReport(name, fileID, filePath, line) }
}

/// A placeholder for a function, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<Input, Output>(
  of function: (Input) async -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> (Input) async -> Output {
  { _ in PassedAnswer<Input, Output, Never>.takeOrReport(name, fileID, filePath, line) }
}

/// A placeholder for a function, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<Input, Output, E: Error>(
  of function: (Input) async throws(E) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> (Input) async throws(E) -> Output {
  { (_) async throws(E) in try PassedAnswer<Input, Output, E>.takeOrReport(name, fileID, filePath, line) }
}

/// A placeholder for a function with an autoclosure, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<Input, Output>(
  of function: (@autoclosure () -> Input) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> (Input) -> Output {
  { _ in PassedAnswer<Input, Output, Never>.takeOrReport(name, fileID, filePath, line) }
}

/// A placeholder for a function with an autoclosure, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<Input, Output, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in try PassedAnswer<Input, Output, E>.takeOrReport(name, fileID, filePath, line) }
}
