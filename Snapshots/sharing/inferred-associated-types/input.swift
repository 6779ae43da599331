@Stubbable
struct InferredShelf {
    var books: [Int: String] = [2: "b"]
    subscript(title: String) -> Int? { books.first { $0.value == title }?.key }
}

extension InferredShelf: Collection {
    typealias Index = [Int: String].Index
    typealias Element = String
    var startIndex: Index { books.startIndex }
    var endIndex: Index { books.endIndex }
    func index(after place: Index) -> Index { books.index(after: place) }
    subscript(place: Index) -> Iterator.Element { books[place].value }
    func cover(at place: Index) -> Iterator.Element { self[place].uppercased() }
}

@Stubbable
final class InferredRack: RandomAccessCollection {
    var hooks = [1, 2]
    subscript(name: String) -> Int { name.count }
    var startIndex: Int { 0 }
    var endIndex: Int { hooks.count }
    subscript(place: Int) -> Int { hooks[place] }
    subscript(places: Range<Int>) -> SubSequence { Slice(base: self, bounds: places) }
}
