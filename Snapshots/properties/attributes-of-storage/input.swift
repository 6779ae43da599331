@Stubbable
final class UncheckedAccess<T> {
    @exclusivity(unchecked) var count = 1
    @exclusivity(unchecked)
    var text: String = "a" { didSet { print("\(oldValue) to \(text)") } }
    @exclusivity(checked) private(set) var items: [T] = []
    @exclusivity(unchecked) var first: T?, second: Int = 2
    @exclusivity( unchecked ) weak var other: UncheckedAccess?
    lazy var plain: Int = 3
    func add(_ item: T) {
        count += 1
        text += "b"
        items.append(item)
    }
}

@Stubbable
actor UncheckedActor {
    @exclusivity(unchecked) var count: Int = 1
    @exclusivity(unchecked) nonisolated(unsafe) var total: Int = 2
    func add() { count += total }
}

@Stubbable
struct UsedStatics {
    @used static let limit: Int = 4
    @exclusivity(unchecked) nonisolated(unsafe) static var used = 1
    @exclusivity(unchecked) @MainActor static var shown: [Int] = [1]
    var rest: Int { UsedStatics.limit - UsedStatics.used }
}
