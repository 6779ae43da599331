protocol Request {
  associatedtype Answer
  associatedtype Failure: Error
  func answer() throws(Failure) -> Answer
}

enum Denied: Error { case once, always }

/*<stubble @Stubbable*//*stubble>*/
class Client {
  func perform<R: Request>(_ request: R) throws(R.Failure) -> R.Answer {/*<stubble*/ if let _perform { do { return try _perform(request) as! R.Answer } catch { throw error as! R.Failure } } else {/*stubble>*/ /*<stubble*/return /*stubble>*/try request.answer() /*<stubble*/} /*stubble>*/}

  func send<R: Request & Sendable>(_ request: R) async throws(R.Failure) -> R.Answer where R.Answer: Sendable {/*<stubble*/ if let _send { do { return try await _send(request) as! R.Answer } catch { throw error as! R.Failure } } else {/*stubble>*/
    let answer = try request.answer()
    return answer
  /*<stubble*/} /*stubble>*/}

  func check<E: Error>(_ error: E?) throws(E) {/*<stubble*/ if let _check { do { try _check(error) } catch { throw error as! E } } else {/*stubble>*/
    if let error { throw error }
  /*<stubble*/} /*stubble>*/}

  func choose<E: Error>(_ error: E, if isWanted: Bool) throws(E) -> Int {/*<stubble*/ if let _choose { _choose(error, isWanted) } else {/*stubble>*/ if isWanted { throw error } else { 1 } /*<stubble*/} /*stubble>*/}

  func map<Value, E: Error>(_ body: () throws(E) -> Value) throws(E) -> Value {/*<stubble*/ if let _map { do { return try _map(body) as! Value } catch { throw error as! E } } else {/*stubble>*/ /*<stubble*/return /*stubble>*/try body() /*<stubble*/} /*stubble>*/}

  func fail<E: Error>(_ error: E) throws(E) -> Never {/*<stubble*/ if let _fail { do { try _fail(error) } catch { throw error as! E } } else {/*stubble>*/ throw error /*<stubble*/} /*stubble>*/}

  func inClauses<E: Error>(_ error: E) throws(E) -> Int {/*<stubble*/ if let _inClauses { _inClauses(error) } else {/*stubble>*/
    #if DEBUG
    3
    #else
    4
    #endif
  /*<stubble*/} /*stubble>*/}

  func count<E: Error>(_ errors: inout [E]) throws(E) -> Int {/*<stubble*/ if let _count { { () -> Int in var _erased0: Any = errors; defer { errors = _erased0 as! [E] }; return _count(&_erased0) }() } else {/*stubble>*/ errors.count /*<stubble*/} /*stubble>*/}

  subscript<E: Error>(error: E) -> Int {
    get throws(E) {/*<stubble*/ if let _getSubscript { do { return try _getSubscript(error) } catch { throw error as! E } } else {/*stubble>*/ /*<stubble*/return /*stubble>*/5 /*<stubble*/} /*stubble>*/}
  }
/*<stubble*/@exclusivity(unchecked) final var _perform: ((any Request) throws -> Any)? = nil; @exclusivity(unchecked) final var _send: ((any Request & Sendable) async throws -> Any)? = nil; @exclusivity(unchecked) final var _check: (((any Error)?) throws -> Void)? = nil; @exclusivity(unchecked) final var _choose: ((any Error, Bool) -> Int)? = nil; @exclusivity(unchecked) final var _map: ((() throws -> Any) throws -> Any)? = nil; @exclusivity(unchecked) final var _fail: ((any Error) throws -> Never)? = nil; @exclusivity(unchecked) final var _inClauses: ((any Error) -> Int)? = nil; @exclusivity(unchecked) final var _count: ((inout Any) -> Int)? = nil; @exclusivity(unchecked) final var _getSubscript: ((any Error) throws -> Int)? = nil/*stubble>*/}

class Logger: Client {
  override func perform<R: Request>(_ request: R) throws(R.Failure) -> R.Answer { try super.perform(request) }
}

/*<stubble @Stubbable*//*stubble>*/
actor Store {
  func perform<R: Request & Sendable>(_ request: R) async throws(R.Failure) -> R.Answer where R.Answer: Sendable {/*<stubble*/ if let _perform { do { return try await _perform(request) as! R.Answer } catch { throw error as! R.Failure } } else {/*stubble>*/
    /*<stubble*/return /*stubble>*/try request.answer()
  /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) private nonisolated(unsafe) final var __perform: _StubbleStub<nonisolated(nonsending) @Sendable (any Request & Sendable) async throws -> Any>.Place = nil; nonisolated var _perform: (nonisolated(nonsending) @Sendable (any Request & Sendable) async throws -> Any)? { get { _stubbleIsSet(&__perform) ? _StubbleStub.closure(in: &__perform, of: self) : nil } set { _StubbleStub.set(newValue, in: &__perform, of: self) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) nonisolated func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(self, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(self, operation) }; func _resetStubs() { _perform = nil }/*stubble>*/}

struct Ping: Request {
  var isDenied = false
  func answer() throws(Denied) -> Int {
    if isDenied { throw .always }
    return 7
  }
}/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 45799243 975f 686e 65c2 ff98 8025 ff98 8221 ff98 0d0a ff98 23d3 65c2 ff98 1dad ff98 1624 ff98 3ab3 ff98 2186 65c2 ff98 6710 975f e5b5 65c2 ff98 6d51 0786 *//*stubble>*/