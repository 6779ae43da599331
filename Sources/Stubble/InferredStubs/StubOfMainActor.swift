// Placeholders for functions that are isolated to the main actor. The placeholders are not isolated themselves: they,
// and the functions they call, run in the isolation of their caller.

/// A placeholder for a function of the main actor, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable>(
  of function: @MainActor (Input) -> Output
) -> (Input) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function of the main actor, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input>(of function: @MainActor (Input) -> Void) -> (Input) -> Void {
  { _ in }
}

/// A placeholder for a function of the main actor, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<Input, Output>(
  of function: @MainActor (Input) -> Output, alwaysReturn value: Output
) -> (Input) -> Output {
  { _ in value }
}

/// A placeholder for a function of the main actor, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable, E: Error>(
  of function: @MainActor (Input) throws(E) -> Output
) -> (Input) throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function of the main actor, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input, E: Error>(of function: @MainActor (Input) throws(E) -> Void) -> (Input) throws(E) ->
  Void
{
  { _ in }
}

/// A placeholder for a function of the main actor, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: @MainActor (Input) throws(E) -> Output, alwaysReturn value: Output
) -> (Input) throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function of the main actor, which always throws the given error.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: @MainActor (Input) throws(E) -> Output, alwaysThrow error: E
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in throw error }
}

/// A placeholder for a function of the main actor, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func niceStub<Input, Output: DefaultProvidable>(
  of function: @MainActor (Input) -> Output
) -> (Input) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function of the main actor, which does nothing.
@_alwaysEmitIntoClient
public func niceStub<Input>(of function: @MainActor (Input) -> Void) -> (Input) -> Void {
  { _ in }
}

/// A placeholder for a function of the main actor, which always returns the given value.
@_alwaysEmitIntoClient
public func niceStub<Input, Output>(
  of function: @MainActor (Input) -> Output, alwaysReturn value: Output
) -> (Input) -> Output {
  { _ in value }
}

/// A placeholder for a function of the main actor, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func niceStub<Input, Output: DefaultProvidable, E: Error>(
  of function: @MainActor (Input) throws(E) -> Output
) -> (Input) throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function of the main actor, which does nothing.
@_alwaysEmitIntoClient
public func niceStub<Input, E: Error>(of function: @MainActor (Input) throws(E) -> Void) -> (Input) throws(E)
  -> Void
{
  { _ in }
}

/// A placeholder for a function of the main actor, which always returns the given value.
@_alwaysEmitIntoClient
public func niceStub<Input, Output, E: Error>(
  of function: @MainActor (Input) throws(E) -> Output, alwaysReturn value: Output
) -> (Input) throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function of the main actor, which always throws the given error.
@_alwaysEmitIntoClient
public func niceStub<Input, Output, E: Error>(
  of function: @MainActor (Input) throws(E) -> Output, alwaysThrow error: E
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in throw error }
}

/// A placeholder for a function of the main actor, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<Input, Output>(
  of function: @MainActor (Input) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> (Input) -> Output {
  { _ in PassedAnswer<Input, Output, Never>.takeOrReport(name, fileID, filePath, line) }
}

/// A placeholder for a function of the main actor, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<Input, Output, E: Error>(
  of function: @MainActor (Input) throws(E) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in try PassedAnswer<Input, Output, E>.takeOrReport(name, fileID, filePath, line) }
}
