class TakenFood {}
final class TakenGrass: TakenFood {}
typealias TakenMeal = TakenGrass

@Stubbable
class TakenCow {
    func eat(_ grass: TakenGrass) -> String { "cow eats" }
    func graze(on field: Int, _ grass: TakenGrass) throws -> TakenFood { grass }
    func chew(_ times: Int) -> Int { times }
    func digest(_ meal: TakenMeal) -> String { "cow digests" }
    func rest(_ grass: TakenGrass?) -> String { "cow rests" }
    func sleep(_: TakenGrass) -> String { "cow sleeps" }
    subscript(grass: TakenGrass) -> Int { 1 }
}

@Stubbable
class TakenGoat: TakenCow {
    override func eat(_ food: TakenFood) -> String { "goat eats" }
    override func graze(on field: Int?, _ food: TakenFood?) -> TakenFood { TakenFood() }
    override func chew(_ times: Int!) -> Int { -times }
    override func digest(_ meal: TakenGrass) -> String { "goat digests" }
    override func rest(_ food: TakenFood?) -> String { "goat rests" }
    override func sleep(_: TakenFood) -> String { "goat sleeps" }
    override subscript(food: TakenFood) -> Int { 2 }
}

@Stubbable
class TakenStore<Item> {
    func add(_ item: Item) -> Int { 1 }
    func remove(_ item: Item) -> Int { 2 }
}

@Stubbable
class TakenInts: TakenStore<Int> {
    override func add(_ item: Int?) -> Int { 10 }
    override func remove(_ item: Int) -> Int { 20 }
}
