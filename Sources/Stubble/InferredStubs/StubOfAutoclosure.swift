// Placeholders for a function of one autoclosure: they take the value that it gives.

/// A placeholder for a function of an autoclosure, which returns the default value of its type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable>(
  of function: (@autoclosure () -> Input) -> Output
) -> (Input) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function of an autoclosure, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input>(
  of function: (@autoclosure () -> Input) -> Void
) -> (Input) -> Void {
  { _ in }
}

/// A placeholder for a function of an autoclosure, which always returns the value given.
@_alwaysEmitIntoClient
public func stub<Input, Output>(
  of function: (@autoclosure () -> Input) -> Output, alwaysReturn value: Output
) -> (Input) -> Output {
  { _ in value }
}

/// A placeholder for a function of an autoclosure, which returns the default value of its type.
@_alwaysEmitIntoClient
public func stub<Input, Output: DefaultProvidable, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Output
) -> (Input) throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function of an autoclosure, which does nothing.
@_alwaysEmitIntoClient
public func stub<Input, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Void
) -> (Input) throws(E) -> Void {
  { _ in }
}

/// A placeholder for a function of an autoclosure, which always returns the value given.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Output, alwaysReturn value: Output
) -> (Input) throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function of an autoclosure, which always throws the error given.
@_alwaysEmitIntoClient
public func stub<Input, Output, E: Error>(
  of function: (@autoclosure () -> Input) throws(E) -> Output, alwaysThrow error: E
) -> (Input) throws(E) -> Output {
  { (_) throws(E) in throw error }
}
