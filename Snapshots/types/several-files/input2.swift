import Foundation
extension Spread {
    @StubbableFunction func there() -> Int { value + 2 }
    @StubbableProperty var computed: Int { value + 3 }
    @StubbableProperty var inside: Int { let date: Date? = nil; return date == nil ? value + 4 : 0 }
    convenience init(value: Int) { self.init(); self.value = value }
}
class SpreadChild: Spread { @StubbableFunction override func here() -> Int { super.here() + 10 } }
extension Extent {
    init(square side: Int) {
        depth = side
        width = side
        height = side
    }
    init<N: BinaryInteger>(deep depth: N) { self = .init(depth: Int(depth)) }
    init(flat width: Int) { self = Extent(width: width, depth: 0) }
}
