@Stubbable
struct SelfList<Element: Sendable>: Sendable {
    typealias Place = Int
    var elements: [Element]
    func same() -> Self { self }
    func or(_ other: Self?) -> [Self] { other.map { [$0, self] } ?? [self] }
    func at(_ place: Self.Place) throws -> (Self, Element) { (self, elements[place]) }
    mutating func swap(with other: inout Self) { (self, other) = (other, self) }

    @Stubbable
    struct Page<Mark: Sendable> {
        var mark: Mark
        var next: Self? { nil }
        func mapped(_ change: @escaping (Self) -> Self) -> Self { change(self) }
    }
}

extension SelfList.Page where Mark == Int {
    func plus(_ other: Self) -> Self { Self(mark: mark + other.mark) }
}

struct SelfName {
    struct Inner {
        @Stubbable
        struct SelfName {
            static func made() -> Self { Self() }
            var number: Int { 1 }
            func same() -> Self { self }
            func isLike(_ other: Self) -> Bool { number == other.number }
        }

        @Stubbable
        struct Aliased {
            typealias SelfName = Int
            var number: SelfName { 2 }
            func same() -> Self { self }
            func isLike(_ other: Self) -> Bool { number == other.number }
        }

        final class Maker {
            @Stubbable
            class SelfName {
                static func number() -> Int { 3 }
                func isLike(_ other: SelfName) -> Bool { other === self }
            }
        }
    }
}
