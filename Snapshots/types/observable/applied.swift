import Observation

/*<stubble @Stubbable*//*stubble>*/
@Observable
class ObservableAccount {
    var balance = 1
    static let limit = 10
    var doubled: Int {/*<stubble*/ if let _getDoubled { _getDoubled() } else {/*stubble>*/ balance * 2 /*<stubble*/} /*stubble>*/}
    func pay(_ amount: Int) -> Int {/*<stubble*/ if let _pay { return _pay(amount) } else {/*stubble>*/
        balance += amount
        return balance
    /*<stubble*/} /*stubble>*/}
    private func hide() {/*<stubble*/ if let _hide { _hide() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
    subscript(index: Int) -> Int { get {/*<stubble*/ if let _getSubscript { _getSubscript(index) } else {/*stubble>*/ balance + index /*<stubble*/} /*stubble>*/} set {/*<stubble*/ if let _setSubscript { _setSubscript(index, newValue) } else {/*stubble>*/ balance = newValue /*<stubble*/} /*stubble>*/} }
/*<stubble*/@ObservationIgnored @exclusivity(unchecked) var _getDoubled: (() -> Int)? = nil; @ObservationIgnored @exclusivity(unchecked) var _pay: ((Int) -> Int)? = nil; @ObservationIgnored @exclusivity(unchecked) var _hide: (() -> Void)? = nil; @ObservationIgnored @exclusivity(unchecked) var _getSubscript: ((Int) -> Int)? = nil; @ObservationIgnored @exclusivity(unchecked) var _setSubscript: ((Int, Int) -> Void)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
@Observation.Observable
final class ObservableBox<T> {
    var value: T
    init(_ value: T) { self.value = value }
    func get() -> T {/*<stubble*/ if let _get { _get() } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    static func zero() -> Int {/*<stubble*/ if let _zero { _zero() } else {/*stubble>*/ 0 /*<stubble*/} /*stubble>*/}
/*<stubble*/@ObservationIgnored @exclusivity(unchecked) var _get: (() -> T)? = nil; static var _zero: (() -> Int)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(ObservableBox.self)]?["_zero"] as? () -> Int } set { _stubbleStatics[ObjectIdentifier(ObservableBox.self), default: [:]]["_zero"] = newValue } }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
@MainActor @Observable
final class ObservableScreen {
    var count = 1
    func show() {/*<stubble*/ if let _show { _show() } else {/*stubble>*/ count += 1 /*<stubble*/} /*stubble>*/}
    nonisolated func add(_ number: Int) -> Int {/*<stubble*/ if let _add { _add(number) } else {/*stubble>*/ number + 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@ObservationIgnored @exclusivity(unchecked) var _show: (@MainActor () -> Void)? = nil; @ObservationIgnored @exclusivity(unchecked) nonisolated(unsafe) var _add: (@Sendable (Int) -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
#if true
@Observable
#endif
final class SharedObservable: @unchecked Sendable {
    var count = 1
    /*<stubble @StubbableFunction(calls: true)*//*stubble>*/
    func add(_ number: Int) {/*<stubble*/ if case () = _addCalls.append(number), let _add { _add(number) } else {/*stubble>*/ count += number /*<stubble*/} /*stubble>*/}
/*<stubble*/@ObservationIgnored @exclusivity(unchecked) nonisolated(unsafe) var _add: (@Sendable (Int) -> Void)? = nil; private let __addCalls = _StubbleLocked<[Int]>([]); var _addCalls: [Int] { get { __addCalls.value } set { __addCalls.value = newValue } _modify { yield &__addCalls.value } }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
@Observable
class DerivedObservable: ObservableAccount {
    var bonus = 5
    override func pay(_ amount: Int) -> Int {/*<stubble*/ if let _pay { _pay(amount) } else {/*stubble>*/ super.pay(amount) + bonus /*<stubble*/} /*stubble>*/}
    func reset() {/*<stubble*/ if let _reset { _reset() } else {/*stubble>*/ bonus = 0 /*<stubble*/} /*stubble>*/}
/*<stubble*/@ObservationIgnored @exclusivity(unchecked) var _reset: (() -> Void)? = nil/*stubble>*/}/*<stubble*/; import class Foundation.NSLock; nonisolated(unsafe) private var _stubbleStatics: [ObjectIdentifier: [String: Any]] = [:]; private final class _StubbleLocked<Value>: @unchecked Swift.Sendable { private let lock = Foundation.NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b741525d 975f ced7 ff98 92dd ff98 6079 ff98 b159 ff98 b070 ff98 076e 975f b1d1 ff98 3b04 ff98 760c 975f 290d ff98 7c53 ff98 8b1c 975f a810 5269 ff98 b4bb 975f db99 ff98 d2e9 ff98 ea80 2981 *//*stubble>*/