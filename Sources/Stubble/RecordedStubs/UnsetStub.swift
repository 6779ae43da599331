// A mock declares its stubs as `var loadStub: Stub<…>!` and calls them as if they were always there. One that
// a test forgot traps: these calls, which such a declaration prefers to unwrapping, say which. They do not bind
// the stub, which would count a reference at each call.

extension Optional {
  /// Calls the stub, or traps with the name of the function that it stands for.
  @inlinable
  public func callAsFunction<Arguments, ReturnType, ErrorType: Error>(
    _ arguments: Arguments,
    function: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line
  ) throws(ErrorType) -> ReturnType where Wrapped == ThrowingStub<Arguments, ReturnType, ErrorType> {
    if self == nil { trapUnsetStub(function, file, line) }
    return try self.unsafelyUnwrapped(arguments)
  }

  /// Calls the stub, or traps with the name of the function that it stands for.
  @inlinable
  public func callAsFunction<ReturnType, ErrorType: Error>(
    function: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line
  ) throws(ErrorType) -> ReturnType where Wrapped == ThrowingStub<Void, ReturnType, ErrorType> {
    if self == nil { trapUnsetStub(function, file, line) }
    return try self.unsafelyUnwrapped()
  }
}

@usableFromInline
func trapUnsetStub(_ function: StaticString, _ file: StaticString, _ line: UInt) -> Never {
  fatalError("the stub of \(function) was called before it was set", file: file, line: line)
}
