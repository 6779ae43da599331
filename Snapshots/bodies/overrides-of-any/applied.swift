// @Stubbable
class AnyBase {
  func make() -> Any {/*<stubble*/ if let _make { _make() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
  func maybe() -> Any? {/*<stubble*/ if let _maybe { _maybe() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
  func pass<T>(_ value: T) -> Any {/*<stubble*/ if let _pass { _pass(value) } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
  var value: Any {/*<stubble*/ if let _getValue { _getValue() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
  subscript(index: Int) -> Any {/*<stubble*/ if let _getSubscript { _getSubscript(index) } else {/*stubble>*/ index /*<stubble*/} /*stubble>*/}
  class func shared() -> Any {/*<stubble*/ if let _shared { _shared() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
  func error() -> Error {/*<stubble*/ if let _error { _error() } else {/*stubble>*/ AnyError() /*<stubble*/} /*stubble>*/}
  func list() -> [Any] {/*<stubble*/ if let _list { _list() } else {/*stubble>*/ [] /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _make: (() -> Any)? = nil; @exclusivity(unchecked) final var _maybe: (() -> Any?)? = nil; @exclusivity(unchecked) final var _pass: ((Any) -> Any)? = nil; @exclusivity(unchecked) final var _getValue: (() -> Any)? = nil; @exclusivity(unchecked) final var _getSubscript: ((Int) -> Any)? = nil; @exclusivity(unchecked) private nonisolated(unsafe) static var __shared: _StubbleStub<() -> Any>.Place = nil; static var _shared: (() -> Any)? { get { _stubbleIsSet(&__shared) ? _StubbleStub.closure(in: &__shared) : nil } set { _StubbleStub.set(newValue, in: &__shared) } }; @exclusivity(unchecked) final var _error: (() -> Error)? = nil; @exclusivity(unchecked) final var _list: (() -> [Any])? = nil; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }; class func _resetStubs() { _shared = nil }/*stubble>*/}

struct AnyError: Error {}

// @Stubbable
class AnySub: AnyBase {
  override func make() -> Any {/*<stubble*/ if let _make { _make() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  override func maybe() -> Any {/*<stubble*/ if let _maybe { _maybe()! } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  override func pass<T>(_ value: T) -> Any {/*<stubble*/ if let _pass { _pass(value) } else {/*stubble>*/ [value] /*<stubble*/} /*stubble>*/}
  override var value: Any {/*<stubble*/ if let _getValue { _getValue() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  override subscript(index: Int) -> Any {/*<stubble*/ if let _getSubscript { _getSubscript(index) } else {/*stubble>*/ index + 1 /*<stubble*/} /*stubble>*/}
  override class func shared() -> Any {/*<stubble*/ if let _shared { _shared() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  override func error() -> any Error {/*<stubble*/ if let _error { _error() as Any as! any Error } else {/*stubble>*/ AnyError() /*<stubble*/} /*stubble>*/}
  override func list() -> Array<Any> {/*<stubble*/ if let _list { _list() } else {/*stubble>*/ [2] /*<stubble*/} /*stubble>*/}
}

// @Stubbable
class AnyGeneric<Value> {
  func first() -> Value? {/*<stubble*/ if let _first { _first() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _first: (() -> Value?)? = nil/*stubble>*/}

// @Stubbable
class AnyOfAny: AnyGeneric<Any> {
  override func first() -> Any {/*<stubble*/ if let _first { _first()! as Any } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
}

// @Stubbable
class OptionalBase {
  func hashed() -> (any Hashable)? {/*<stubble*/ if let _hashed { _hashed() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
  var sent: (any Sendable)? {/*<stubble*/ if let _getSent { _getSent() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
  func list() -> [Any]? {/*<stubble*/ if let _list { _list() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
  func number() throws -> Int? {/*<stubble*/ if let _number { try _number() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
  func twice() async -> Any? {/*<stubble*/ if let _twice { await _twice() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
  subscript(index: Int) -> Any? {/*<stubble*/ if let _getSubscript { _getSubscript(index) } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _hashed: (() -> (any Hashable)?)? = nil; @exclusivity(unchecked) final var _getSent: (() -> (any Sendable)?)? = nil; @exclusivity(unchecked) final var _list: (() -> [Any]?)? = nil; @exclusivity(unchecked) final var _number: (() throws -> Int?)? = nil; @exclusivity(unchecked) final var _twice: (() async -> Any?)? = nil; @exclusivity(unchecked) final var _getSubscript: ((Int) -> Any?)? = nil/*stubble>*/}

// @Stubbable
class OptionalSub: OptionalBase {
  override func hashed() -> any Hashable {/*<stubble*/ if let _hashed { _hashed()! } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  override var sent: any Sendable {/*<stubble*/ if let _getSent { _getSent()! } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  override func list() -> [Any] {/*<stubble*/ if let _list { _list()! } else {/*stubble>*/ [2] /*<stubble*/} /*stubble>*/}
  override func number() -> Int {/*<stubble*/ if let _number { try! _number()! } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  override func twice() async -> Any {/*<stubble*/ if let _twice { await _twice()! } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  override subscript(index: Int) -> Any {/*<stubble*/ if let _getSubscript { _getSubscript(index)! } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
}/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 35a069f3 faed ff98 510c ff98 2f73 ff98 be21 ff98 b159 ff98 177a ff98 bc25 ff98 17ab ff98 fd0a faed ff98 6953 ff98 2f73 ff98 be21 ff98 b159 ff98 177a ff98 df38 ff98 17ab ff98 a2a7 ff98 a83d 7cb8 ff98 1980 ff98 845f ff98 17ab ff98 5326 ff98 003f ff98 b159 ff98 b56a 9c7d ff98 4858 ff98 0f5c ff98 bc68 ff98 dd70 ff98 1d2f ff98 0786 *//*stubble>*/