// Closures can be kept in a type whose values cannot be copied.
/*<stubble @Stubbable*//*stubble>*/
struct Ticket: ~Copyable {
  var number: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _number) init(initialValue) { _number = initialValue } get { if let _getNumber { return _getNumber() } else { return _number } } set { if let _setNumber { _setNumber(newValue) } else { _number = newValue } } _modify { if case nil = _getNumber, case nil = _setNumber { yield &_number } else { var value = self.number; yield &value; self.number = value } } }/*stubble>*/
  /*<stubble let*/var/*stubble>*/ holder: String/*<stubble*/ { @storageRestrictions(initializes: _holder) init(initialValue) { _holder = initialValue } get { if let _getHolder { return _getHolder() } else { return _holder } } }/*stubble>*/
  func show() -> String {/*<stubble*/ if let _show { _show() } else {/*stubble>*/ "\(holder) \(number)" /*<stubble*/} /*stubble>*/}
  mutating func renew(by step: Int) {/*<stubble*/ if let _renew { _renew(step) } else {/*stubble>*/ number += step /*<stubble*/} /*stubble>*/}
  consuming func redeem() -> String {/*<stubble*/ if let _redeem { _redeem() } else {/*stubble>*/ "redeemed \(number)" /*<stubble*/} /*stubble>*/}
  static func issue(to holder: String) -> Ticket {/*<stubble*/ if let _issue { _issue(holder) } else {/*stubble>*/ Ticket(holder: holder) /*<stubble*/} /*stubble>*/}
  init(holder: String) { /*<stubble self.holder*/self._holder/*stubble>*/ = holder }
  deinit { print("gone", /*<stubble number*/_number/*stubble>*/) }
/*<stubble*/private var _number: Int; nonisolated(unsafe) var _getNumber: (() -> Int)? = nil; nonisolated(unsafe) var _setNumber: ((Int) -> Void)? = nil; private let _holder: String; nonisolated(unsafe) var _getHolder: (() -> String)? = nil; nonisolated(unsafe) var _show: (() -> String)? = nil; nonisolated(unsafe) var _renew: ((Int) -> Void)? = nil; nonisolated(unsafe) var _redeem: (() -> String)? = nil; @exclusivity(unchecked) private nonisolated(unsafe) static var __issue: _StubbleStub<(String) -> Ticket>.Place = nil; static var _issue: ((String) -> Ticket)? { get { _stubbleIsSet(&__issue) ? _StubbleStub.closure(in: &__issue) : nil } set { _StubbleStub.set(newValue, in: &__issue) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }; static func _resetStubs() { _issue = nil }/*stubble>*/}

// What an extension says of elements that can be copied is 'Any' in the type.
/*<stubble @Stubbable*//*stubble>*/
struct Slot<Element: ~Copyable>: ~Copyable {
  var value: Element?
  var count = 0

  init(_ value: consuming Element) { self.value = consume value }

  mutating func put(_ new: consuming Element) {/*<stubble*/ if let _put { _put(new) } else {/*stubble>*/ value = consume new; count += 1 /*<stubble*/} /*stubble>*/}
  mutating func take() -> Element? {/*<stubble*/ if let _take { return _take() } else {/*stubble>*/ count += 1; return value.take() /*<stubble*/} /*stubble>*/}
  func look(_ body: (borrowing Element) -> Int) -> Int {/*<stubble*/ if let _look { _look(body) } else {/*stubble>*/
    switch value {
    case .some(let element): body(element)
    case nil: -1
    }
  /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _put: ((consuming Element) -> Void)? = nil; nonisolated(unsafe) var _take: (() -> Element?)? = nil; nonisolated(unsafe) var _look: (((borrowing Element) -> Int) -> Int)? = nil; nonisolated(unsafe) var _contains: ((Any) -> Bool)? = nil; nonisolated(unsafe) var _copies: ((Any) -> [Any])? = nil; nonisolated(unsafe) var _getIsEmpty: (() -> Bool)? = nil/*stubble>*/}

extension Slot {
  func contains(_ other: Element) -> Bool where Element: Equatable {/*<stubble*/ if let _contains { _contains(other) } else {/*stubble>*/ other == other /*<stubble*/} /*stubble>*/}
  func copies(of other: Element) -> [Element] {/*<stubble*/ if let _copies { _copies(other) as! [Element] } else {/*stubble>*/ [other] /*<stubble*/} /*stubble>*/}
}

extension Slot where Element: ~Copyable {
  var isEmpty: Bool {/*<stubble*/ if let _getIsEmpty { _getIsEmpty() } else {/*stubble>*/
    switch value {
    case .some: false
    case nil: true
    }
  /*<stubble*/} /*stubble>*/}
}

// A getter without storage returns what it makes.
/*<stubble @Stubbable*//*stubble>*/
final class Booth/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var number/*<stubble*/: Int/*stubble>*/ = 3/*<stubble*/ { @storageRestrictions(initializes: _number) init(initialValue) { _number = initialValue } get { if let _getNumber { return _getNumber() } else { return _number } } set { if let _setNumber { _setNumber(newValue) } else { _number = newValue } } _modify { if case nil = _getNumber, case nil = _setNumber { yield &_number } else { var value = self.number; yield &value; self.number = value } } }/*stubble>*/
  var ticket: Ticket {/*<stubble*/ if let _getTicket { _getTicket() } else {/*stubble>*/ Ticket(holder: "booth \(number)") /*<stubble*/} /*stubble>*/}
  static var first: Ticket { get {/*<stubble*/ if let _getFirst { _getFirst() } else {/*stubble>*/ Ticket(holder: "first") /*<stubble*/} /*stubble>*/} }
/*<stubble*/private var _number: Int; @exclusivity(unchecked) var _getNumber: (() -> Int)? = nil; @exclusivity(unchecked) var _setNumber: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _getTicket: (() -> Ticket)? = nil; @exclusivity(unchecked) private nonisolated(unsafe) static var __getFirst: _StubbleStub<() -> Ticket>.Place = nil; static var _getFirst: (() -> Ticket)? { get { _stubbleIsSet(&__getFirst) ? _StubbleStub.closure(in: &__getFirst) : nil } set { _StubbleStub.set(newValue, in: &__getFirst) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }; static func _resetStubs() { _getFirst = nil }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("number", self._number as Any) }, displayStyle: .class) }/*stubble>*/}

