import Foundation

extension DateFormatter {
  @StubbableFunction
  func lenient() -> Self {
    isLenient = true
    return self
  }
  @StubbableProperty
  var orNothing: Self? { isLenient ? self : nil }
}
extension NSRecursiveLock {
  @StubbableFunction
  func with(_ action: (NSRecursiveLock) throws -> Void) rethrows -> Self? {
    try action(self)
    return self
  }
}
