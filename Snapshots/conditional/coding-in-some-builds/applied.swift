import Foundation

// @Stubbable
struct PrinterPage/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var number/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _number) init(initialValue) { _number = initialValue } get { if let _getNumber { return _getNumber() } else { return _number } } set { if let _setNumber { _setNumber(newValue) } else { _number = newValue } } _modify { if case nil = _getNumber, case nil = _setNumber { yield &_number } else { var value = self.number; yield &value; self.number = value } } }/*stubble>*/
/*<stubble*/private var _number: Int; nonisolated(unsafe) var _getNumber: (() -> Int)? = nil; nonisolated(unsafe) var _setNumber: ((Int) -> Void)? = nil; nonisolated(unsafe) var _encode: ((any Encoder) throws -> Void)? = nil; init(number: Int = 1) { self._number = number }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("number", self._number as Any)), displayStyle: .struct) }; private enum CodingKeys: String, CodingKey { case _number = "number"; static var number: Self { ._number } }/*stubble>*/}

#if os(Windows)
extension PrinterPage: Codable {
    init(from decoder: any Decoder) throws { /*<stubble number*/_number/*stubble>*/ = 2 }
    func encode(to encoder: any Encoder) throws {/*<stubble*/ if let _encode { try _encode(encoder) } else {/*stubble>*//*<stubble*/} /*stubble>*/}
}
#else
extension PrinterPage: Codable {}
#endif

// @Stubbable
struct PrinterTray: Codable {
    var size = "A4"
    #if os(Windows)
    enum CodingKeys: String, CodingKey { case size = "paper" }
    #endif
    func name() -> String {/*<stubble*/ if let _name = Self._name { _name() } else {/*stubble>*/ "tray " + size /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) private nonisolated(unsafe) static var __name: _StubbleStub<() -> String>.Place = nil; static var _name: (() -> String)? { get { _stubbleIsSet(&__name) ? _StubbleStub.closure(in: &__name) : nil } set { _StubbleStub.set(newValue, in: &__name) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }; static func _resetStubs() { _name = nil }/*stubble>*/}

// @Stubbable
struct PrinterJob: Codable {
    var title = "job"
    #if os(Windows)
    enum CodingKeys: String, CodingKey { case title = "name" }
    #else
    enum CodingKeys: String, CodingKey { case title = "label" }
    #endif
}

func encoded(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: e907a57d 7d3a 8ed7 369f 74f1 88b2 c3f5 ff98 febf ff98 3eb5 0786 *//*stubble>*/