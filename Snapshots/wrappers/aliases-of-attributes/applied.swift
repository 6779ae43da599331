@propertyWrapper
struct DoubledNumber {
    private var half: Int
    var wrappedValue: Int {
        get { half * 2 }
        set { half = newValue / 2 }
    }
    init(wrappedValue: Int) { half = wrappedValue / 2 }
}

typealias Even = DoubledNumber
typealias EvenByAlias = Even
typealias Drawing = MainActor

@globalActor
actor PlottingActor {
    static let shared = PlottingActor()
}

typealias Plotting = PlottingActor

// @Stubbable
class EvenCounter {
    @EvenByAlias /*<stubble*/private /*stubble>*/var /*<stubble count*/_countStub/*stubble>*/ = 5
    func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ count + 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _countStub } } set { if let _setCount { _setCount(newValue) } else { _countStub = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_countStub } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _setCount: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _next: (() -> Int)? = nil/*stubble>*/}

// @Stubbable
@Drawing
class DrawnCounter {
    /*<stubble*/private /*stubble>*/var /*<stubble count*/_count/*stubble>*/ = 1
    func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ count + 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) final var _getCount: (@Drawing () -> Int)? = nil; @exclusivity(unchecked) final var _setCount: (@Drawing (Int) -> Void)? = nil; @exclusivity(unchecked) final var _next: (@Drawing () -> Int)? = nil; func _resetStubs() { _getCount = nil; _setCount = nil; _next = nil }/*stubble>*/}

// @Stubbable
@Plotting
class PlottedCounter {
    /*<stubble*/private /*stubble>*/var /*<stubble count*/_count/*stubble>*/ = 1
    func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ count + 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) final var _getCount: (@Plotting () -> Int)? = nil; @exclusivity(unchecked) final var _setCount: (@Plotting (Int) -> Void)? = nil; @exclusivity(unchecked) final var _next: (@Plotting () -> Int)? = nil; func _resetStubs() { _getCount = nil; _setCount = nil; _next = nil }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c82facf7 b750 c482 beb9 ff98 5ad5 b750 8e0e beb9 ff98 7923 b750 8e0e beb9 ff98 1ea9 *//*stubble>*/