#if TRACING
/*<stubble @Stubbable*//*stubble>*/
class Ledger: Book, @unchecked Sendable {
  override func lines() -> Int {/*<stubble*/ if let _lines { _lines() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }/*stubble>*/}
#else
typealias Ledger = Book
#endif

#if !TRACING
/*<stubble @Stubbable*//*stubble>*/
class Pad: Book, @unchecked Sendable {
  override func lines() -> Int {/*<stubble*/ if let _lines { _lines() } else {/*stubble>*/ 50 /*<stubble*/} /*stubble>*/}
/*<stubble*/@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }/*stubble>*/}
#else
typealias Pad = Book
#endif

/*<stubble @Stubbable*//*stubble>*/
class Book: @unchecked Sendable {
  init() {}
  func lines() -> Int {/*<stubble*/ if let _lines { _lines() } else {/*stubble>*/ 7 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) private nonisolated(unsafe) final var __lines: _StubbleStub<@Sendable () -> Int>.Place = nil; final var _lines: (@Sendable () -> Int)? { get { _stubbleIsSet(&__lines) ? _StubbleStub.closure(in: &__lines, of: self) : nil } set { _StubbleStub.set(newValue, in: &__lines, of: self) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(self, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(self, operation) }; func _resetStubs() { _lines = nil }/*stubble>*/}

extension Ledger {
  /*<stubble @StubbableFunction*//*stubble>*/
  func words() -> Int {/*<stubble*/ if let _words = Self._words { _words() } else {/*stubble>*/ lines() * 10 /*<stubble*/} /*stubble>*/}
/*<stubble*/static var _words: (@Sendable () -> Int)? { get { _stubbleIsSet(&_stubbleStatics) ? _StubbleStub.closure(named: "_words", of: Swift.ObjectIdentifier(Ledger.self)) : nil } set { _StubbleStub.set(newValue, named: "_words", of: Swift.ObjectIdentifier(Ledger.self)) } }/*stubble>*/}

extension Pad {
  /*<stubble @StubbableFunction*//*stubble>*/
  func sheets() -> Int {/*<stubble*/ if let _sheets = Self._sheets { _sheets() } else {/*stubble>*/ lines() * 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/static var _sheets: (@Sendable () -> Int)? { get { _stubbleIsSet(&_stubbleStatics) ? _StubbleStub.closure(named: "_sheets", of: Swift.ObjectIdentifier(Pad.self)) : nil } set { _StubbleStub.set(newValue, named: "_sheets", of: Swift.ObjectIdentifier(Pad.self)) } }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
final class Diary: Ledger, @unchecked Sendable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
  override func lines() -> Int {/*<stubble*/ if let _lines { _lines() } else {/*stubble>*/ super.lines() + 1 /*<stubble*/} /*stubble>*/}
  func days() -> Int {/*<stubble*/ if let _days { _days() } else {/*stubble>*/ 30 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) private nonisolated(unsafe) final var __days: _StubbleStub<@Sendable () -> Int>.Place = nil; var _days: (@Sendable () -> Int)? { get { _stubbleIsSet(&__days) ? _StubbleStub.closure(in: &__days, of: self) : nil } set { _StubbleStub.set(newValue, in: &__days, of: self) } }; override func _resetStubs() { super._resetStubs(); _days = nil }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
final class Notes: Pad, @unchecked Sendable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
  override func lines() -> Int {/*<stubble*/ if let _lines { _lines() } else {/*stubble>*/ super.lines() + 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}

#if TRACING
/*<stubble @Stubbable*//*stubble>*/
class Meter: @unchecked Sendable {
  init() {}
  func read() -> Int {/*<stubble*/ if let _read { _read() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) private nonisolated(unsafe) final var __read: _StubbleStub<@Sendable () -> Int>.Place = nil; final var _read: (@Sendable () -> Int)? { get { _stubbleIsSet(&__read) ? _StubbleStub.closure(in: &__read, of: self) : nil } set { _StubbleStub.set(newValue, in: &__read, of: self) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(self, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(self, operation) }; func _resetStubs() { _read = nil }/*stubble>*/}
#else
class Meter: @unchecked Sendable {
  init() {}
}
#endif

/*<stubble @Stubbable*//*stubble>*/
final class Dial: Meter, @unchecked Sendable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
  func turn() -> Int {/*<stubble*/ if let _turn { _turn() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) private nonisolated(unsafe) final var __turn: _StubbleStub<@Sendable () -> Int>.Place = nil; var _turn: (@Sendable () -> Int)? { get { _stubbleIsSet(&__turn) ? _StubbleStub.closure(in: &__turn, of: self) : nil } set { _StubbleStub.set(newValue, in: &__turn, of: self) } }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }; @exclusivity(unchecked) private nonisolated(unsafe) var _stubbleStatics: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; extension _StubbleStub { fileprivate static func closure(named name: Swift.String, of type: Swift.ObjectIdentifier) -> Closure? { guard let stubs = _StubbleShared.value(in: &_stubbleStatics) else { return nil }; let key = Swift.AnyHashable([Swift.AnyHashable(type), Swift.AnyHashable(name)]); if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(nil)?[key] { return own as? Closure }; return stubs[key] as? Closure }; fileprivate static func set(_ closure: Closure?, named name: Swift.String, of type: Swift.ObjectIdentifier) { let key = Swift.AnyHashable([Swift.AnyHashable(type), Swift.AnyHashable(name)]); if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(nil) { scope[key] = closure as Any; _StubbleShared.change(&_stubbleStatics) { $0 ?? [:] }; return }; _StubbleShared.change(&_stubbleStatics) { ($0 ?? [:]).merging([key: closure as Any]) { $1 } } } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 77203d80 975f 0d50 ff98 0a2d 975f 0d50 ff98 0a2d 975f 0d50 ff98 e4a1 5b6e 18f1 ff98 789c 5b6e aba6 ff98 5369 975f 3d75 0d50 ff98 89ba ff98 331b 975f 3d75 0d50 ff98 a69a 975f 61bb ff98 ed75 975f 3d75 0d83 ff98 3f41 afc6 *//*stubble>*/