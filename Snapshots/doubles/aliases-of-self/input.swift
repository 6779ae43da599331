struct Tagged<Raw, Tag> {
    var raw: Raw
}

protocol Tagging {
    associatedtype Raw
    typealias Tag = Tagged<Raw, Self>
    typealias Tags = [Tag]
}

extension Tagging {
    typealias Lookup<Key: Hashable> = [Key: Self.Tag]
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Tracked: Tagging {
    var tag: Tag { get }
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Collected: Tagging {
    func tags() -> Self.Tags?
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Searched: Tagging {
    func lookup() -> Lookup<String>
}

// What is no part of `Self` leaves the double open to subclasses.
// @Spyable
protocol Plain: Tagging {
    var raw: Raw { get }
    func other(_ tags: Tagged<Raw, Int>)
}
