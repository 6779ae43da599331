// Stubs around closures that are isolated to the main actor. In Swift 5 mode, where such closures need not be
// `Sendable`, a file that uses these requires the feature `GlobalActorIsolatedTypesUsability`.

/// Puts a stub around a closure of the main actor. The stub records all calls, and answers them as long as it has an
/// answer.
@_alwaysEmitIntoClient
public func attachStub<each Input, Output>(
  to closure: inout @MainActor (repeat each Input) -> Output, named name: String = "a stub",
  on actor: MainActor.Type = MainActor.self
) -> ThrowingStub<(repeat each Input), Output, Never> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, Never>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) in
    stub.answer((repeat each argument)) { _ in
      .success(next(repeat each argument))
    }.get()
  }
  return stub
}

/// Puts a stub around a closure of the main actor. The stub records all calls, and answers them as long as it has an
/// answer.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func attachStub<each Input, Output, E: Error>(
  to closure: inout @MainActor (repeat each Input) throws(E) -> Output, named name: String = "a stub",
  on actor: MainActor.Type = MainActor.self
) -> ThrowingStub<(repeat each Input), Output, E> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, E>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) throws(E) in
    try stub.answer((repeat each argument)) { _ in
      Result { () throws(E) in try next(repeat each argument) }
    }.get()
  }
  return stub
}

/// Puts a stub around a closure of the main actor. The stub records all calls, and answers them as long as it has an
/// answer.
@_alwaysEmitIntoClient
public func attachStub<each Input, Output>(
  to closure: inout @MainActor (repeat each Input) async -> Output, named name: String = "a stub",
  on actor: MainActor.Type = MainActor.self
) -> ThrowingStub<(repeat each Input), Output, Never> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, Never>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async in
    // The caller does not use the arguments any more: they are only passed on.
    let given = (repeat GivenAway(each argument))
    return await stub.answerGivingAway((repeat each argument)) { @MainActor in
      GivenAway(.success(await next(repeat (each given).value)))
    }.get()
  }
  return stub
}

/// Puts a stub around a closure of the main actor. The stub records all calls, and answers them as long as it has an
/// answer.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func attachStub<each Input, Output, E: Error>(
  to closure: inout @MainActor (repeat each Input) async throws(E) -> Output, named name: String = "a stub",
  on actor: MainActor.Type = MainActor.self
) -> ThrowingStub<(repeat each Input), Output, E> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, E>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async throws(E) in
    // The caller does not use the arguments any more: they are only passed on.
    let given = (repeat GivenAway(each argument))
    return try await stub.answerGivingAway((repeat each argument)) { @MainActor in
      do throws(E) { return GivenAway(.success(try await next(repeat (each given).value))) } catch {
        return GivenAway(.failure(error))
      }
    }.get()
  }
  return stub
}

extension ThrowingStub {
  /// Answers a call and records it. The closure that answers if the stub does not may run in another isolation.
  @usableFromInline
  nonisolated(nonsending) func answerGivingAway(
    _ arguments: Arguments, else next: () async -> GivenAway<Result<ReturnType, ErrorType>>
  ) async -> Result<ReturnType, ErrorType> {
    await answerBetweenPauses(arguments) { _ in await next().value }
  }
}
