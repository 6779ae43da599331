infix operator <=>: AssignmentPrecedence
infix operator <+>: AssignmentPrecedence

struct OperatedPair { var x = 1, y = 2 }

@discardableResult
func <=> (a: inout Int, b: inout Int) -> Bool {
  (a, b) = (b, a)
  return true
}

extension OperatedPair {
  static func <+> (a: inout OperatedPair, b: inout OperatedPair) { a.x <=> b.x }
}

// @Stubbable
class Swapping {
  @exclusivity(unchecked) var point: OperatedPair = OperatedPair()
  @exclusivity(unchecked) nonisolated(unsafe) static var shared: OperatedPair = OperatedPair()
  @exclusivity(unchecked) var other: OperatedPair = OperatedPair()
  var free: OperatedPair = OperatedPair()
  func turn() -> Bool { try! other.x <=> (other).y }
  func exchange(_ swapping: Swapping) { free <+> swapping.free }
}

// @Stubbable
struct SwappingPair {
  var first: OperatedPair = OperatedPair()
  var second: OperatedPair = OperatedPair()
  var third: OperatedPair = OperatedPair()
  var free: Int = 1
  mutating func turn() { _ = (first <+> self.second, 1) }
  mutating func twist() { swap(&(third.x), &((third)).y) }
}

func turn(_ swapping: Swapping) {
  _ = swapping.point.x <=> swapping.point.y
  Swapping.shared.x <=> Swapping.shared.y
}
