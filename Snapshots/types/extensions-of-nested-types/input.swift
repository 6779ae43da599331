struct ShelfItem { var number = 1 }
typealias ShelfHandler = (Int) -> Int
let shelfLimit = 3
protocol ShelfLabeled { var label: String { get } }

enum Shelf<Key> {
    struct ShelfItem { var text = "nested" }
    typealias ShelfHandler = (String) -> String
    static var shelfLimit: String { "nested" }
    @Stubbable
    struct Board {
        var key: Key
        var own = ShelfItem()
        func nested(_ handler: ShelfHandler) -> String { handler(own.text) }
    }
}

extension Shelf.Board: ShelfLabeled {
    var label: String { "board" }
    func item() -> ShelfItem { ShelfItem(number: 2) }
    func first() -> Key { key }
    func handled(_ handler: ShelfHandler) -> Int { handler(shelfLimit) }
    @Stubbable
    struct Part {
        var item = ShelfItem()
        var limit = shelfLimit
        var key: Key
        func handled(_ handler: ShelfHandler) -> Int { handler(limit) }
    }
}

enum Rack {
    struct ShelfItem { var text = "nested" }
    final class Box {}
}
typealias RackBox = Rack.Box

extension RackBox {
    @Stubbable
    final class Lid {
        var item = ShelfItem(number: 4)
        var items: [ShelfItem] = []
    }
    @Spyable
    protocol Filler {
        func fill(_ item: ShelfItem) -> ShelfItem
    }
}
