struct Unsuited: Error {}
func made(_ number: Int) -> Int { number }

/*<stubble @Stubbable*//*stubble>*/
class Choices {
    func parse(_ number: Int) throws -> Int {/*<stubble*/ if let _parse { try _parse(number) } else {/*stubble>*/
        switch number {
        case 1: number + 1
        case 2: fallthrough
        case 3: made(number)
        default:
            print("unsuited")
            throw Unsuited()
        }
    /*<stubble*/} /*stubble>*/}
    func check(_ isSuited: Bool) throws -> String {/*<stubble*/ if let _check { try _check(isSuited) } else {/*stubble>*/
        if isSuited { "suited" } else { print("unsuited"); throw Unsuited() }
    /*<stubble*/} /*stubble>*/}
    func choose(_ isFirst: Bool) -> Int {/*<stubble*/ if let _choose { _choose(isFirst) } else {/*stubble>*/
        if isFirst {
            #if DEBUG_CHOICES
            made(10)
            #else
            made(11)
            #endif
        } else {
            made(12)
        }
    /*<stubble*/} /*stubble>*/}
    var nested: Int {/*<stubble*/ if let _getNested { _getNested() } else {/*stubble>*/
        #if DEBUG_CHOICES
        #if OTHER_CHOICES
        made(1)
        #else
        made(2)
        #endif
        #else
        #if OTHER_CHOICES
        made(3)
        #else
        made(4)
        #endif
        #endif
    /*<stubble*/} /*stubble>*/}
    func mixed() -> Int {/*<stubble*/ if let _mixed { return _mixed() } else {/*stubble>*/
        #if DEBUG_CHOICES
        #if OTHER_CHOICES
        /*<stubble*/return /*stubble>*/made(5)
        #else
        let number = made(5)
        return number + 1
        #endif
        #else
        #sourceLocation(file: "choices.txt", line: 1)
        /*<stubble*/return /*stubble>*/made(7)
        #sourceLocation()
        #endif
    /*<stubble*/} /*stubble>*/}
    static func generated() -> Int {/*<stubble*/ if let _generated { _generated() } else {/*stubble>*/
        #sourceLocation(file: "choices.txt", line: 10)
        made(8)
        #sourceLocation()
    /*<stubble*/} /*stubble>*/}
    #if !DEBUG_CHOICES
    var count/*<stubble*/: Int/*stubble>*/ = 9/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*//*<stubble*/; final private var _count: Int; @exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _setCount: ((Int) -> Void)? = nil/*stubble>*/
    #sourceLocation(file: "choices.txt", line: 20)
    #sourceLocation()
    #endif
/*<stubble*/@exclusivity(unchecked) final var _parse: ((Int) throws -> Int)? = nil; @exclusivity(unchecked) final var _check: ((Bool) throws -> String)? = nil; @exclusivity(unchecked) final var _choose: ((Bool) -> Int)? = nil; @exclusivity(unchecked) final var _getNested: (() -> Int)? = nil; @exclusivity(unchecked) final var _mixed: (() -> Int)? = nil; @exclusivity(unchecked) private nonisolated(unsafe) static var __generated: _StubbleStub<() -> Int>.Place = nil; static var _generated: (() -> Int)? { get { _stubbleIsSet(&__generated) ? _StubbleStub.closure(in: &__generated) : nil } set { _StubbleStub.set(newValue, in: &__generated) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }; class func _resetStubs() { _generated = nil }/*stubble>*/}/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 6508cd55 975f ccae ff98 ef95 ff98 ee29 ff98 88f8 ff98 2c09 65c2 65c2 ff98 7d7a ff98 8ed7 667d f8e1 27c1 0786 *//*stubble>*/