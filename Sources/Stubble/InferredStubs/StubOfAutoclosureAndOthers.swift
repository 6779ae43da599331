// Placeholders for a function with an autoclosure and other parameters. They take one tuple, with the autoclosure as a
// closure. If the autoclosure does not escape, `withoutActuallyEscaping(_:do:)` makes the closure for the call:
//
//     func log(_ text: @autoclosure () -> String, level: Int) {
//       withoutActuallyEscaping(text) { logAction(($0, level)) }
//     }

/// A placeholder for a function whose first parameter is an autoclosure, which returns the default value of the return
/// type.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output: DefaultProvidable>(
  of function: (@escaping @autoclosure () -> First, Second, repeat each Rest) -> Output
) -> ((() -> First, Second, repeat each Rest)) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function whose first parameter is an autoclosure, which does nothing.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest>(
  of function: (@escaping @autoclosure () -> First, Second, repeat each Rest) -> Void
) -> ((() -> First, Second, repeat each Rest)) -> Void {
  { _ in }
}

/// A placeholder for a function whose first parameter is an autoclosure, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output>(
  of function: (@escaping @autoclosure () -> First, Second, repeat each Rest) -> Output,
  alwaysReturn value: Output
) -> ((() -> First, Second, repeat each Rest)) -> Output {
  { _ in value }
}

/// A placeholder for a function whose first parameter is an autoclosure, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<First, Second, each Rest, Output>(
  of function: (@escaping @autoclosure () -> First, Second, repeat each Rest) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> ((() -> First, Second, repeat each Rest)) -> Output {
  { _ in
    PassedAnswer<(() -> First, Second, repeat each Rest), Output, Never>.takeOrReport(
      name, fileID, filePath, line)
  }
}

/// A placeholder for a function whose first parameter is an autoclosure, which returns the default value of the return
/// type.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output: DefaultProvidable, E: Error>(
  of function: (@escaping @autoclosure () -> First, Second, repeat each Rest) throws(E) -> Output
) -> ((() -> First, Second, repeat each Rest)) throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function whose first parameter is an autoclosure, which does nothing.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, E: Error>(
  of function: (@escaping @autoclosure () -> First, Second, repeat each Rest) throws(E) -> Void
) -> ((() -> First, Second, repeat each Rest)) throws(E) -> Void {
  { _ in }
}

/// A placeholder for a function whose first parameter is an autoclosure, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output, E: Error>(
  of function: (@escaping @autoclosure () -> First, Second, repeat each Rest) throws(E) -> Output,
  alwaysReturn value: Output
) -> ((() -> First, Second, repeat each Rest)) throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function whose first parameter is an autoclosure, which always throws the given error.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output, E: Error>(
  of function: (@escaping @autoclosure () -> First, Second, repeat each Rest) throws(E) -> Output,
  alwaysThrow error: E
) -> ((() -> First, Second, repeat each Rest)) throws(E) -> Output {
  { (_) throws(E) in throw error }
}

/// A placeholder for a function whose first parameter is an autoclosure, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<First, Second, each Rest, Output, E: Error>(
  of function: (@escaping @autoclosure () -> First, Second, repeat each Rest) throws(E) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> ((() -> First, Second, repeat each Rest)) throws(E) -> Output {
  { (_) throws(E) in
    try PassedAnswer<(() -> First, Second, repeat each Rest), Output, E>.takeOrReport(
      name, fileID, filePath, line)
  }
}

/// A placeholder for a function whose second parameter is an autoclosure, which returns the default value of the return
/// type.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output: DefaultProvidable>(
  of function: (First, @escaping @autoclosure () -> Second, repeat each Rest) -> Output
) -> ((First, () -> Second, repeat each Rest)) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function whose second parameter is an autoclosure, which does nothing.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest>(
  of function: (First, @escaping @autoclosure () -> Second, repeat each Rest) -> Void
) -> ((First, () -> Second, repeat each Rest)) -> Void {
  { _ in }
}

/// A placeholder for a function whose second parameter is an autoclosure, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output>(
  of function: (First, @escaping @autoclosure () -> Second, repeat each Rest) -> Output,
  alwaysReturn value: Output
) -> ((First, () -> Second, repeat each Rest)) -> Output {
  { _ in value }
}

/// A placeholder for a function whose second parameter is an autoclosure, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<First, Second, each Rest, Output>(
  of function: (First, @escaping @autoclosure () -> Second, repeat each Rest) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> ((First, () -> Second, repeat each Rest)) -> Output {
  { _ in
    PassedAnswer<(First, () -> Second, repeat each Rest), Output, Never>.takeOrReport(
      name, fileID, filePath, line)
  }
}

/// A placeholder for a function whose second parameter is an autoclosure, which returns the default value of the return
/// type.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output: DefaultProvidable, E: Error>(
  of function: (First, @escaping @autoclosure () -> Second, repeat each Rest) throws(E) -> Output
) -> ((First, () -> Second, repeat each Rest)) throws(E) -> Output {
  { _ in .defaultValue }
}

/// A placeholder for a function whose second parameter is an autoclosure, which does nothing.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, E: Error>(
  of function: (First, @escaping @autoclosure () -> Second, repeat each Rest) throws(E) -> Void
) -> ((First, () -> Second, repeat each Rest)) throws(E) -> Void {
  { _ in }
}

/// A placeholder for a function whose second parameter is an autoclosure, which always returns the given value.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output, E: Error>(
  of function: (First, @escaping @autoclosure () -> Second, repeat each Rest) throws(E) -> Output,
  alwaysReturn value: Output
) -> ((First, () -> Second, repeat each Rest)) throws(E) -> Output {
  { _ in value }
}

/// A placeholder for a function whose second parameter is an autoclosure, which always throws the given error.
@_alwaysEmitIntoClient
public func stub<First, Second, each Rest, Output, E: Error>(
  of function: (First, @escaping @autoclosure () -> Second, repeat each Rest) throws(E) -> Output,
  alwaysThrow error: E
) -> ((First, () -> Second, repeat each Rest)) throws(E) -> Output {
  { (_) throws(E) in throw error }
}

/// A placeholder for a function whose second parameter is an autoclosure, whose calls are failures that name it.
@_alwaysEmitIntoClient
public func strictStub<First, Second, each Rest, Output, E: Error>(
  of function: (First, @escaping @autoclosure () -> Second, repeat each Rest) throws(E) -> Output,
  name: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line
) -> ((First, () -> Second, repeat each Rest)) throws(E) -> Output {
  { (_) throws(E) in
    try PassedAnswer<(First, () -> Second, repeat each Rest), Output, E>.takeOrReport(
      name, fileID, filePath, line)
  }
}
