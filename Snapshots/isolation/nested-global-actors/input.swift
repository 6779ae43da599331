enum Mills {
    @globalActor actor Wheel { static let shared = Wheel() }
    typealias Axle = Wheel
    @Wheel class Stone {
        func grind(_ grain: Int) -> Int { grain * 2 }
    }
    @Axle class Sieve {
        func sift(_ flour: Int) -> Int { flour - 1 }
    }
    @Wheel protocol Turning {
        func turn() async -> Int
    }
    @Stubbable class Miller {
        @Wheel var flour = 1 { didSet { sacks += 1 } }
        @Axle let name = "Jo"
        var sacks = 0
        @Wheel init() {}
        @Axle func bake() -> Int { flour }
    }
}

@Stubbable class Millstone: Mills.Stone {
    var grains: Int = 1
    func grindAll() -> Int { grind(grains) }
}

@Stubbable class FineSieve: Mills.Sieve {
    func siftTwice(_ flour: Int) async -> Int { sift(sift(flour)) }
}

@Stubbable final class Turner: Mills.Turning {
    func turn() async -> Int { 3 }
}
