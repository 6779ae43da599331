// Placeholders for a function whose only parameter is an autoclosure. They take the autoclosure's value.

/// A placeholder for a function with an autoclosure, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable>(
  of function: (@autoclosure () -> Input) -> Output
) -> (Input) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function with an autoclosure, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input>(
  of function: (@autoclosure () -> Input) -> Void
) -> (Input) -> Void {
  { _ in }
}

/// A placeholder for a function with an autoclosure, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<Input, Output>(
  of function: (@autoclosure () -> Input) -> Output, alwaysReturn value: Output
) -> (Input) -> Output {
  { _ in value }
}

/// A placeholder for a function with an autoclosure, which returns the default value of the return type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Output
) -> (Input) throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function with an autoclosure, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Void
) -> (Input) throws(E) -> Void {
  { _ in }
}

/// A placeholder for a function with an autoclosure, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Output, alwaysReturn value: Output
) -> (Input) throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function with an autoclosure, which always throws the given error.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Output, alwaysThrow error: E
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in throw error }
}
