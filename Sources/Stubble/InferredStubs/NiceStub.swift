// The placeholders of `StubOf.swift` under another name, for those who expect `stub(of:)` to be the strict one.

/// A placeholder for a function, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func niceStub<Input, Output: DefaultProvidable>(
  of function: (Input) -> Output
) -> (Input) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function, which does nothing.
@_alwaysEmitIntoClient
public func niceStub<Input>(of function: (Input) -> Void) -> (Input) -> Void {
  { _ in }
}

/// A placeholder for a function, which always returns the given value.
@_alwaysEmitIntoClient
public func niceStub<Input, Output>(
  of function: (Input) -> Output, alwaysReturn value: Output
) -> (Input) -> Output {
  { _ in value }
}

/// A placeholder for a function, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func niceStub<Input, Output: DefaultProvidable, E: Error>(
  of function: (Input) throws(E) -> Output
) -> (Input) throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function, which does nothing.
@_alwaysEmitIntoClient
public func niceStub<Input, E: Error>(of function: (Input) throws(E) -> Void) -> (Input) throws(E) -> Void {
  { _ in }
}

/// A placeholder for a function, which always returns the given value.
@_alwaysEmitIntoClient
public func niceStub<Input, Output, E: Error>(
  of function: (Input) throws(E) -> Output, alwaysReturn value: Output
) -> (Input) throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function, which always throws the given error.
@_alwaysEmitIntoClient
public func niceStub<Input, Output, E: Error>(
  of function: (Input) throws(E) -> Output, alwaysThrow error: E
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in throw error }
}

/// A placeholder for a function, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func niceStub<Input, Output: DefaultProvidable>(
  of function: (Input) async -> Output
) -> (Input) async -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function, which does nothing.
@_alwaysEmitIntoClient
public func niceStub<Input>(of function: (Input) async -> Void) -> (Input) async -> Void {
  { _ in }
}

/// A placeholder for a function, which always returns the given value.
@_alwaysEmitIntoClient
public func niceStub<Input, Output>(
  of function: (Input) async -> Output, alwaysReturn value: Output
) -> (Input) async -> Output {
  { _ in value }
}

/// A placeholder for a function, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func niceStub<Input, Output: DefaultProvidable, E: Error>(
  of function: (Input) async throws(E) -> Output
) -> (Input) async throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function, which does nothing.
@_alwaysEmitIntoClient
public func niceStub<Input, E: Error>(of function: (Input) async throws(E) -> Void) -> (Input) async throws(E)
  -> Void
{
  { _ in }
}

/// A placeholder for a function, which always returns the given value.
@_alwaysEmitIntoClient
public func niceStub<Input, Output, E: Error>(
  of function: (Input) async throws(E) -> Output, alwaysReturn value: Output
) -> (Input) async throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function, which always throws the given error.
@_alwaysEmitIntoClient
public func niceStub<Input, Output, E: Error>(
  of function: (Input) async throws(E) -> Output, alwaysThrow error: E
) -> (Input) async throws(E) -> Output {
  { (_) async throws(E) in throw error }
}
