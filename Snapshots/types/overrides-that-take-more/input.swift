class TakenFood {}
final class TakenGrass: TakenFood {}
typealias TakenMeal = TakenGrass

@Stubbable(calls: true)
class TakenCow {
    func eat(_ grass: TakenGrass) -> String { "cow eats" }
    func graze(on field: Int, _ grass: TakenGrass) throws -> TakenFood { grass }
    func chew(_ times: Int) -> Int { times }
    func digest(_ meal: TakenMeal) -> String { "cow digests" }
    func rest(_ grass: TakenGrass?) -> String { "cow rests" }
    func sleep(_: TakenGrass) -> String { "cow sleeps" }
    subscript(grass: TakenGrass) -> Int { 1 }
}

@Stubbable(calls: true)
class TakenGoat: TakenCow {
    override func eat(_ food: TakenFood) -> String { "goat eats" }
    override func graze(on field: Int?, _ food: TakenFood?) -> TakenFood { TakenFood() }
    override func chew(_ times: Int!) -> Int { -times }
    override func digest(_ meal: TakenGrass) -> String { "goat digests" }
    override func rest(_ food: TakenFood?) -> String { "goat rests" }
    override func sleep(_: TakenFood) -> String { "goat sleeps" }
    override subscript(food: TakenFood) -> Int { 2 }
}

struct TakenError<Item>: Error {}
@Stubbable(calls: true)
class TakenStore<Item> {
    func first() throws(TakenError<Item>) -> Item? { nil }
    func add(_ item: Item) -> Int { 1 }
    func remove(_ item: Item) -> Int { 2 }
}

@Stubbable(calls: true)
class TakenInts: TakenStore<Int> {
    override func first() throws(TakenError<Int>) -> Int? { 3 }
    override func add(_ item: Int?) -> Int { 10 }
    override func remove(_ item: Int) -> Int { 20 }
}

// An alias in a generic superclass is optional only if it means an optional.
@Stubbable
class TakenPairs<Item> {
    typealias Pair = (Item, Int)
    typealias Maybe = Item?
    func swap(_ pair: Pair) -> Pair? { pair }
    func keep(_ item: Maybe) -> Maybe { item }
}
@Stubbable
final class TakenIntPairs: TakenPairs<Int> {
    override func swap(_ pair: Pair?) -> Pair { pair ?? (0, 0) }
    override func keep(_ item: Int?) -> Int { item ?? -1 }
}

// What is taken follows from the arguments of a generic superclass, by whatever name.
@Stubbable
class TakenHerd<Meal: TakenFood, Other> {
    typealias Same = TakenHerd<Meal, Other>
    func feed(_ meal: Meal) -> Int { 1 }
    func offer(_ other: Other, _ meal: Meal) -> Int { 2 }
}
@Stubbable
class TakenFlock<Second>: TakenHerd<TakenGrass, Second> {
    override func feed(_ meal: TakenFood) -> Int { 10 }
}
@Stubbable
final class TakenSheep: TakenFlock<TakenGrass> {
    override func offer(_ other: TakenFood, _ meal: TakenFood) -> Int { 20 }
}

@Stubbable
final class TakenLamb: TakenHerd<TakenGrass, Int>.Same {
    override func feed(_ meal: TakenFood) -> Int { 30 }
}

// Functions and tuples that take or return others, and overloads of which a class between overrides one.
protocol TakenWalker { func walk(_ steps: Int) -> Int }
@Stubbable
class TakenDog: TakenWalker {
    func call(_ body: @escaping (TakenFood) -> Void) -> Int { body(TakenGrass()); return 1 }
    func later(_ body: @escaping () -> Void) -> Int { body(); return 2 }
    func maybe(_ body: @escaping () -> Int) -> Int { body() }
    func pair(_ pair: (TakenGrass, Int)) -> Int { pair.1 }
    func make() -> (TakenGrass) -> TakenFood { { $0 } }
    func both() -> (TakenFood, Int) { (TakenFood(), 3) }
    var maker: ((TakenGrass) -> TakenFood?)? { nil }
    func walk(_ steps: Int) -> Int { steps }
    func walk(_ place: String) -> Int { place.count }
    func same(_ body: (TakenMeal) -> TakenFood?) -> Int { 4 }
}
@Stubbable
class TakenPuppy: TakenDog {
    override func call(_ body: @escaping (TakenGrass) -> Void) -> Int { body(TakenGrass()); return 10 }
    override func later(_ body: @escaping () throws -> Void) -> Int { try? body(); return 20 }
    override func maybe(_ body: (() -> Int)?) -> Int { body?() ?? 30 }
    override func pair(_ pair: (TakenFood, Int)) -> Int { pair.1 * 10 }
    override func make() -> (TakenFood) -> TakenGrass { { _ in TakenGrass() } }
    override func both() -> (TakenGrass, Int) { (TakenGrass(), 30) }
    override var maker: (TakenFood) -> TakenGrass { { _ in TakenGrass() } }
    override func walk(_ steps: Int) -> Int { steps * 10 }
    override func same(_ body: (TakenGrass) -> (TakenFood?)) -> Int { 40 }
}
@Stubbable
final class TakenWhelp: TakenPuppy {
    override func walk(_ place: String) -> Int { super.walk(place) + 100 }
}
