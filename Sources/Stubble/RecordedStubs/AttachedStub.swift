// Stubs around a closure, such as a member of a stub struct or a placeholder made by `stub(of:)`.
//
//     let load = attachStub(to: &client.stubs.load)
//     load.when(\.0, 3).returnsOnce("three")
//
// The stub takes the closure's parameters as one tuple, and passes calls that it has no answer for to the original
// closure. `throws(E)` includes `throws`; a closure that does not throw needs an overload of its own. So does each
// isolation, since an `inout` argument must have exactly the type of the parameter.

/// Puts a stub around a closure. The stub records all calls, and answers them as long as it has an answer.
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

/// Puts a stub around a closure. The stub records all calls, and answers them as long as it has an answer.
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

/// Puts a stub around a closure. The stub records all calls, and answers them as long as it has an answer.
@_alwaysEmitIntoClient
public func attachStub<each Input, Output>(
  to closure: inout (repeat each Input) async -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, Never> {
  let stub = ThrowingStub<(repeat each Input), Output, Never>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async in
    // The caller does not use the arguments any more: they are only passed on.
    let given = (repeat GivenAway(each argument))
    return await stub.answerBetweenPauses((repeat each argument)) { _ in
      .success(await next(repeat (each given).value))
    }.get()
  }
  return stub
}

/// Puts a stub around a closure. The stub records all calls, and answers them as long as it has an answer.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func attachStub<each Input, Output, E: Error>(
  to closure: inout (repeat each Input) async throws(E) -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, E> {
  let stub = ThrowingStub<(repeat each Input), Output, E>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async throws(E) in
    // The caller does not use the arguments any more: they are only passed on.
    let given = (repeat GivenAway(each argument))
    return try await stub.answerBetweenPauses((repeat each argument)) { _ in
      do throws(E) { return .success(try await next(repeat (each given).value)) } catch {
        return .failure(error)
      }
    }.get()
  }
  return stub
}

/// Puts a stub around a closure. The stub records all calls, and answers them as long as it has an answer.
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

/// Puts a stub around a closure. The stub records all calls, and answers them as long as it has an answer.
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

/// Puts a stub around a closure. The stub records all calls, and answers them as long as it has an answer.
@_alwaysEmitIntoClient
public func attachStub<each Input, Output>(
  to closure: inout @Sendable (repeat each Input) async -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, Never> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, Never>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async in
    // The caller does not use the arguments any more: they are only passed on.
    let given = (repeat GivenAway(each argument))
    return await stub.answerBetweenPauses((repeat each argument)) { _ in
      .success(await next(repeat (each given).value))
    }.get()
  }
  return stub
}

/// Puts a stub around a closure. The stub records all calls, and answers them as long as it has an answer.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func attachStub<each Input, Output, E: Error>(
  to closure: inout @Sendable (repeat each Input) async throws(E) -> Output, named name: String = "a stub"
) -> ThrowingStub<(repeat each Input), Output, E> {
  nonisolated(unsafe) let stub = ThrowingStub<(repeat each Input), Output, E>(named: name)
  let next = closure
  closure = { (argument: repeat each Input) async throws(E) in
    // The caller does not use the arguments any more: they are only passed on.
    let given = (repeat GivenAway(each argument))
    return try await stub.answerBetweenPauses((repeat each argument)) { _ in
      do throws(E) { return .success(try await next(repeat (each given).value)) } catch {
        return .failure(error)
      }
    }.get()
  }
  return stub
}

/// A value that is transferred to a closure in another isolation, or from it, and not used by its sender any more.
@usableFromInline
struct GivenAway<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }
}
