/*<stubble*/import class Foundation.NSLock; /*stubble>*/infix operator <+>: AdditionPrecedence
postfix operator ++

/*<stubble @Stubbable*//*stubble>*/
struct Money: Equatable, Comparable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var cents: Int/*<stubble*/ { @storageRestrictions(initializes: _cents) init(initialValue) { _cents = initialValue } get { if let _getCents { return _getCents() } else { return _cents } } set { if let _setCents { _setCents(newValue) } else { _cents = newValue } } _modify { if _getCents == nil && _setCents == nil { yield &_cents } else { var value = self.cents; yield &value; self.cents = value } } }/*stubble>*/

    /*<stubble @StubbableFunction(name: "_plus")*//*stubble>*/ static func + (a: Money, b: Money) -> Money {/*<stubble*/ if let _plus { _plus(a, b) } else {/*stubble>*/ Money(cents: a.cents + b.cents) /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction(name: "_negated")*//*stubble>*/
    static prefix func - (a: Self) -> Self {/*<stubble*/ if let _negated { return _negated(a) } else {/*stubble>*/
        let negated = -a.cents
        return Self(cents: negated)
    /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction(name: "_equals", calls: true)*//*stubble>*/ static func == (a: Self, b: Self) -> Bool {/*<stubble*/ if case () = _equalsCalls.append((a, b)), let _equals { _equals(a, b) } else {/*stubble>*/ a.cents == b.cents /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction(name: "_less")*//*stubble>*/ static func < (a: Self, b: Self) -> Bool {/*<stubble*/ if let _less { _less(a, b) } else {/*stubble>*/ a.cents < b.cents /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction(name: "_add", access: .fileprivate)*//*stubble>*/ static func += (a: inout Money, b: Money) {/*<stubble*/ if let _add { _add(&a, b) } else {/*stubble>*/ a.cents += b.cents /*<stubble*/} /*stubble>*/}
    /// It has no name, so it is left.
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
/*<stubble*/private var _cents: Int; nonisolated(unsafe) var _getCents: (() -> Int)? = nil; nonisolated(unsafe) var _setCents: ((Int) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _plus: ((Money, Money) -> Money)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _negated: ((Self) -> Self)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _equals: ((Self, Self) -> Bool)? = nil; private static let __equalsCalls = _StubbleLocked<[(a: Self, b: Self)]>([]); static var _equalsCalls: [(a: Self, b: Self)] { get { __equalsCalls.value } set { __equalsCalls.value = newValue } _modify { yield &__equalsCalls.value } }; @exclusivity(unchecked) nonisolated(unsafe) static var _less: ((Self, Self) -> Bool)? = nil; @exclusivity(unchecked) fileprivate nonisolated(unsafe) static var _add: ((inout Money, Money) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _join: ((Money, any BinaryInteger) throws -> Money)? = nil; init(cents: Int) { self._cents = cents }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("cents", self._cents as Any)), displayStyle: .struct) }/*stubble>*/}

/// The operator of an extension, generic and throwing.
extension Money {
    // @StubbableFunction(name: "_join")
    static func <+> <T: BinaryInteger>(a: Money, b: T) throws -> Money {/*<stubble*/ if let _join { try _join(a, b) } else {/*stubble>*/ Money(cents: a.cents + Int(b)) /*<stubble*/} /*stubble>*/}
}

final class Account: Equatable {
    let id: Int
    init(id: Int) { self.id = id }
    /*<stubble @StubbableFunction(name: "_isEqual")*//*stubble>*/ static func == (a: Account, b: Account) -> Bool {/*<stubble*/ if let _isEqual { _isEqual(a, b) } else {/*stubble>*/ a.id == b.id /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _isEqual: ((Account, Account) -> Bool)? = nil/*stubble>*/}

enum Level: Int, Comparable {
    case low, high
    /*<stubble @StubbableFunction(name: "_isLess")*//*stubble>*/ static func < (a: Level, b: Level) -> Bool {/*<stubble*/ if let _isLess { _isLess(a, b) } else {/*stubble>*/ a.rawValue < b.rawValue /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _isLess: ((Level, Level) -> Bool)? = nil/*stubble>*/}

struct Pair<Element: Equatable>: Equatable {
    var first: Element
    var second: Element
    /*<stubble @StubbableFunction(name: "_same", calls: true)*//*stubble>*/
    static func == (a: Pair, b: Pair) -> Bool {/*<stubble*/ if case () = _sameCalls.append((a, b)), let _same { _same(a, b) } else {/*stubble>*/ a.first == b.first && a.second == b.second /*<stubble*/} /*stubble>*/}
/*<stubble*/static var _same: ((Pair, Pair) -> Bool)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Pair.self)]?["_same"] as? (Pair, Pair) -> Bool } set { _stubbleStatics[ObjectIdentifier(Pair.self), default: [:]]["_same"] = newValue } }; static var _sameCalls: [(a: Pair, b: Pair)] { get { _stubbleRecords[Pair.self, "_sameCalls", []] } set { _stubbleRecords[Pair.self, "_sameCalls", []] = newValue } _modify { yield &_stubbleRecords[Pair.self, "_sameCalls", []] } }/*stubble>*/}

actor Counter {
    let count: Int
    init(count: Int) { self.count = count }
    /*<stubble @StubbableFunction(name: "_sum")*//*stubble>*/ static func + (a: Counter, b: Counter) -> Int {/*<stubble*/ if let _sum { _sum(a, b) } else {/*stubble>*/ a.count + b.count /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _sum: (@Sendable (Counter, Counter) -> Int)? = nil/*stubble>*/}

@MainActor class Screen {
    var width: Int = 0
    /*<stubble @StubbableFunction(name: "_widest")*//*stubble>*/ static func | (a: Screen, b: Screen) -> Int {/*<stubble*/ if let _widest { _widest(a, b) } else {/*stubble>*/ max(a.width, b.width) /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) static var _widest: (@MainActor (Screen, Screen) -> Int)? = nil/*stubble>*/}

/*<stubble @StubbableFunction(name: "_increment")*//*stubble>*/
postfix func ++ (value: inout Int) -> Int {/*<stubble*/ if let _increment { return _increment(&value) } else {/*stubble>*/
    defer { value += 1 }
    return value
/*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) nonisolated(unsafe) var _increment: ((inout Int) -> Int)? = nil/*stubble>*/
/*<stubble @StubbableFunction(name: "_merge")*//*stubble>*/ func <+> (a: [Int], b: [Int]) -> [Int] {/*<stubble*/ if let _merge { _merge(a, b) } else {/*stubble>*/ a + b /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) nonisolated(unsafe) var _merge: (([Int], [Int]) -> [Int])? = nil/*stubble>*//*<stubble*/; nonisolated(unsafe) private var _stubbleStatics: [ObjectIdentifier: [String: Any]] = [:]; private final class _StubbleLocked<Value>: @unchecked Swift.Sendable { private let lock = Foundation.NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } }; private let _stubbleRecords = _StubbleLocked<[ObjectIdentifier: [String: Any]]>([:]); extension _StubbleLocked<[ObjectIdentifier: [String: Any]]> { fileprivate subscript<Kept>(type: Any.Type, name: String, initial: Kept) -> Kept { get { value[ObjectIdentifier(type)]?[name] as? Kept ?? initial } set { withExtendedLifetime(self[type, name, initial]) { value[ObjectIdentifier(type), default: [:]][name] = newValue } } _modify { yield &value[ObjectIdentifier(type), default: [:]][name, as: initial] } } }; extension [String: Any] { fileprivate subscript<Kept>(name: String, as initial: Kept) -> Kept { get { self[name] as? Kept ?? initial } _modify { var kept = removeValue(forKey: name) as? Kept ?? initial; defer { self[name] = kept }; yield &kept } } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: f5a0b11a eb2a 975f 3d75 e4f1 70f6 5f7f ff98 ecc1 cb0c ff98 8fac 36ca ff98 17e0 47ee ff98 35f2 1bb4 ff98 2e6b 41a9 ff98 3194 9a2e ff98 f698 ca00 e741 ff98 ea67 d907 abdd ff98 a13a 3377 1280 ff98 274b 6bd1 2f3f ff98 e69b c80d bcdc ff98 cb49 2677 3d8f ff98 09f0 e3c1 *//*stubble>*/