@Stubbable
class LazyClosures {
    var base: Int = 1
    lazy var add: (
        _ first: Int,
        // the other
        _ second: Int
    ) -> Int = { [unowned self] first, second in
        first + second + base
    }
    lazy var maybe:
        ((Int)
            -> Int)?
        = { [weak self] in
            $0 + (self?.base ?? 0)
        }
    private(set) lazy var chained: (Int) -> (
        Int) -> Int = { [unowned self, base] first in
            { [unowned self] second in first + second + base + self.base }
        }
    lazy var change: (inout [
        Int]) -> Void = { [
            weak self
        ] list in
            list.append(self?.base ?? 0)
        }
    lazy var failing: @Sendable (
        Int
    ) async throws -> Int = { [count = self.base] number in
        number + count
    }
}

@Stubbable
struct LazyClosuresOfStruct {
    var base: Int = 1
    lazy var add: (
        Int
    ) -> Int = { [base] in
        $0 + base
    }
}
