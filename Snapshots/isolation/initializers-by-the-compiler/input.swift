@globalActor actor Storage { static let shared = Storage() }

@Storage func storedNumber() -> Int { 5 }

@Stubbable @Storage
class Shelf {
    var count = 1
    var names: [String] = []
    var label: String?
    let limit: Int = 9
    func add(_ name: String) { names.append(name) }
}

@Stubbable @Storage
final class TopShelf: Shelf {
    var height = 2
    override func add(_ name: String) { super.add(name + "!") }
}

@Stubbable @MainActor
final class Cover {
    var pages = [1] { didSet { print("pages") } }
    lazy var last = 4
    @Storage var stored = 3
    convenience init(page: Int) { self.init() }
    func turn() { pages.append(last) }
}

@Stubbable @Storage
final class Isolated {
    var number = storedNumber()
    var other: Int? = 2
}

@Stubbable @Storage
struct ShelfLabel {
    var text = "a"
    var size: Int?
    let weight = 2
    func longer() -> String { text + text }
}

@Stubbable @MainActor
final class Closing {
    var count = 1
    var list: [Int] = [1]
    isolated deinit {
        count += 1
        list.append(count)
        print("closing", list, describe())
    }
    func describe() -> String { "count \(count)" }
}

@Stubbable @MainActor
final class ClosingAnywhere {
    nonisolated let id: Int = 3
    var count: Int = 1
    var last: (@Sendable () -> Void)? = { print("last") }
    deinit {
        print("closing", id, count)
        last?()
    }
}

#if swift(>=6)
func makeShelves() -> (Shelf, TopShelf, Cover, ShelfLabel) { (Shelf(), TopShelf(), Cover(), ShelfLabel()) }
#else
@MainActor func makeCover() -> Cover { Cover() }
@Storage func makeShelves() async -> (Shelf, TopShelf, Cover, ShelfLabel) {
    (Shelf(), TopShelf(), await makeCover(), ShelfLabel())
}
#endif
