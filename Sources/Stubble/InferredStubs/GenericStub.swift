// Placeholders for generic functions, one for each specialization that a test needs:
//
//     lazy var addTextAction = stubGeneric(of: add).with(first: String.self).stub
//     func add<User>(user: User) -> Bool { callGeneric(user, potentials: [addTextAction]) }

/// A specialization of a generic function, whose types are being chosen, and from which a placeholder is made.
public struct GenericStub<Input, Output, E: Error> {
  @usableFromInline let name: StaticString
  @usableFromInline let fileID: StaticString
  @usableFromInline let filePath: StaticString
  @usableFromInline let line: UInt

  @_alwaysEmitIntoClient
  init(name: StaticString, fileID: StaticString, filePath: StaticString, line: UInt) {
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }

  /// Chooses the type of the only parameter.
  @_alwaysEmitIntoClient
  public func with(first: Input.Type) -> Self { self }

  /// Chooses the type of the first parameter.
  @_alwaysEmitIntoClient
  public func with<A, B, each Rest>(first: A.Type) -> Self
  where Input == (A, B, repeat each Rest) { self }

  /// Chooses the type of the second parameter.
  @_alwaysEmitIntoClient
  public func with<A, B, each Rest>(second: B.Type) -> Self
  where Input == (A, B, repeat each Rest) { self }

  /// Chooses the type of the third parameter.
  @_alwaysEmitIntoClient
  public func with<A, B, C, each Rest>(third: C.Type) -> Self
  where Input == (A, B, C, repeat each Rest) { self }

  /// Chooses the type of the fourth parameter.
  @_alwaysEmitIntoClient
  public func with<A, B, C, D, each Rest>(fourth: D.Type) -> Self
  where Input == (A, B, C, D, repeat each Rest) { self }

  /// Chooses the type of the fifth parameter.
  @_alwaysEmitIntoClient
  public func with<A, B, C, D, F, each Rest>(fifth: F.Type) -> Self
  where Input == (A, B, C, D, F, repeat each Rest) { self }

  /// Chooses the return type.
  @_alwaysEmitIntoClient
  public func with(return: Output.Type) -> Self { self }
}

/// Begins a placeholder for a specialization of a generic function. `with(first:)` and the like choose its types, and
/// `stub` or `strictStub` makes the placeholder.
@_alwaysEmitIntoClient
public func stubGeneric<Input, Output>(
  of function: (Input) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> GenericStub<Input, Output, Never> {
  GenericStub(name: name, fileID: fileID, filePath: filePath, line: line)
}

/// Begins a placeholder for a specialization of a generic function that throws. `with(first:)` and the like choose its
/// types, and `stub` or `strictStub` makes the placeholder.
@_alwaysEmitIntoClient
public func stubGeneric<Input, Output>(
  of function: (Input) throws -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> GenericStub<Input, Output, any Error> {
  GenericStub(name: name, fileID: fileID, filePath: filePath, line: line)
}

extension GenericStub where E == Never {
  /// A placeholder whose calls are failures that name it.
  @_alwaysEmitIntoClient
  public var strictStub: (Input) -> Output {
    { _ in PassedAnswer<Input, Output, Never>.takeOrReport(name, fileID, filePath, line) }
  }
}

extension GenericStub where E == Never, Output: DefaultProvidable {
  /// A placeholder that returns the default value of the return type.
  @_alwaysEmitIntoClient
  public var stub: (Input) -> Output { { _ in .defaultValue } }
}

extension GenericStub where E == Never, Output == Void {
  /// A placeholder that does nothing.
  @_alwaysEmitIntoClient
  public var stub: (Input) -> Void { { _ in } }
}

extension GenericStub where E == any Error {
  /// A placeholder whose calls are failures that name it.
  @_alwaysEmitIntoClient
  public var strictStub: (Input) throws -> Output {
    { _ in try PassedAnswer<Input, Output, any Error>.takeOrReport(name, fileID, filePath, line) }
  }
}

extension GenericStub where E == any Error, Output: DefaultProvidable {
  /// A placeholder that returns the default value of the return type.
  @_alwaysEmitIntoClient
  public var stub: (Input) throws -> Output { { _ in .defaultValue } }
}

extension GenericStub where E == any Error, Output == Void {
  /// A placeholder that does nothing.
  @_alwaysEmitIntoClient
  public var stub: (Input) throws -> Void { { _ in } }
}

/// Calls the first placeholder that has the types of this call. If none has, it is a failure that names the function.
@_alwaysEmitIntoClient
public func callGeneric<Input, Output>(
  _ input: Input, potentials: [Any],
  function: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> Output {
  for case let action as (Input) -> Output in potentials { return action(input) }
  let result: Result<Output, Never> = reportUnknownSpecialization(
    of: function, Input.self, fileID, filePath, line)
  return result.get()
}

/// Calls the first placeholder that has the types of this call. If none has, it is a failure that names the function.
@_alwaysEmitIntoClient
public func callThrowsGeneric<Input, Output>(
  _ input: Input, potentials: [Any],
  function: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) throws -> Output {
  for case let action as (Input) throws -> Output in potentials { return try action(input) }
  let result: Result<Output, any Error> = reportUnknownSpecialization(
    of: function, Input.self, fileID, filePath, line)
  return try result.get()
}

/// Reports a call of a generic function with types for which there is no placeholder.
@usableFromInline
func reportUnknownSpecialization<Output, E: Error>(
  of function: StaticString, _ input: Any.Type, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt
) -> Result<Output, E> {
  UnexpectedCall.report("\(function) has no stub for (\(input)) -> \(Output.self)", fileID, filePath, line)
}
