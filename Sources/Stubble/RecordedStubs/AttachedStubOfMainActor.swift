// The same for closures of the main actor. In Swift 5, where such closures need not be `Sendable`, a file needs the
// feature `GlobalActorIsolatedTypesUsability` for them.

/// Puts a stub around a closure of the main actor, which answers before the closure does and records all calls.
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

/// Puts a stub around a closure of the main actor, which answers before the closure does and records all calls.
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

/// Puts a stub around a closure of the main actor, which answers before the closure does and records all calls.
@_alwaysEmitIntoClient
public func attachStub<each Input, Output>(
  to closure: inout @MainActor (repeat each Input) async -> Output, named name: String = "a stub",
  on actor: MainActor.Type = MainActor.self
) -> ThrowingStub<(repeat each Input), Output, Never> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, Never>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async in
    // The caller gives the arguments away: they were sent here only to be sent on.
    let given = (repeat GivenAway(each argument))
    return await stub.answerGivingAway((repeat each argument)) { @MainActor in
      GivenAway(.success(await next(repeat (each given).value)))
    }.get()
  }
  return stub
}

/// Puts a stub around a closure of the main actor, which answers before the closure does and records all calls.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func attachStub<each Input, Output, E: Error>(
  to closure: inout @MainActor (repeat each Input) async throws(E) -> Output, named name: String = "a stub",
  on actor: MainActor.Type = MainActor.self
) -> ThrowingStub<(repeat each Input), Output, E> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, E>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async throws(E) in
    // The caller gives the arguments away: they were sent here only to be sent on.
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
  /// Answers a call and records it where the next closure may run elsewhere.
  @usableFromInline
  nonisolated(nonsending) func answerGivingAway(
    _ arguments: Arguments, else next: () async -> GivenAway<Result<ReturnType, ErrorType>>
  ) async -> Result<ReturnType, ErrorType> {
    await answerBetweenPauses(arguments) { _ in await next().value }
  }
}
