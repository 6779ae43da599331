public import Stubble

/// Fails the test unless a stub was called an expected number of times.
///
/// With a predicate, only the calls whose arguments satisfy it are counted.
///
/// - Returns: The calls that were counted.
@discardableResult
public func expectCalls<Arguments, ReturnType, ErrorType>(
  _ expectation: StubExpectation = .atLeastOnce, of stub: ThrowingStub<Arguments, ReturnType, ErrorType>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, where predicate: ((Arguments) throws -> Bool)? = nil
) rethrows -> [ThrowingStub<Arguments, ReturnType, ErrorType>.Call] {
  reportStubFailures()
  let calls = stub.calls
  let counted = try predicate.map { predicate in try calls.filter { try predicate($0.arguments) } } ?? calls
  stub.count(counted)
  if stub.recordsCalls, expectation.meets(count: counted.count) { return counted }
  let what = predicate == nil ? "" : " with such arguments"
  report(
    StubFailure(
      message: stub.failure(of: expectation, what, count: counted.count, calls), fileID: fileID,
      filePath: filePath, line: line, column: column))
  return counted
}

/// Fails the test unless a stub was called an expected number of times with certain arguments.
///
/// - Returns: The calls that were counted.
@discardableResult
public func expectCalls<Arguments: Equatable, ReturnType, ErrorType>(
  _ expectation: StubExpectation = .atLeastOnce, of stub: ThrowingStub<Arguments, ReturnType, ErrorType>,
  with arguments: Arguments,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [ThrowingStub<Arguments, ReturnType, ErrorType>.Call] {
  reportStubFailures()
  let counted = stub.calls(with: arguments)
  stub.count(counted)
  if let message = stub.failure(of: expectation, with: arguments, count: counted.count) {
    report(StubFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column))
  }
  return counted
}

/// Fails the test unless a stub that takes its arguments as a tuple was called an expected number of times with certain
/// arguments, in order.
///
/// - Returns: The calls that were counted.
@discardableResult
public func expectCalls<each Argument: Equatable, ReturnType, ErrorType>(
  _ expectation: StubExpectation = .atLeastOnce,
  of stub: ThrowingStub<(repeat each Argument), ReturnType, ErrorType>, with arguments: repeat each Argument,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [ThrowingStub<(repeat each Argument), ReturnType, ErrorType>.Call] {
  reportStubFailures()
  let counted = stub.calls(with: repeat each arguments)
  stub.count(counted)
  if let message = stub.failure(of: expectation, with: (repeat each arguments), count: counted.count) {
    report(StubFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column))
  }
  return counted
}

/// Fails the test unless there are calls in an order: one of the first stub, after it one of the second, and so on.
/// Other calls may be between them.
public func expectOrder(
  _ stubs: any CallRecording..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  reportStubFailures()
  var last = 0
  for stub in stubs {
    guard let next = stub.callNumbers.lazy.filter({ $0 > last }).min() else {
      let names = stubs.map(\.displayName).joined(separator: ", ")
      let message = "expected calls in the order \(names); got \(order(of: stubs))"
      return report(
        StubFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column))
    }
    (stub as? any CallCounting)?.count(callNumber: next)
    last = next
  }
}

/// Fails the test if some stubs were called other than in the calls that expectations have counted so far: those that
/// ``expectCalls(_:of:fileID:filePath:line:column:where:)`` returned, and those that ``expectOrder(_:fileID:filePath:line:column:)``
/// found.
///
/// A generated mock has all its stubs: `expectNoOtherCalls(of: store.allStubs)`.
public func expectNoOtherCalls(
  of stubs: [any CallRecording], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  reportStubFailures()
  let counting = stubs.compactMap { $0 as? any CallCounting }
  var messages = counting.filter { !$0.recordsCalls }.map(\.reasonForNoCheck)
  let others = counting.flatMap(\.uncountedCalls).sorted { $0.number < $1.number }
  if !others.isEmpty {
    messages.append("expected no other calls, got \(CallList.text(of: others.map(\.text)))")
  }
  for message in messages {
    report(StubFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// Returns the names of the stubs in the order of their calls, once for each call.
private func order(of stubs: [any CallRecording]) -> String {
  var calls: [Int: String] = [:]
  for stub in stubs {
    for number in stub.callNumbers { calls[number] = stub.displayName }
  }
  if calls.isEmpty { return "no calls" }
  return calls.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", ")
}

extension CallRecording {
  var displayName: String { name ?? "a stub" }

  /// The message that the stub has no calls to check.
  fileprivate var reasonForNoCheck: String {
    "\(displayName) does not record calls, so they cannot be checked"
  }
}

extension ThrowingStub {
  /// Returns the message about an expectation of calls with certain arguments; `nil` if it is met.
  ///
  /// - Parameter count: The number of calls with the arguments.
  fileprivate func failure(
    of expectation: StubExpectation, with arguments: Arguments, count: Int
  ) -> String? {
    if recordsCalls, expectation.meets(count: count) { return nil }
    let calls = calls
    let difference =
      count == 0 ? ArgumentDifference.nearest(to: arguments, among: calls.map(\.arguments)) : nil
    return failure(of: expectation, " with \(arguments)", count: count, calls)
      + (difference.map { "\nThe nearest differs: \($0)" } ?? "")
  }

  /// Returns the message about an expectation that is not met.
  ///
  /// - Parameters:
  ///   - expectation: The expectation.
  ///   - what: The restriction of the counted calls, such as ` with such arguments`; empty if there is none.
  ///   - count: The number of counted calls.
  ///   - calls: All calls.
  fileprivate func failure(
    of expectation: StubExpectation, _ what: String, count: Int, _ calls: [Call]
  ) -> String {
    if !recordsCalls { return reasonForNoCheck }
    let part = count == calls.count ? "" : "\(count) of "
    let got = calls.isEmpty ? "no calls" : part + CallList.text(of: calls.map(\.description))
    return "expected \(displayName) to be called\(what) \(expectation.expected), got \(got)"
  }
}
