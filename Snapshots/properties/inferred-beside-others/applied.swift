func isLarge(_ number: Double) -> Bool { number > 1 }
func + (a: [Double], b: [Double]) -> [Double] { zip(a, b).map { $0 * 2 + $1 } }
enum Bounds {
    static let step = 2.5
    static let limits = 0.0...2.5
    static let names = ["a", "b"]
    static let bit: UInt8 = 9
}
extension Comparable {
    func held(in limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
extension Array {
    func appending(_ element: Element) -> [Element] { self + [element] }
}
extension [Double] {
    func doubled() -> Self { map { $0 * 2 } }
}
@propertyWrapper
struct Fallback<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value, or other: Value) { self.wrappedValue = wrappedValue }
}
enum Extent {
    case narrow(Int), wide(Int)
    static let one = Extent.narrow(1)
}
let extent = "global"

/*<stubble @Stubbable*//*stubble>*/
class Beside {
    var filtered = [1, 2, 3].filter { $0 > 1.5 }
    var found = [1, 2, 3].first { isLarge($0) }
    var held = 5.held(in: Bounds.limits)
    var longer = [1, 2].appending(Bounds.step)
    var doubled = [1, 2].doubled()
    var sum = [1, 2] + [3, 4]
    var shifted = 1 << Bounds.bit
    var ratio = Duration.seconds(6) / Duration.seconds(4)
    var extentOfOne = switch Extent.one { case .narrow(let extent): extent; case .wide(let extent): extent }
    var grouped = Dictionary(grouping: [1, 2]) { isLarge($0) }
    @Fallback(or: 2.5) var number = 1

    var even/*<stubble*/: [Int]/*stubble>*/ = [1, 2, 3].filter { $0 % 2 == 0 }/*<stubble*/ { @storageRestrictions(initializes: _even) init(initialValue) { _even = initialValue } get { if let _getEven { return _getEven() } else { return _even } } set { if let _setEven { _setEven(newValue) } else { _even = newValue } } _modify { if case nil = _getEven, case nil = _setEven { yield &_even } else { var value = self.even; yield &value; self.even = value } } }/*stubble>*//*<stubble*/; final private var _even: [Int]/*stubble>*/
    var named/*<stubble*/: [String]/*stubble>*/ = ["a", "c"].filter { Bounds.names.contains($0) }/*<stubble*/ { @storageRestrictions(initializes: _named) init(initialValue) { _named = initialValue } get { if let _getNamed { return _getNamed() } else { return _named } } set { if let _setNamed { _setNamed(newValue) } else { _named = newValue } } _modify { if case nil = _getNamed, case nil = _setNamed { yield &_named } else { var value = self.named; yield &value; self.named = value } } }/*stubble>*//*<stubble*/; final private var _named: [String]/*stubble>*/
    var texts/*<stubble*/: [String]/*stubble>*/ = [1, 2].map { "\($0)" }/*<stubble*/ { @storageRestrictions(initializes: _texts) init(initialValue) { _texts = initialValue } get { if let _getTexts { return _getTexts() } else { return _texts } } set { if let _setTexts { _setTexts(newValue) } else { _texts = newValue } } _modify { if case nil = _getTexts, case nil = _setTexts { yield &_texts } else { var value = self.texts; yield &value; self.texts = value } } }/*stubble>*//*<stubble*/; final private var _texts: [String]/*stubble>*/
    var kept/*<stubble*/: Int/*stubble>*/ = 5.held(in: 0...3)/*<stubble*/ { @storageRestrictions(initializes: _kept) init(initialValue) { _kept = initialValue } get { if let _getKept { return _getKept() } else { return _kept } } set { if let _setKept { _setKept(newValue) } else { _kept = newValue } } _modify { if case nil = _getKept, case nil = _setKept { yield &_kept } else { var value = self.kept; yield &value; self.kept = value } } }/*stubble>*//*<stubble*/; final private var _kept: Int/*stubble>*/
    var lengths/*<stubble*/: [Int: [String]]/*stubble>*/ = Dictionary(grouping: ["a", "bb"]) { $0.count }/*<stubble*/ { @storageRestrictions(initializes: _lengths) init(initialValue) { _lengths = initialValue } get { if let _getLengths { return _getLengths() } else { return _lengths } } set { if let _setLengths { _setLengths(newValue) } else { _lengths = newValue } } _modify { if case nil = _getLengths, case nil = _setLengths { yield &_lengths } else { var value = self.lengths; yield &value; self.lengths = value } } }/*stubble>*//*<stubble*/; final private var _lengths: [Int: [String]]/*stubble>*/
    @Fallback(or: 2) /*<stubble*/private /*stubble>*/var /*<stubble other*/_otherStub/*stubble>*/ = 1
/*<stubble*/@exclusivity(unchecked) final var _getEven: (() -> [Int])? = nil; @exclusivity(unchecked) final var _setEven: (([Int]) -> Void)? = nil; @exclusivity(unchecked) final var _getNamed: (() -> [String])? = nil; @exclusivity(unchecked) final var _setNamed: (([String]) -> Void)? = nil; @exclusivity(unchecked) final var _getTexts: (() -> [String])? = nil; @exclusivity(unchecked) final var _setTexts: (([String]) -> Void)? = nil; @exclusivity(unchecked) final var _getKept: (() -> Int)? = nil; @exclusivity(unchecked) final var _setKept: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _getLengths: (() -> [Int: [String]])? = nil; @exclusivity(unchecked) final var _setLengths: (([Int: [String]]) -> Void)? = nil; var other: Int { get { if let _getOther { return _getOther() } else { return _otherStub } } set { if let _setOther { _setOther(newValue) } else { _otherStub = newValue } } _modify { if case nil = _getOther, case nil = _setOther { yield &_otherStub } else { var value = self.other; yield &value; self.other = value } } }; @exclusivity(unchecked) final var _getOther: (() -> Int)? = nil; @exclusivity(unchecked) final var _setOther: ((Int) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: a1d1aff4 975f 1316 eb79 620b bfc2 0905 875b bfc2 38c8 1203 8ed7 33f4 ddf0 a89d adb4 13bc b750 6bd2 663a *//*stubble>*/