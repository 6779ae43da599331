protocol Requesting {
    typealias Completion<T> = (Result<T, any Error>) -> Void
    typealias Pair<T> = (first: T, second: T)
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Transferring: Requesting {
    associatedtype Body
    typealias Items<Element> = [Element]
    typealias Keyed<Value> = [String: (Value, Body)]
    var items: Items<String> { get set }
    func request(completion: @escaping Completion<Void>)
    func fetch<T>(_ type: T.Type, completion: @escaping Completion<T>)
    func visit(_ action: Completion<Int>)
    func pair() -> Pair<Int>
    func handler() -> Completion<Body>?
    func keyed(_ values: Keyed<Int>) -> Keyed<Body>
}
