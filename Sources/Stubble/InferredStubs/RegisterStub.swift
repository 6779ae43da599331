// Bodies to assign to a placeholder. Those that neither throw nor wait convert to those that do.

/// A body that always returns the value given.
@_alwaysEmitIntoClient
public func registerStub<Input, Output>(alwaysReturn value: Output) -> (Input) -> Output {
  { _ in value }
}

/// A body that returns the default value of its type.
@_alwaysEmitIntoClient
public func registerStub<Input, Output: DefaultProvidable>() -> (Input) -> Output {
  { _ in .defaultValue }
}

/// A body that does nothing.
@_alwaysEmitIntoClient
public func registerStub<Input>() -> (Input) -> Void {
  { _ in }
}

/// A body that returns what the closure gives at each call.
@_alwaysEmitIntoClient
public func registerStub<Input, Output>(alwaysReturn value: @escaping () -> Output) -> (Input) -> Output {
  { _ in value() }
}

/// A body that always throws the error given.
@_alwaysEmitIntoClient
public func registerStub<Input, Output, E: Error>(alwaysThrow error: E) -> (Input) throws(E) -> Output {
  { (_) throws(E) in throw error }
}
