public import Stubble

/// Expects a number of calls of a stub, all of them or those whose arguments satisfy a predicate.
///
/// - Returns: The calls that count.
@discardableResult
public func expectCalls<Arguments, ReturnType, ErrorType>(
  _ expectation: StubExpectation = .atLeastOnce, of stub: ThrowingStub<Arguments, ReturnType, ErrorType>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, where predicate: ((Arguments) throws -> Bool)? = nil
) rethrows -> [ThrowingStub<Arguments, ReturnType, ErrorType>.Call] {
  reportStubFailures()
  let calls = stub.calls
  let counted = try predicate.map { predicate in try calls.filter { try predicate($0.arguments) } } ?? calls
  if stub.recordsCalls, expectation.meets(count: counted.count) { return counted }
  let what = predicate == nil ? "" : " with such arguments"
  report(
    StubFailure(
      message: stub.failure(of: expectation, what, count: counted.count, calls), fileID: fileID,
      filePath: filePath, line: line, column: column))
  return counted
}

/// Expects a number of calls of a stub with certain arguments.
///
/// - Returns: The calls that count.
@discardableResult
public func expectCalls<Arguments: Equatable, ReturnType, ErrorType>(
  _ expectation: StubExpectation = .atLeastOnce, of stub: ThrowingStub<Arguments, ReturnType, ErrorType>,
  with arguments: Arguments,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [ThrowingStub<Arguments, ReturnType, ErrorType>.Call] {
  reportStubFailures()
  let calls = stub.calls
  let counted = calls.filter { $0.arguments == arguments }
  if stub.recordsCalls, expectation.meets(count: counted.count) { return counted }
  let difference =
    counted.isEmpty ? ArgumentDifference.nearest(to: arguments, among: calls.map(\.arguments)) : nil
  let message =
    stub.failure(of: expectation, " with \(arguments)", count: counted.count, calls)
    + (difference.map { "\nThe nearest differs: \($0)" } ?? "")
  report(StubFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column))
  return counted
}

/// Expects calls in an order: one of the first stub, after it one of the second, and so on. There may be others between them.
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
    last = next
  }
}

/// The names of the stubs in the order in which they were called.
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
}

extension ThrowingStub {
  /// What is said of an expectation that is not met.
  fileprivate func failure(
    of expectation: StubExpectation, _ what: String, count: Int, _ calls: [Call]
  ) -> String {
    if !recordsCalls { return "\(displayName) keeps no calls, so that nothing can be expected of them" }
    let part = count == calls.count ? "" : "\(count) of "
    let got = calls.isEmpty ? "no calls" : part + CallList.text(of: calls.map(\.description))
    return "expected \(displayName) to be called\(what) \(expectation.expected), got \(got)"
  }
}
