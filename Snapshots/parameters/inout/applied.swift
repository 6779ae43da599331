struct Point: Equatable { var x = 0 }

/*<stubble @Stubbable*//*stubble>*/
class InoutParameters {
    func increment(_ n: inout Int) {/*<stubble*/ if let _increment { _increment(&n) } else {/*stubble>*/ n += 1 /*<stubble*/} /*stubble>*/}
    func move(_ point: inout Point, by distance: Int = 1) -> Int {/*<stubble*/ if let _move { return _move(&point, distance) } else {/*stubble>*/ point.x += distance; return point.x /*<stubble*/} /*stubble>*/}
    func both(_ a: inout [Int], _ b: inout [Int]) throws {/*<stubble*/ if let _both { try _both(&a, &b) } else {/*stubble>*/ swap(&a, &b) /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _increment: ((inout Int) -> Void)? = nil; @exclusivity(unchecked) final var _move: ((inout Point, Int) -> Int)? = nil; @exclusivity(unchecked) final var _both: ((inout [Int], inout [Int]) throws -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0e03dd92 975f f41f ff98 0539 ff98 fb23 ff98 5d57 *//*stubble>*/