// Answers that a test sets up around a placeholder, without replacing its body or its spies.

/// Adds a sequence of answers, which takes precedence over those that were added earlier.
@_alwaysEmitIntoClient
public func setupStubSequence<Input, Output>(
  of stub: inout (Input) -> Output
) -> StubSequence<Input, Output, Never> {
  let sequence = StubSequence<Input, Output, Never>()
  let next = stub
  stub = { argument in sequence.respond(to: argument, else: next) }
  return sequence
}

/// Adds a sequence of answers for the calls whose arguments satisfy the predicate.
@_alwaysEmitIntoClient
public func setupStubSequence<Input, Output>(
  of stub: inout (Input) -> Output, for predicate: @escaping (Input) -> Bool
) -> StubSequence<Input, Output, Never> {
  setupStubSequence(of: &stub).when(predicate)
}

/// Makes the placeholder return a value from now on.
@discardableResult
@_alwaysEmitIntoClient
public func setupStub<Input, Output>(
  of stub: inout (Input) -> Output, return value: Output
) -> StubSequence<Input, Output, Never> {
  setupStubSequence(of: &stub).returns(value)
}

/// Adds a sequence of answers, which takes precedence over those that were added earlier.
@_alwaysEmitIntoClient
public func setupStubSequence<Input, Output, E: Error>(
  of stub: inout (Input) throws(E) -> Output
) -> StubSequence<Input, Output, E> {
  let sequence = StubSequence<Input, Output, E>()
  let next = stub
  stub = { (argument) throws(E) in try sequence.respond(to: argument, else: next) }
  return sequence
}

/// Adds a sequence of answers for the calls whose arguments satisfy the predicate.
@_alwaysEmitIntoClient
public func setupStubSequence<Input, Output, E: Error>(
  of stub: inout (Input) throws(E) -> Output, for predicate: @escaping (Input) -> Bool
) -> StubSequence<Input, Output, E> {
  setupStubSequence(of: &stub).when(predicate)
}

/// Makes the placeholder return a value from now on.
@discardableResult
@_alwaysEmitIntoClient
public func setupStub<Input, Output, E: Error>(
  of stub: inout (Input) throws(E) -> Output, return value: Output
) -> StubSequence<Input, Output, E> {
  setupStubSequence(of: &stub).returns(value)
}

/// Makes the placeholder throw an error from now on.
@discardableResult
@_alwaysEmitIntoClient
public func setupStub<Input, Output, E: Error>(
  of stub: inout (Input) throws(E) -> Output, throw error: E
) -> StubSequence<Input, Output, E> {
  setupStubSequence(of: &stub).throws(error)
}

/// Adds a sequence of answers, which takes precedence over those that were added earlier.
@_alwaysEmitIntoClient
public func setupStubSequence<Input, Output>(
  of stub: inout (Input) async -> Output
) -> StubSequence<Input, Output, Never> {
  let sequence = StubSequence<Input, Output, Never>()
  let next = stub
  stub = { argument in await sequence.respond(to: argument, else: next) }
  return sequence
}

/// Adds a sequence of answers for the calls whose arguments satisfy the predicate.
@_alwaysEmitIntoClient
public func setupStubSequence<Input, Output>(
  of stub: inout (Input) async -> Output, for predicate: @escaping (Input) -> Bool
) -> StubSequence<Input, Output, Never> {
  setupStubSequence(of: &stub).when(predicate)
}

/// Makes the placeholder return a value from now on.
@discardableResult
@_alwaysEmitIntoClient
public func setupStub<Input, Output>(
  of stub: inout (Input) async -> Output, return value: Output
) -> StubSequence<Input, Output, Never> {
  setupStubSequence(of: &stub).returns(value)
}

/// Adds a sequence of answers, which takes precedence over those that were added earlier.
@_alwaysEmitIntoClient
public func setupStubSequence<Input, Output, E: Error>(
  of stub: inout (Input) async throws(E) -> Output
) -> StubSequence<Input, Output, E> {
  let sequence = StubSequence<Input, Output, E>()
  let next = stub
  stub = { (argument) async throws(E) in try await sequence.respond(to: argument, else: next) }
  return sequence
}

/// Adds a sequence of answers for the calls whose arguments satisfy the predicate.
@_alwaysEmitIntoClient
public func setupStubSequence<Input, Output, E: Error>(
  of stub: inout (Input) async throws(E) -> Output, for predicate: @escaping (Input) -> Bool
) -> StubSequence<Input, Output, E> {
  setupStubSequence(of: &stub).when(predicate)
}

/// Makes the placeholder return a value from now on.
@discardableResult
@_alwaysEmitIntoClient
public func setupStub<Input, Output, E: Error>(
  of stub: inout (Input) async throws(E) -> Output, return value: Output
) -> StubSequence<Input, Output, E> {
  setupStubSequence(of: &stub).returns(value)
}

/// Makes the placeholder throw an error from now on.
@discardableResult
@_alwaysEmitIntoClient
public func setupStub<Input, Output, E: Error>(
  of stub: inout (Input) async throws(E) -> Output, throw error: E
) -> StubSequence<Input, Output, E> {
  setupStubSequence(of: &stub).throws(error)
}
