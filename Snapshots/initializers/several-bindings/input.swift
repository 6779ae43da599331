func madeElsewhere() -> Int { 4 }

@Stubbable
class SeveralBindings {
    private(set) var a = 0, b = 1
    var c, d: Int
    var e = 2, f = [madeElsewhere()].map(abs)[0], g: String? = "g"
    let h = 3, i: Int
    nonisolated(unsafe) static var j = 5, k: Int = 6
    @available(*, deprecated) var l = 7, m = 8
    lazy var n = 9
    @MainActor static var o: Int? = nil, p: Int? = 10
    init() { c = 1; d = 1; i = 2 }
}
@Stubbable
struct SeveralInStruct { var a = 0, b = 1; let c = 2; let d: Int; var e: Int?, f: Int? }
@Stubbable
struct LazyExistentials {
    lazy var value: any CustomStringConvertible = 1
    lazy var action: (Int) -> Int = { $0 }
    var x = 1
}
// The storage of the first has its type from the last.
@Stubbable
struct SeveralCompared: Hashable {
    let a, b: Int
    let c, d, e: Int?
    let g, h: [Int]
}
@Stubbable
final class SeveralConstants: Sendable {
    let a, b: Int, c = 3, d, e: String
    init() { a = 1; b = 2; d = "d"; e = "e" }
}
@Stubbable
struct SeveralSetOnce {
    let a, b: Int?
    var c, d: Int?
    init(isSet: Bool) {
        if isSet { a = 1 } else { a = nil }
        b = a
        d = 2
    }
}
func severalSize() -> Int { MemoryLayout<SeveralCompared>.size }
