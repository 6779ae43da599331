final class Maker1 {
  let number: Int
  init() {
    number = 1
    print("made")
  }
}
// @Stubbable
struct ThroughAliases {
  var maker = Maker1()
  var number: Int
  func run() -> Int {/*<stubble*/ if let _run = Self._run { _run() } else {/*stubble>*/ number /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) private nonisolated(unsafe) static var __run: _StubbleStub<() -> Int>.Place = nil; static var _run: (() -> Int)? { get { _stubbleIsSet(&__run) ? _StubbleStub.closure(in: &__run) : nil } set { _StubbleStub.set(newValue, in: &__run) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }; static func _resetStubs() { _run = nil }/*stubble>*/}
typealias ThroughAlias1 = ThroughAliases
typealias ThroughAlias2 = ThroughAlias1
// @Stubbable
struct ThroughParentheses {
  var maker = Maker1()
  var number: Int
  func run() -> Int {/*<stubble*/ if let _run = Self._run { _run() } else {/*stubble>*/ number /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) private nonisolated(unsafe) static var __run: _StubbleStub<() -> Int>.Place = nil; static var _run: (() -> Int)? { get { _stubbleIsSet(&__run) ? _StubbleStub.closure(in: &__run) : nil } set { _StubbleStub.set(newValue, in: &__run) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }; static func _resetStubs() { _run = nil }/*stubble>*/}
// @Stubbable
class Counting1 {
  var count/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
  var name/*<stubble*/: String/*stubble>*/ = "n"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
  init(_ kind: Int) {
    switch kind {
    case 1:
      func count() -> Int { 7 }
      print(count())
    default: break
    }
    #if true
      func name() -> String { "local" }
    #endif
    print(name())
  }
/*<stubble*/final private var _count: Int; @exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _setCount: ((Int) -> Void)? = nil; final private var _name: String; @exclusivity(unchecked) final var _getName: (() -> String)? = nil; @exclusivity(unchecked) final var _setName: ((String) -> Void)? = nil/*stubble>*/}
func made1(_ maker: Maker1) -> [Int] {
  let throughAliases: (Maker1, Int) -> ThroughAliases = ThroughAlias2.init
  let throughParentheses: (Maker1, Int) -> ThroughParentheses = (ThroughParentheses).init
  return [throughAliases(maker, 2).run(), throughParentheses(maker, 3).run()]
}/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 98dcd999 828b ff98 153e 828b ff98 153e 8ed7 667d 3fd8 a105 6e6f 0786 *//*stubble>*/