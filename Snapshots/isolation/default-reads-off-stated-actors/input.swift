nonisolated final class Lump { let size: Int; init(size: Int) { self.size = size } }
@MainActor class Kiln {
    static let limit = 3
    let lump: Lump
    let callback: () -> Int = { 4 }
    init(size: Int) { lump = Lump(size: size) }
}
final class Oven: Kiln { static let least = 5; let rest = Lump(size: 6) }
class Stove { static let unstated = 7; @MainActor static let stated = 8; let lump: @Sendable () -> Int = { 9 } }
struct Recipe {
    var step: @MainActor () -> Int
    var plain: () -> Int
    var note: any Sendable
}
#if !swift(>=6)
nonisolated func heat(_ kiln: Kiln, _ oven: Oven) -> [Int] {
    [Kiln.limit, Oven.least, Stove.stated, kiln.lump.size, kiln.callback(), oven.rest.size]
}
#endif
