class TakenFood {}
final class TakenGrass: TakenFood {}
typealias TakenMeal = TakenGrass

/*<stubble @Stubbable*//*stubble>*/
class TakenCow {
    func eat(_ grass: TakenGrass) -> String {/*<stubble*/ if let _eat { _eat(grass) } else {/*stubble>*/ "cow eats" /*<stubble*/} /*stubble>*/}
    func graze(on field: Int, _ grass: TakenGrass) throws -> TakenFood {/*<stubble*/ if let _graze { try _graze(field, grass) } else {/*stubble>*/ grass /*<stubble*/} /*stubble>*/}
    func chew(_ times: Int) -> Int {/*<stubble*/ if let _chew { _chew(times) } else {/*stubble>*/ times /*<stubble*/} /*stubble>*/}
    func digest(_ meal: TakenMeal) -> String {/*<stubble*/ if let _digest { _digest(meal) } else {/*stubble>*/ "cow digests" /*<stubble*/} /*stubble>*/}
    func rest(_ grass: TakenGrass?) -> String {/*<stubble*/ if let _rest { _rest(grass) } else {/*stubble>*/ "cow rests" /*<stubble*/} /*stubble>*/}
    func sleep(_/*<stubble*/ p0/*stubble>*/: TakenGrass) -> String {/*<stubble*/ if let _sleep { _sleep(p0) } else {/*stubble>*/ "cow sleeps" /*<stubble*/} /*stubble>*/}
    subscript(grass: TakenGrass) -> Int {/*<stubble*/ if let _getSubscript { _getSubscript(grass) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _eat: ((TakenGrass) -> String)? = nil; @exclusivity(unchecked) var _graze: ((Int, TakenGrass) throws -> TakenFood)? = nil; @exclusivity(unchecked) var _chew: ((Int) -> Int)? = nil; @exclusivity(unchecked) var _digest: ((TakenMeal) -> String)? = nil; @exclusivity(unchecked) var _rest: ((TakenGrass?) -> String)? = nil; @exclusivity(unchecked) var _sleep: ((TakenGrass) -> String)? = nil; @exclusivity(unchecked) var _getSubscript: ((TakenGrass) -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class TakenGoat: TakenCow {
    override func eat(_ food: TakenFood) -> String {/*<stubble*/ if let _eat, let food = food as? TakenGrass { _eat(food) } else {/*stubble>*/ "goat eats" /*<stubble*/} /*stubble>*/}
    override func graze(on field: Int?, _ food: TakenFood?) -> TakenFood {/*<stubble*/ if let _graze, let field, let food = food as? TakenGrass { try! _graze(field, food) } else {/*stubble>*/ TakenFood() /*<stubble*/} /*stubble>*/}
    override func chew(_ times: Int!) -> Int {/*<stubble*/ if let _chew, let times { _chew(times) } else {/*stubble>*/ -times /*<stubble*/} /*stubble>*/}
    override func digest(_ meal: TakenGrass) -> String {/*<stubble*/ if let _digest { _digest(meal) } else {/*stubble>*/ "goat digests" /*<stubble*/} /*stubble>*/}
    override func rest(_ food: TakenFood?) -> String {/*<stubble*/ if let _rest, let food = food as? TakenGrass? { _rest(food) } else {/*stubble>*/ "goat rests" /*<stubble*/} /*stubble>*/}
    override func sleep(_/*<stubble*/ p0/*stubble>*/: TakenFood) -> String {/*<stubble*/ if let _sleepStub { _sleepStub(p0) } else {/*stubble>*/ "goat sleeps" /*<stubble*/} /*stubble>*/}
    override subscript(food: TakenFood) -> Int {/*<stubble*/ if let _getSubscriptStub { _getSubscriptStub(food) } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _sleepStub: ((TakenFood) -> String)? = nil; @exclusivity(unchecked) var _getSubscriptStub: ((TakenFood) -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class TakenStore<Item> {
    func add(_ item: Item) -> Int {/*<stubble*/ if let _add { _add(item) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func remove(_ item: Item) -> Int {/*<stubble*/ if let _remove { _remove(item) } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _add: ((Item) -> Int)? = nil; @exclusivity(unchecked) var _remove: ((Item) -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class TakenInts: TakenStore<Int> {
    override func add(_ item: Int?) -> Int {/*<stubble*/ if let _addStub { _addStub(item) } else {/*stubble>*/ 10 /*<stubble*/} /*stubble>*/}
    override func remove(_ item: Int) -> Int {/*<stubble*/ if let _remove { _remove(item) } else {/*stubble>*/ 20 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _addStub: ((Int?) -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 55bddaa5 975f 6a39 ff98 83bd ff98 bf04 ff98 0c17 ff98 b7e0 ff98 0201 0965 ff98 5e2e ff98 a5b3 975f 8460 ff98 1218 ff98 70e0 ff98 0c17 ff98 fd4e ff98 0201 cb16 ff98 a2fb ff98 15cf 975f b790 ff98 ae57 ff98 ae36 975f 22a9 ff98 ae57 ff98 b868 *//*stubble>*/