// Placeholders for a function, of the type that the compiler infers from it:
//
//     lazy var addUserAction = stub(of: addUser)
//     func addUser(name: String) -> Bool { addUserAction(name) }
//
// The placeholder of a function with several parameters takes them as one tuple. `throws(E)` includes `throws`; a
// function that does not throw needs an overload of its own, so that its placeholder does not throw either.

/// A placeholder for a function, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable>(
  of function: (Input) -> Output
) -> (Input) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input>(of function: (Input) -> Void) -> (Input) -> Void {
  { _ in }
}

/// A placeholder for a function, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<Input, Output>(
  of function: (Input) -> Output, alwaysReturn value: Output
) -> (Input) -> Output {
  { _ in value }
}

/// A placeholder for a function, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable, E: Error>(
  of function: (Input) throws(E) -> Output
) -> (Input) throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input, E: Error>(of function: (Input) throws(E) -> Void) -> (Input) throws(E) -> Void {
  { _ in }
}

/// A placeholder for a function, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: (Input) throws(E) -> Output, alwaysReturn value: Output
) -> (Input) throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function, which always throws the given error.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: (Input) throws(E) -> Output, alwaysThrow error: E
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in throw error }
}

/// A placeholder for a function, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable>(
  of function: (Input) async -> Output
) -> (Input) async -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input>(of function: (Input) async -> Void) -> (Input) async -> Void {
  { _ in }
}

/// A placeholder for a function, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<Input, Output>(
  of function: (Input) async -> Output, alwaysReturn value: Output
) -> (Input) async -> Output {
  { _ in value }
}

/// A placeholder for a function, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable, E: Error>(
  of function: (Input) async throws(E) -> Output
) -> (Input) async throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input, E: Error>(of function: (Input) async throws(E) -> Void) -> (Input) async throws(E) ->
  Void
{
  { _ in }
}

/// A placeholder for a function, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: (Input) async throws(E) -> Output, alwaysReturn value: Output
) -> (Input) async throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function, which always throws the given error.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: (Input) async throws(E) -> Output, alwaysThrow error: E
) -> (Input) async throws(E) -> Output {
  { (_) async throws(E) in throw error }
}
