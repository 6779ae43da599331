// Placeholders that trap until a test assigns a body or sets up an answer.

/// A placeholder for a function, which traps with its own name when it is called.
@_alwaysEmitIntoClient
public func strictStub<Input, Output>(
  of function: (Input) -> Output,
  name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> (Input) -> Output {
  { _ in PassedAnswer<Input, Output, Never>.takeOrTrap(name, file, line) }
}

/// A placeholder for a function, which traps with its own name when it is called.
@_alwaysEmitIntoClient
public func strictStub<Input, Output, E: Error>(
  of function: (Input) throws(E) -> Output,
  name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in try PassedAnswer<Input, Output, E>.takeOrTrap(name, file, line) }
}

/// A placeholder for a function, which traps with its own name when it is called.
@_alwaysEmitIntoClient
public func strictStub<Input, Output>(
  of function: (Input) async -> Output,
  name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> (Input) async -> Output {
  { _ in PassedAnswer<Input, Output, Never>.takeOrTrap(name, file, line) }
}

/// A placeholder for a function, which traps with its own name when it is called.
@_alwaysEmitIntoClient
public func strictStub<Input, Output, E: Error>(
  of function: (Input) async throws(E) -> Output,
  name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> (Input) async throws(E) -> Output {
  { (_) async throws(E) in try PassedAnswer<Input, Output, E>.takeOrTrap(name, file, line) }
}

/// A placeholder for a function with an autoclosure, which traps with its own name when it is called.
@_alwaysEmitIntoClient
public func strictStub<Input, Output>(
  of function: (@autoclosure () -> Input) -> Output,
  name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> (Input) -> Output {
  { _ in PassedAnswer<Input, Output, Never>.takeOrTrap(name, file, line) }
}

/// A placeholder for a function with an autoclosure, which traps with its own name when it is called.
@_alwaysEmitIntoClient
public func strictStub<Input, Output, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Output,
  name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in try PassedAnswer<Input, Output, E>.takeOrTrap(name, file, line) }
}
