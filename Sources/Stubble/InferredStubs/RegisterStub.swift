// Bodies to assign to a placeholder. A synchronous body that does not throw can be assigned to any kind of placeholder.

/// A body that always returns the given value.
@_alwaysEmitIntoClient
public func registerStub<Input, Output>(alwaysReturn value: Output) -> (Input) -> Output {
  { _ in value }
}

/// A body that returns the default value of the return type.
@_alwaysEmitIntoClient
public func registerStub<Input, Output: DefaultProvidable>() -> (Input) -> Output {
  { _ in .defaultValue }
}

/// A body that does nothing.
@_alwaysEmitIntoClient
public func registerStub<Input>() -> (Input) -> Void {
  { _ in }
}

/// A body that returns the value of a closure, which is called at each call.
@_alwaysEmitIntoClient
public func registerStub<Input, Output>(alwaysReturn value: @escaping () -> Output) -> (Input) -> Output {
  { _ in value() }
}

/// A body that always throws the given error.
@_alwaysEmitIntoClient
public func registerStub<Input, Output, E: Error>(alwaysThrow error: E) -> (Input) throws(E) -> Output {
  { (_) throws(E) in throw error }
}
