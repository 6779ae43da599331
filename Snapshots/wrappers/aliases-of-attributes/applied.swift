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
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __getCount: _StubbleStub<@MainActor () -> Int>.Place = nil; final var _getCount: (@MainActor () -> Int)? { get { _stubbleIsSet(&__getCount) ? _StubbleStub.closure(in: &__getCount, of: self) : nil } set { _StubbleStub.set(newValue, in: &__getCount, of: self) } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __setCount: _StubbleStub<@MainActor (Int) -> Void>.Place = nil; final var _setCount: (@MainActor (Int) -> Void)? { get { _stubbleIsSet(&__setCount) ? _StubbleStub.closure(in: &__setCount, of: self) : nil } set { _StubbleStub.set(newValue, in: &__setCount, of: self) } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __next: _StubbleStub<@MainActor () -> Int>.Place = nil; final var _next: (@MainActor () -> Int)? { get { _stubbleIsSet(&__next) ? _StubbleStub.closure(in: &__next, of: self) : nil } set { _StubbleStub.set(newValue, in: &__next, of: self) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) nonisolated func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(self, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(self, operation) }; func _resetStubs() { _getCount = nil; _setCount = nil; _next = nil }/*stubble>*/}

// @Stubbable
@Plotting
class PlottedCounter {
    /*<stubble*/private /*stubble>*/var /*<stubble count*/_count/*stubble>*/ = 1
    func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ count + 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __getCount: _StubbleStub<@Plotting () -> Int>.Place = nil; final var _getCount: (@Plotting () -> Int)? { get { _stubbleIsSet(&__getCount) ? _StubbleStub.closure(in: &__getCount, of: self) : nil } set { _StubbleStub.set(newValue, in: &__getCount, of: self) } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __setCount: _StubbleStub<@Plotting (Int) -> Void>.Place = nil; final var _setCount: (@Plotting (Int) -> Void)? { get { _stubbleIsSet(&__setCount) ? _StubbleStub.closure(in: &__setCount, of: self) : nil } set { _StubbleStub.set(newValue, in: &__setCount, of: self) } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __next: _StubbleStub<@Plotting () -> Int>.Place = nil; final var _next: (@Plotting () -> Int)? { get { _stubbleIsSet(&__next) ? _StubbleStub.closure(in: &__next, of: self) : nil } set { _StubbleStub.set(newValue, in: &__next, of: self) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) nonisolated func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(self, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(self, operation) }; func _resetStubs() { _getCount = nil; _setCount = nil; _next = nil }/*stubble>*/}

protocol Fallback {
    static var value: Int { get }
}

enum Fallbacks {}

extension Fallbacks {
    @propertyWrapper
    struct Field<Source: Fallback> {
        var wrappedValue = Source.value
        init() {}
    }

    enum Sources {
        enum Seven: Fallback {
            static var value: Int { 7 }
        }
    }
}

extension Fallbacks {
    typealias Seven = Field<Sources.Seven>
}

// @Stubbable
class SevenCounter {
    @Fallbacks.Seven /*<stubble*/private /*stubble>*/var /*<stubble count*/_countStub/*stubble>*/: Int
    func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ count + 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _countStub } } set { if let _setCount { _setCount(newValue) } else { _countStub = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_countStub } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _setCount: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _next: (() -> Int)? = nil/*stubble>*/}/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 82e609b1 b750 c482 beb9 ff98 5ad5 b750 8e0e beb9 ff98 83af b750 8e0e beb9 ff98 9f9f b750 c482 beb9 ff98 5ad5 0786 *//*stubble>*/