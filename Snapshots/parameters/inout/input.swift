struct Point: Equatable { var x = 0 }

@Stubbable
class InoutParameters {
    func increment(_ n: inout Int) { n += 1 }
    func move(_ point: inout Point, by distance: Int = 1) -> Int { point.x += distance; return point.x }
    func both(_ a: inout [Int], _ b: inout [Int]) throws { swap(&a, &b) }
}
