/*<stubble*/import class Foundation.NSLock; /*stubble>*/class TakenFood {}
final class TakenGrass: TakenFood {}
typealias TakenMeal = TakenGrass

/*<stubble @Stubbable(calls: true)*//*stubble>*/
class TakenCow {
    func eat(_ grass: TakenGrass) -> String {/*<stubble*/ if case () = _eatCalls.append(grass), let _eat { _eat(grass) } else {/*stubble>*/ "cow eats" /*<stubble*/} /*stubble>*/}
    func graze(on field: Int, _ grass: TakenGrass) throws -> TakenFood {/*<stubble*/ if case () = _grazeCalls.append((field, grass)), let _graze { try _graze(field, grass) } else {/*stubble>*/ grass /*<stubble*/} /*stubble>*/}
    func chew(_ times: Int) -> Int {/*<stubble*/ if case () = _chewCalls.append(times), let _chew { _chew(times) } else {/*stubble>*/ times /*<stubble*/} /*stubble>*/}
    func digest(_ meal: TakenMeal) -> String {/*<stubble*/ if case () = _digestCalls.append(meal), let _digest { _digest(meal) } else {/*stubble>*/ "cow digests" /*<stubble*/} /*stubble>*/}
    func rest(_ grass: TakenGrass?) -> String {/*<stubble*/ if case () = _restCalls.append(grass), let _rest { _rest(grass) } else {/*stubble>*/ "cow rests" /*<stubble*/} /*stubble>*/}
    func sleep(_/*<stubble*/ p0/*stubble>*/: TakenGrass) -> String {/*<stubble*/ if case () = _sleepCalls.append(p0), let _sleep { _sleep(p0) } else {/*stubble>*/ "cow sleeps" /*<stubble*/} /*stubble>*/}
    subscript(grass: TakenGrass) -> Int {/*<stubble*/ if let _getSubscript { _getSubscript(grass) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _eat: ((TakenGrass) -> String)? = nil; private let __eatCalls = _StubbleLocked<[TakenGrass]>([]); final var _eatCalls: [TakenGrass] { get { __eatCalls.value } set { __eatCalls.value = newValue } _modify { yield &__eatCalls.value } }; @exclusivity(unchecked) final var _graze: ((Int, TakenGrass) throws -> TakenFood)? = nil; private let __grazeCalls = _StubbleLocked<[(field: Int, grass: TakenGrass)]>([]); final var _grazeCalls: [(field: Int, grass: TakenGrass)] { get { __grazeCalls.value } set { __grazeCalls.value = newValue } _modify { yield &__grazeCalls.value } }; @exclusivity(unchecked) final var _chew: ((Int) -> Int)? = nil; private let __chewCalls = _StubbleLocked<[Int]>([]); final var _chewCalls: [Int] { get { __chewCalls.value } set { __chewCalls.value = newValue } _modify { yield &__chewCalls.value } }; @exclusivity(unchecked) final var _digest: ((TakenMeal) -> String)? = nil; private let __digestCalls = _StubbleLocked<[TakenMeal]>([]); final var _digestCalls: [TakenMeal] { get { __digestCalls.value } set { __digestCalls.value = newValue } _modify { yield &__digestCalls.value } }; @exclusivity(unchecked) final var _rest: ((TakenGrass?) -> String)? = nil; private let __restCalls = _StubbleLocked<[TakenGrass?]>([]); final var _restCalls: [TakenGrass?] { get { __restCalls.value } set { __restCalls.value = newValue } _modify { yield &__restCalls.value } }; @exclusivity(unchecked) final var _sleep: ((TakenGrass) -> String)? = nil; private let __sleepCalls = _StubbleLocked<[TakenGrass]>([]); final var _sleepCalls: [TakenGrass] { get { __sleepCalls.value } set { __sleepCalls.value = newValue } _modify { yield &__sleepCalls.value } }; @exclusivity(unchecked) final var _getSubscript: ((TakenGrass) -> Int)? = nil; func _resetStubs() { _eat = nil; _eatCalls = []; _graze = nil; _grazeCalls = []; _chew = nil; _chewCalls = []; _digest = nil; _digestCalls = []; _rest = nil; _restCalls = []; _sleep = nil; _sleepCalls = []; _getSubscript = nil }/*stubble>*/}

/*<stubble @Stubbable(calls: true)*//*stubble>*/
class TakenGoat: TakenCow {
    override func eat(_ food: TakenFood) -> String {/*<stubble*/ if let food = food as? TakenGrass, case () = _eatCalls.append(food), let _eat { _eat(food) } else {/*stubble>*/ "goat eats" /*<stubble*/} /*stubble>*/}
    override func graze(on field: Int?, _ food: TakenFood?) -> TakenFood {/*<stubble*/ if let field, let food = food as? TakenGrass, case () = _grazeCalls.append((field, food)), let _graze { try! _graze(field, food) } else {/*stubble>*/ TakenFood() /*<stubble*/} /*stubble>*/}
    override func chew(_ times: Int!) -> Int {/*<stubble*/ if let times, case () = _chewCalls.append(times), let _chew { _chew(times) } else {/*stubble>*/ -times /*<stubble*/} /*stubble>*/}
    override func digest(_ meal: TakenGrass) -> String {/*<stubble*/ if case () = _digestCalls.append(meal), let _digest { _digest(meal) } else {/*stubble>*/ "goat digests" /*<stubble*/} /*stubble>*/}
    override func rest(_ food: TakenFood?) -> String {/*<stubble*/ if let food = food as? TakenGrass?, case () = _restCalls.append(food), let _rest { _rest(food) } else {/*stubble>*/ "goat rests" /*<stubble*/} /*stubble>*/}
    override func sleep(_/*<stubble*/ p0/*stubble>*/: TakenFood) -> String {/*<stubble*/ if case () = _sleepStubCalls.append(p0), let _sleepStub { _sleepStub(p0) } else {/*stubble>*/ "goat sleeps" /*<stubble*/} /*stubble>*/}
    override subscript(food: TakenFood) -> Int {/*<stubble*/ if let _getSubscriptStub { _getSubscriptStub(food) } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _sleepStub: ((TakenFood) -> String)? = nil; private let __sleepStubCalls = _StubbleLocked<[TakenFood]>([]); final var _sleepStubCalls: [TakenFood] { get { __sleepStubCalls.value } set { __sleepStubCalls.value = newValue } _modify { yield &__sleepStubCalls.value } }; @exclusivity(unchecked) final var _getSubscriptStub: ((TakenFood) -> Int)? = nil; override func _resetStubs() { super._resetStubs(); _sleepStub = nil; _sleepStubCalls = []; _getSubscriptStub = nil }/*stubble>*/}

struct TakenError<Item>: Error {}
/*<stubble @Stubbable(calls: true)*//*stubble>*/
class TakenStore<Item> {
    func first() throws(TakenError<Item>) -> Item? {/*<stubble*/ if case () = _firstCalls.append(()), let _first { try _first() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    func add(_ item: Item) -> Int {/*<stubble*/ if case () = _addCalls.append(item), let _add { _add(item) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func remove(_ item: Item) -> Int {/*<stubble*/ if case () = _removeCalls.append(item), let _remove { _remove(item) } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _first: (() throws(TakenError<Item>) -> Item?)? = nil; private let __firstCalls = _StubbleLocked<[()]>([]); final var _firstCalls: [()] { get { __firstCalls.value } set { __firstCalls.value = newValue } _modify { yield &__firstCalls.value } }; @exclusivity(unchecked) final var _add: ((Item) -> Int)? = nil; private let __addCalls = _StubbleLocked<[Item]>([]); final var _addCalls: [Item] { get { __addCalls.value } set { __addCalls.value = newValue } _modify { yield &__addCalls.value } }; @exclusivity(unchecked) final var _remove: ((Item) -> Int)? = nil; private let __removeCalls = _StubbleLocked<[Item]>([]); final var _removeCalls: [Item] { get { __removeCalls.value } set { __removeCalls.value = newValue } _modify { yield &__removeCalls.value } }; func _resetStubs() { _first = nil; _firstCalls = []; _add = nil; _addCalls = []; _remove = nil; _removeCalls = [] }/*stubble>*/}

/*<stubble @Stubbable(calls: true)*//*stubble>*/
class TakenInts: TakenStore<Int> {
    override func first() throws(TakenError<Int>) -> Int? {/*<stubble*/ if case () = _firstCalls.append(()), let _first { try _first() as Any as! Int? } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
    override func add(_ item: Int?) -> Int {/*<stubble*/ if let item, case () = _addCalls.append(item), let _add { _add(item) } else {/*stubble>*/ 10 /*<stubble*/} /*stubble>*/}
    override func remove(_ item: Int) -> Int {/*<stubble*/ if case () = _removeCalls.append(item), let _remove { _remove(item) } else {/*stubble>*/ 20 /*<stubble*/} /*stubble>*/}
}

// An alias in a generic superclass is optional only if it means an optional.
/*<stubble @Stubbable*//*stubble>*/
class TakenPairs<Item> {
    typealias Pair = (Item, Int)
    typealias Maybe = Item?
    func swap(_ pair: Pair) -> Pair? {/*<stubble*/ if let _swap { _swap(pair) } else {/*stubble>*/ pair /*<stubble*/} /*stubble>*/}
    func keep(_ item: Maybe) -> Maybe {/*<stubble*/ if let _keep { _keep(item) } else {/*stubble>*/ item /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _swap: ((Pair) -> Pair?)? = nil; @exclusivity(unchecked) final var _keep: ((Maybe) -> Maybe)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
final class TakenIntPairs: TakenPairs<Int>/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    override func swap(_ pair: Pair?) -> Pair {/*<stubble*/ if let _swap, let pair { _swap(pair)! } else {/*stubble>*/ pair ?? (0, 0) /*<stubble*/} /*stubble>*/}
    override func keep(_ item: Int?) -> Int {/*<stubble*/ if let _keep { _keep(item) as Any as! Int } else {/*stubble>*/ item ?? -1 /*<stubble*/} /*stubble>*/}
/*<stubble*/var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}

// What is taken follows from the arguments of a generic superclass, by whatever name.
/*<stubble @Stubbable*//*stubble>*/
class TakenHerd<Meal: TakenFood, Other> {
    typealias Same = TakenHerd<Meal, Other>
    func feed(_ meal: Meal) -> Int {/*<stubble*/ if let _feed { _feed(meal) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func offer(_ other: Other, _ meal: Meal) -> Int {/*<stubble*/ if let _offer { _offer(other, meal) } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _feed: ((Meal) -> Int)? = nil; @exclusivity(unchecked) final var _offer: ((Other, Meal) -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class TakenFlock<Second>: TakenHerd<TakenGrass, Second> {
    override func feed(_ meal: TakenFood) -> Int {/*<stubble*/ if let _feed, let meal = meal as? TakenGrass { _feed(meal) } else {/*stubble>*/ 10 /*<stubble*/} /*stubble>*/}
}
/*<stubble @Stubbable*//*stubble>*/
final class TakenSheep: TakenFlock<TakenGrass>/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    override func offer(_ other: TakenFood, _ meal: TakenFood) -> Int {/*<stubble*/ if let _offer, let other = other as? TakenGrass, let meal = meal as? TakenGrass { _offer(other, meal) } else {/*stubble>*/ 20 /*<stubble*/} /*stubble>*/}
/*<stubble*/var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
final class TakenLamb: TakenHerd<TakenGrass, Int>.Same/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    override func feed(_ meal: TakenFood) -> Int {/*<stubble*/ if let _feedStub { _feedStub(meal) } else {/*stubble>*/ 30 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _feedStub: ((TakenFood) -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}

// Functions and tuples that take or return others, and overloads of which a class between overrides one.
protocol TakenWalker { func walk(_ steps: Int) -> Int }
/*<stubble @Stubbable*//*stubble>*/
class TakenDog: TakenWalker {
    func call(_ body: @escaping (TakenFood) -> Void) -> Int {/*<stubble*/ if let _call { return _call(body) } else {/*stubble>*/ body(TakenGrass()); return 1 /*<stubble*/} /*stubble>*/}
    func later(_ body: @escaping () -> Void) -> Int {/*<stubble*/ if let _later { return _later(body) } else {/*stubble>*/ body(); return 2 /*<stubble*/} /*stubble>*/}
    func maybe(_ body: @escaping () -> Int) -> Int {/*<stubble*/ if let _maybe { _maybe(body) } else {/*stubble>*/ body() /*<stubble*/} /*stubble>*/}
    func pair(_ pair: (TakenGrass, Int)) -> Int {/*<stubble*/ if let _pair { _pair(pair) } else {/*stubble>*/ pair.1 /*<stubble*/} /*stubble>*/}
    func make() -> (TakenGrass) -> TakenFood {/*<stubble*/ if let _make { _make() } else {/*stubble>*/ { $0 } /*<stubble*/} /*stubble>*/}
    func both() -> (TakenFood, Int) {/*<stubble*/ if let _both { _both() } else {/*stubble>*/ (TakenFood(), 3) /*<stubble*/} /*stubble>*/}
    var maker: ((TakenGrass) -> TakenFood?)? {/*<stubble*/ if let _getMaker { _getMaker() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    func walk(_ steps: Int) -> Int {/*<stubble*/ if let _walkInt { _walkInt(steps) } else {/*stubble>*/ steps /*<stubble*/} /*stubble>*/}
    func walk(_ place: String) -> Int {/*<stubble*/ if let _walkString { _walkString(place) } else {/*stubble>*/ place.count /*<stubble*/} /*stubble>*/}
    func same(_ body: (TakenMeal) -> TakenFood?) -> Int {/*<stubble*/ if let _same { _same(body) } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _call: ((@escaping (TakenFood) -> Void) -> Int)? = nil; @exclusivity(unchecked) final var _later: ((@escaping () -> Void) -> Int)? = nil; @exclusivity(unchecked) final var _maybe: ((@escaping () -> Int) -> Int)? = nil; @exclusivity(unchecked) final var _pair: (((TakenGrass, Int)) -> Int)? = nil; @exclusivity(unchecked) final var _make: (() -> (TakenGrass) -> TakenFood)? = nil; @exclusivity(unchecked) final var _both: (() -> (TakenFood, Int))? = nil; @exclusivity(unchecked) final var _getMaker: (() -> ((TakenGrass) -> TakenFood?)?)? = nil; @exclusivity(unchecked) final var _walkInt: ((Int) -> Int)? = nil; @exclusivity(unchecked) final var _walkString: ((String) -> Int)? = nil; @exclusivity(unchecked) final var _same: (((TakenMeal) -> TakenFood?) -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class TakenPuppy: TakenDog {
    override func call(_ body: @escaping (TakenGrass) -> Void) -> Int {/*<stubble*/ if let _callStub { return _callStub(body) } else {/*stubble>*/ body(TakenGrass()); return 10 /*<stubble*/} /*stubble>*/}
    override func later(_ body: @escaping () throws -> Void) -> Int {/*<stubble*/ if let _laterStub { return _laterStub(body) } else {/*stubble>*/ try? body(); return 20 /*<stubble*/} /*stubble>*/}
    override func maybe(_ body: (() -> Int)?) -> Int {/*<stubble*/ if let _maybe, let body { _maybe(body) } else {/*stubble>*/ body?() ?? 30 /*<stubble*/} /*stubble>*/}
    override func pair(_ pair: (TakenFood, Int)) -> Int {/*<stubble*/ if let _pairStub { _pairStub(pair) } else {/*stubble>*/ pair.1 * 10 /*<stubble*/} /*stubble>*/}
    override func make() -> (TakenFood) -> TakenGrass {/*<stubble*/ if let _makeStub { _makeStub() } else {/*stubble>*/ { _ in TakenGrass() } /*<stubble*/} /*stubble>*/}
    override func both() -> (TakenGrass, Int) {/*<stubble*/ if let _bothStub { _bothStub() } else {/*stubble>*/ (TakenGrass(), 30) /*<stubble*/} /*stubble>*/}
    override var maker: (TakenFood) -> TakenGrass {/*<stubble*/ if let _getMakerStub { _getMakerStub() } else {/*stubble>*/ { _ in TakenGrass() } /*<stubble*/} /*stubble>*/}
    override func walk(_ steps: Int) -> Int {/*<stubble*/ if let _walkInt { _walkInt(steps) } else {/*stubble>*/ steps * 10 /*<stubble*/} /*stubble>*/}
    override func same(_ body: (TakenGrass) -> (TakenFood?)) -> Int {/*<stubble*/ if let _same { _same(body) } else {/*stubble>*/ 40 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _callStub: ((@escaping (TakenGrass) -> Void) -> Int)? = nil; @exclusivity(unchecked) final var _laterStub: ((@escaping () throws -> Void) -> Int)? = nil; @exclusivity(unchecked) final var _pairStub: (((TakenFood, Int)) -> Int)? = nil; @exclusivity(unchecked) final var _makeStub: (() -> (TakenFood) -> TakenGrass)? = nil; @exclusivity(unchecked) final var _bothStub: (() -> (TakenGrass, Int))? = nil; @exclusivity(unchecked) final var _getMakerStub: (() -> (TakenFood) -> TakenGrass)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
final class TakenWhelp: TakenPuppy/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    override func walk(_ place: String) -> Int {/*<stubble*/ if let _walkString { _walkString(place) } else {/*stubble>*/ super.walk(place) + 100 /*<stubble*/} /*stubble>*/}
/*<stubble*/var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}/*<stubble*/; private final class _StubbleLocked<Value>: @unchecked Swift.Sendable { private let lock = Foundation.NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: f5f5876b eb2a 58b6 2b91 ff98 d62d ff98 2347 ff98 a356 ff98 c9e7 ff98 0201 3ded ff98 5e2e ff98 fa21 58b6 38e7 ff98 0890 ff98 271c ff98 a356 ff98 d356 ff98 0201 4ecf ff98 a2fb ff98 3879 58b6 851d ff98 d077 ff98 eb97 ff98 6cf7 58b6 5051 ff98 4d19 ff98 eb97 ff98 975f bb7c ff98 b430 ff98 b386 975f 3d75 2533 ff98 d7d7 ff98 a69a 975f 51e6 ff98 c97c ff98 500b 975f 1db9 ff98 975f 3d75 4dd6 ff98 a69a 975f 3d75 43d5 ff98 812b 975f 91e7 ff98 1ae8 ff98 0ac2 ff98 35a1 ff98 faed ff98 07f1 ff98 2598 ff98 8926 ff98 8c98 ff98 7d9c ff98 0744 975f 5c2a ff98 91d6 ff98 b5df ff98 357c ff98 141b ff98 e857 ff98 e893 ff98 8926 ff98 7d9c ff98 ea70 975f 3d75 8c98 ff98 a69a dd55 *//*stubble>*/