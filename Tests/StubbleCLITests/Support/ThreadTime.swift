import Foundation

/// Returns how long the thread is at work, without the time that it waits for other tests.
func threadTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = timeOfThread()
  try work()
  return timeOfThread() - start
}

private func timeOfThread() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
