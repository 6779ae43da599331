import Foundation
package import Testing

/// Expects that the thread is at work for less than the limit, without the time that it waits for other tests.
///
/// Two more tries are made, since a thread is slower also while it is at work if others use the core and its caches.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
package func expectThreadTime(
  below limit: Duration, sourceLocation: SourceLocation = #_sourceLocation, of work: () throws -> Void
) rethrows {
  var times: [Duration] = []
  repeat {
    let start = timeOfThread()
    try work()
    times.append(timeOfThread() - start)
  } while times.count < 3 && times.allSatisfy { $0 >= limit }
  #expect(times.contains { $0 < limit }, "\(times) are not below \(limit)", sourceLocation: sourceLocation)
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private func timeOfThread() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
