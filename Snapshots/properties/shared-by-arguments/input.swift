struct SharedPoint { var x = 1, y = 2, z = [1, 2] }

// @Stubbable
class SharedShape {
  @exclusivity(unchecked) var point: SharedPoint = SharedPoint()
  @exclusivity(unchecked) var pair: (Int, Int) = (1, 2)
  @exclusivity(unchecked) var list: [Int] = [1, 2, 3]
  @exclusivity(unchecked) nonisolated(unsafe) static var origin: SharedPoint = SharedPoint()
  @exclusivity(unchecked) var whole: Int = 1
  @exclusivity(unchecked) var free: SharedPoint = SharedPoint()
  var inner: SharedShape?
  var x: Int = 1
  var y: Int = 2
  func turn() { swap(&point.x, &point.y) }
  func exchange() {
    var free = SharedPoint()
    swap(&free.x, &free.y)
    swap(&x, &y)
  }
}

func turn(_ shape: SharedShape) {
  swap(&shape.pair.0, &shape.pair.1)
  swap(&SharedShape.origin.x, &SharedShape.origin.y)
  shape.list[0].add(&shape.list[1])
  add(&shape.whole, &shape.whole)
  swap(&shape.inner!.x, &shape.inner!.y)
}

func add(_ a: inout Int, _ b: inout Int) {
  a += 1
  b += 1
}

extension Int {
  fileprivate mutating func add(_ other: inout Int) { self += other }
}
