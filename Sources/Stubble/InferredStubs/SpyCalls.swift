// A spy is a closure around a placeholder that records the calls of the placeholder.

/// Records the transformed arguments of each call, in a recorder of the given type.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, R: Recorder>(
  of stub: inout (Input) -> Output,
  recorder: R.Type,
  transform: @escaping (Input) -> R.Element
) -> R {
  let records = R()
  let next = stub
  stub = { [weak records] argument in
    let passed = PassedAnswer<Input, Output, Never>.take()
    records?.record(transform(argument))
    guard let passed else { return next(argument) }
    return PassedAnswer.pass(passed, argument, to: next).get()
  }
  return records
}

/// Records the transformed arguments of each call.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, Element>(
  of stub: inout (Input) -> Output, transform: @escaping (Input) -> Element
) -> ArgRecords<Element> {
  spyCalls(of: &stub, recorder: ArgRecords.self, transform: transform)
}

/// Records the arguments of each call, several as a tuple.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output>(of stub: inout (Input) -> Output) -> ArgRecords<Input> {
  spyCalls(of: &stub, recorder: ArgRecords.self) { $0 }
}

/// Records the transformed arguments of each call, referencing them weakly.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyWeaklyCalls<Input, Output, Element: AnyObject>(
  of stub: inout (Input) -> Output, transform: @escaping (Input) -> Element
) -> ArgWeakRecords<Element> {
  spyCalls(of: &stub, recorder: ArgWeakRecords.self, transform: transform)
}

/// Records the argument of each call, referencing it weakly.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyWeaklyCalls<Input: AnyObject, Output>(
  of stub: inout (Input) -> Output
) -> ArgWeakRecords<Input> {
  spyCalls(of: &stub, recorder: ArgWeakRecords.self) { $0 }
}

// MARK: Throwing functions

/// Records the transformed arguments of each call, in a recorder of the given type.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, E: Error, R: Recorder>(
  of stub: inout (Input) throws(E) -> Output,
  recorder: R.Type,
  transform: @escaping (Input) -> R.Element
) -> R {
  let records = R()
  let next = stub
  stub = { [weak records] (argument) throws(E) in
    let passed = PassedAnswer<Input, Output, E>.take()
    records?.record(transform(argument))
    guard let passed else { return try next(argument) }
    return try PassedAnswer.pass(passed, argument, to: next).get()
  }
  return records
}

/// Records the transformed arguments of each call.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, E: Error, Element>(
  of stub: inout (Input) throws(E) -> Output, transform: @escaping (Input) -> Element
) -> ArgRecords<Element> {
  spyCalls(of: &stub, recorder: ArgRecords.self, transform: transform)
}

/// Records the arguments of each call, several as a tuple.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, E: Error>(of stub: inout (Input) throws(E) -> Output) -> ArgRecords<Input>
{
  spyCalls(of: &stub, recorder: ArgRecords.self) { $0 }
}

/// Records the transformed arguments of each call, referencing them weakly.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyWeaklyCalls<Input, Output, E: Error, Element: AnyObject>(
  of stub: inout (Input) throws(E) -> Output, transform: @escaping (Input) -> Element
) -> ArgWeakRecords<Element> {
  spyCalls(of: &stub, recorder: ArgWeakRecords.self, transform: transform)
}

/// Records the argument of each call, referencing it weakly.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyWeaklyCalls<Input: AnyObject, Output, E: Error>(
  of stub: inout (Input) throws(E) -> Output
) -> ArgWeakRecords<Input> {
  spyCalls(of: &stub, recorder: ArgWeakRecords.self) { $0 }
}

// MARK: Asynchronous functions

/// Records the transformed arguments of each call, in a recorder of the given type.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, R: Recorder>(
  of stub: inout (Input) async -> Output,
  recorder: R.Type,
  transform: @escaping (Input) -> R.Element
) -> R {
  let records = R()
  let next = stub
  stub = { [weak records] argument in
    let passed = PassedAnswer<Input, Output, Never>.take()
    records?.record(transform(argument))
    guard let passed else { return await next(argument) }
    return await PassedAnswer.pass(passed, argument, to: next).get()
  }
  return records
}

/// Records the transformed arguments of each call.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, Element>(
  of stub: inout (Input) async -> Output, transform: @escaping (Input) -> Element
) -> ArgRecords<Element> {
  spyCalls(of: &stub, recorder: ArgRecords.self, transform: transform)
}

/// Records the arguments of each call, several as a tuple.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output>(of stub: inout (Input) async -> Output) -> ArgRecords<Input> {
  spyCalls(of: &stub, recorder: ArgRecords.self) { $0 }
}

/// Records the transformed arguments of each call, referencing them weakly.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyWeaklyCalls<Input, Output, Element: AnyObject>(
  of stub: inout (Input) async -> Output, transform: @escaping (Input) -> Element
) -> ArgWeakRecords<Element> {
  spyCalls(of: &stub, recorder: ArgWeakRecords.self, transform: transform)
}

/// Records the argument of each call, referencing it weakly.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyWeaklyCalls<Input: AnyObject, Output>(
  of stub: inout (Input) async -> Output
) -> ArgWeakRecords<Input> {
  spyCalls(of: &stub, recorder: ArgWeakRecords.self) { $0 }
}

// MARK: Asynchronous throwing functions

/// Records the transformed arguments of each call, in a recorder of the given type.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, E: Error, R: Recorder>(
  of stub: inout (Input) async throws(E) -> Output,
  recorder: R.Type,
  transform: @escaping (Input) -> R.Element
) -> R {
  let records = R()
  let next = stub
  stub = { [weak records] (argument) async throws(E) in
    let passed = PassedAnswer<Input, Output, E>.take()
    records?.record(transform(argument))
    guard let passed else { return try await next(argument) }
    return try await PassedAnswer.pass(passed, argument, to: next).get()
  }
  return records
}

/// Records the transformed arguments of each call.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, E: Error, Element>(
  of stub: inout (Input) async throws(E) -> Output, transform: @escaping (Input) -> Element
) -> ArgRecords<Element> {
  spyCalls(of: &stub, recorder: ArgRecords.self, transform: transform)
}

/// Records the arguments of each call, several as a tuple.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyCalls<Input, Output, E: Error>(of stub: inout (Input) async throws(E) -> Output) -> ArgRecords<
  Input
> {
  spyCalls(of: &stub, recorder: ArgRecords.self) { $0 }
}

/// Records the transformed arguments of each call, referencing them weakly.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyWeaklyCalls<Input, Output, E: Error, Element: AnyObject>(
  of stub: inout (Input) async throws(E) -> Output, transform: @escaping (Input) -> Element
) -> ArgWeakRecords<Element> {
  spyCalls(of: &stub, recorder: ArgWeakRecords.self, transform: transform)
}

/// Records the argument of each call, referencing it weakly.
///
/// - Returns: The records. The spy references them weakly: keep them for as long as calls are to be recorded.
@_alwaysEmitIntoClient
public func spyWeaklyCalls<Input: AnyObject, Output, E: Error>(
  of stub: inout (Input) async throws(E) -> Output
) -> ArgWeakRecords<Input> {
  spyCalls(of: &stub, recorder: ArgWeakRecords.self) { $0 }
}
