// @Spyable
// @StubbableProtocol
// @Mockable
protocol Event: Identifiable, Sendable {
    var id: String { get }
    var day: Int { get }
}

// @Spyable
// @StubbableProtocol
// @Mockable
@MainActor protocol Listing: Named {
    var name: [Int] { get }
    var title: String { get set }
    func show() -> Int
}

nonisolated protocol Named {
    associatedtype Name: Collection
    var name: Name { get }
    var title: String { get }
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Session: Hosting, Titled {
    func open() -> Int
}

protocol Hosting: Actor {
    var title: String { get }
}

nonisolated protocol Titled {
    var title: String { get }
}
