// @Spyable
// @StubbableProtocol
// @Mockable
protocol Dispatching {
    associatedtype Message
    associatedtype Job = () -> Void
    func dispatch(_ message: Message) -> Int
    func dispatch(_ job: Job) -> Int
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Counting {
    associatedtype Value
    func count(_ value: Value) -> Int
    func count(_ value: Int) -> Int
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Shelving where Shelf.Element == Book {
    associatedtype Shelf: Collection
    associatedtype Book: Equatable
    var shelf: Shelf { get }
    subscript(book: Book) -> Int { get }
    subscript(book: Shelf) -> Int { get }
}