// Whatever a value may be taken apart into is read from its storage.
/*<stubble @Stubbable*//*stubble>*/
struct Pass: ~Copyable {
  var code = 7
  let ticket: Ticket
  consuming func part() -> Ticket {/*<stubble*/ if let _part { _part() } else {/*stubble>*/ ticket /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _part: (() -> Ticket)? = nil; init(code: Int = 7, ticket: consuming Ticket) { self.code = code; self.ticket = ticket }/*stubble>*/}

// An initializer goes on from what it has just stored.
/*<stubble @Stubbable*//*stubble>*/
struct Ring: ~Copyable {
  let slots: UnsafeMutablePointer<Int>
  var size/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _size) init(initialValue) { _size = initialValue } get { if let _getSize { return _getSize() } else { return _size } } set { if let _setSize { _setSize(newValue) } else { _size = newValue } } _modify { if case nil = _getSize, case nil = _setSize { yield &_size } else { var value = self.size; yield &value; self.size = value } } }/*stubble>*/
/*<stubble*/private var _size: Int; nonisolated(unsafe) var _getSize: (() -> Int)? = nil; nonisolated(unsafe) var _setSize: ((Int) -> Void)? = nil; init(slots: UnsafeMutablePointer<Int>, size: Int = 1) { self.slots = slots; self._size = size }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Engine: ~Copyable {
  var ring: Ring
  init(_ slots: UnsafeMutablePointer<Int>) {
    ring = Ring(slots: slots)
    self.ring.slots[0] = 4
  }
  func first() -> Int {/*<stubble*/ if let _first { _first() } else {/*stubble>*/ ring.slots[0] * ring.size /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _first: (() -> Int)? = nil/*stubble>*/}

// Arrays and dictionaries are copyable, whatever they contain.
/*<stubble @Stubbable*//*stubble>*/
struct Queue: ~Copyable {
  private(set) var numbers/*<stubble*/: [Int]/*stubble>*/ = [1, 2]/*<stubble*/ { @storageRestrictions(initializes: _numbers) init(initialValue) { _numbers = initialValue } get { if let _getNumbers { return _getNumbers() } else { return _numbers } } set { if let _setNumbers { _setNumbers(newValue) } else { _numbers = newValue } } _modify { if case nil = _getNumbers, case nil = _setNumbers { yield &_numbers } else { var value = self.numbers; yield &value; self.numbers = value } } }/*stubble>*/
  var names/*<stubble*/: [String: Int]/*stubble>*/ = ["one": 1]/*<stubble*/ { @storageRestrictions(initializes: _names) init(initialValue) { _names = initialValue } get { if let _getNames { return _getNames() } else { return _names } } set { if let _setNames { _setNames(newValue) } else { _names = newValue } } _modify { if case nil = _getNames, case nil = _setNames { yield &_names } else { var value = self.names; yield &value; self.names = value } } }/*stubble>*/
  mutating func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ numbers.removeFirst() /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _numbers: [Int]; nonisolated(unsafe) var _getNumbers: (() -> [Int])? = nil; nonisolated(unsafe) var _setNumbers: (([Int]) -> Void)? = nil; private var _names: [String: Int]; nonisolated(unsafe) var _getNames: (() -> [String: Int])? = nil; nonisolated(unsafe) var _setNames: (([String: Int]) -> Void)? = nil; nonisolated(unsafe) var _next: (() -> Int)? = nil; init(numbers: [Int] = [1, 2], names: [String: Int] = ["one": 1]) { self._numbers = numbers; self._names = names }; init() {}/*stubble>*/}/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: bdc6816f 975f 369f 10eb a733 290d ff98 0694 ff98 4a55 ff98 8fcc ff98 f9af 88b2 9a05 975f 4899 ff98 3d3b ff98 d0cf ff98 40c5 dce9 ff98 f74e ff98 4138 ff98 975f 7d3a 8ed7 369f 1df0 ff98 9127 ff98 90b7 975f 4abb ff98 8b2e 975f 8ed7 08fb cc92 975f a2a7 ff98 ed8b 975f 1316 cb6f 6ebe c37f beb9 ff98 2030 0786 *//*stubble>*/