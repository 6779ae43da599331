// Stubs around a closure: that of a stub struct, or a placeholder of `stub(of:)`.
//
//     let load = attachStub(to: &client.stubs.load)
//     load.when(\.0, 3).returnsOnce("three")
//
// The stub takes the closure's parameters as one tuple, and leaves calls that it has no answer for to the closure that
// was there. `throws(E)` includes `throws`; a function that does not throw needs its own overload. So does each
// isolation, for a variable's closure is of exactly one type.

/// Puts a stub around a closure, which answers before the closure does and records all calls.
@_alwaysEmitIntoClient
public func attachStub<each Input, Output>(
  to closure: inout (repeat each Input) -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, Never> {
  let stub = ThrowingStub<(repeat each Input), Output, Never>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) in
    stub.answer((repeat each argument)) { _ in
      .success(next(repeat each argument))
    }.get()
  }
  return stub
}

/// Puts a stub around a closure, which answers before the closure does and records all calls.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func attachStub<each Input, Output, E: Error>(
  to closure: inout (repeat each Input) throws(E) -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, E> {
  let stub = ThrowingStub<(repeat each Input), Output, E>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) throws(E) in
    try stub.answer((repeat each argument)) { _ in
      Result { () throws(E) in try next(repeat each argument) }
    }.get()
  }
  return stub
}

/// Puts a stub around a closure, which answers before the closure does and records all calls.
@_alwaysEmitIntoClient
public func attachStub<each Input, Output>(
  to closure: inout (repeat each Input) async -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, Never> {
  let stub = ThrowingStub<(repeat each Input), Output, Never>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async in
    // The caller gives the arguments away: they were sent here only to be sent on.
    let given = (repeat GivenAway(each argument))
    return await stub.answerBetweenPauses((repeat each argument)) { _ in
      .success(await next(repeat (each given).value))
    }.get()
  }
  return stub
}

/// Puts a stub around a closure, which answers before the closure does and records all calls.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func attachStub<each Input, Output, E: Error>(
  to closure: inout (repeat each Input) async throws(E) -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, E> {
  let stub = ThrowingStub<(repeat each Input), Output, E>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async throws(E) in
    // The caller gives the arguments away: they were sent here only to be sent on.
    let given = (repeat GivenAway(each argument))
    return try await stub.answerBetweenPauses((repeat each argument)) { _ in
      do throws(E) { return .success(try await next(repeat (each given).value)) } catch {
        return .failure(error)
      }
    }.get()
  }
  return stub
}

// MARK: Closures that may be called from anywhere

/// Puts a stub around a closure, which answers before the closure does and records all calls.
@_alwaysEmitIntoClient
public func attachStub<each Input, Output>(
  to closure: inout @Sendable (repeat each Input) -> Output, named name: String = "a stub"
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

/// Puts a stub around a closure, which answers before the closure does and records all calls.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func attachStub<each Input, Output, E: Error>(
  to closure: inout @Sendable (repeat each Input) throws(E) -> Output, named name: String = "a stub"
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

/// Puts a stub around a closure, which answers before the closure does and records all calls.
@_alwaysEmitIntoClient
public func attachStub<each Input, Output>(
  to closure: inout @Sendable (repeat each Input) async -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, Never> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, Never>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async in
    // The caller gives the arguments away: they were sent here only to be sent on.
    let given = (repeat GivenAway(each argument))
    return await stub.answerBetweenPauses((repeat each argument)) { _ in
      .success(await next(repeat (each given).value))
    }.get()
  }
  return stub
}

/// Puts a stub around a closure, which answers before the closure does and records all calls.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func attachStub<each Input, Output, E: Error>(
  to closure: inout @Sendable (repeat each Input) async throws(E) -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, E> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, E>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async throws(E) in
    // The caller gives the arguments away: they were sent here only to be sent on.
    let given = (repeat GivenAway(each argument))
    return try await stub.answerBetweenPauses((repeat each argument)) { _ in
      do throws(E) { return .success(try await next(repeat (each given).value)) } catch {
        return .failure(error)
      }
    }.get()
  }
  return stub
}

/// What goes on to a closure that may run elsewhere, or comes from it.
@usableFromInline
struct GivenAway<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }
}
