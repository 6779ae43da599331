import Foundation

/*<stubble @Stubbable*//*stubble>*/
struct Draft: Codable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    enum CodingKeys: String, CodingKey {
        case /*<stubble title*/_title = "title"/*stubble>*//*<stubble ,*/; case/*stubble>*/ /*<stubble body*/_body/*stubble>*/ = "text"

        var shownName: String {
            switch self {
            case .title: "Title"
            case .body: "Body"
            /*<stubble*/default: Swift.fatalError() /*stubble>*/}
        }
    /*<stubble*/static var body: Self { ._body }; static var title: Self { ._title }/*stubble>*/}

    var title: String/*<stubble*/ { @storageRestrictions(initializes: _title) init(initialValue) { _title = initialValue } get { if let _getTitle { return _getTitle() } else { return _title } } set { if let _setTitle { _setTitle(newValue) } else { _title = newValue } } _modify { if case nil = _getTitle, case nil = _setTitle { yield &_title } else { var value = self.title; yield &value; self.title = value } } }/*stubble>*/
    var body: String/*<stubble*/ { @storageRestrictions(initializes: _body) init(initialValue) { _body = initialValue } get { if let _getBody { return _getBody() } else { return _body } } set { if let _setBody { _setBody(newValue) } else { _body = newValue } } _modify { if case nil = _getBody, case nil = _setBody { yield &_body } else { var value = self.body; yield &value; self.body = value } } }/*stubble>*/

    static func order(of key: CodingKeys) -> Int {/*<stubble*/ if let _order { return _order(key) } else {/*stubble>*/
        switch key {
        case .title: return 1
        case CodingKeys.body: return 2
        /*<stubble*/default: Swift.fatalError() /*stubble>*/}
    /*<stubble*/} /*stubble>*/}
    func value(for key: CodingKeys?) -> String {/*<stubble*/ if let _value { _value(key) } else {/*stubble>*/
        switch key { case .title?: title; case .some(.body): body; case nil: "none" /*<stubble*/; default: Swift.fatalError() /*stubble>*/}
    /*<stubble*/} /*stubble>*/}
    func compare(_ a: CodingKeys, _ b: CodingKeys) -> Bool {/*<stubble*/ if let _compare { return _compare(a, b) } else {/*stubble>*/
        switch (a, b) {
        case (.title, .title), (.body, .body): return true
        case (.title, .body), (.body, .title): return false
        /*<stubble*/default: Swift.fatalError() /*stubble>*/}
    /*<stubble*/} /*stubble>*/}
    func isTitle(_ key: CodingKeys) -> Bool {/*<stubble*/ if let _isTitle { _isTitle(key) } else {/*stubble>*/
        switch key {
        case .title: true
        case .body where body.isEmpty: false
        case _: false
        }
    /*<stubble*/} /*stubble>*/}
    func isBody(_ key: CodingKeys) -> Bool {/*<stubble*/ if let _isBody { _isBody(key) } else {/*stubble>*/ if case .body = key { true } else { false } /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _title: String; var _getTitle: (() -> String)? { get { _stubbleObject?.closures._getTitle } set { _stubbleCopy.closures._getTitle = newValue } }; var _setTitle: ((String) -> Void)? { get { _stubbleObject?.closures._setTitle } set { _stubbleCopy.closures._setTitle = newValue } }; private var _body: String; var _getBody: (() -> String)? { get { _stubbleObject?.closures._getBody } set { _stubbleCopy.closures._getBody = newValue } }; var _setBody: ((String) -> Void)? { get { _stubbleObject?.closures._setBody } set { _stubbleCopy.closures._setBody = newValue } }; @exclusivity(unchecked) private nonisolated(unsafe) static var __order: _StubbleStub<(CodingKeys) -> Int>.Place = nil; static var _order: ((CodingKeys) -> Int)? { get { _stubbleIsSet(&__order) ? _StubbleStub.closure(in: &__order) : nil } set { _StubbleStub.set(newValue, in: &__order) } }; var _value: ((CodingKeys?) -> String)? { get { _stubbleObject?.closures._value } set { _stubbleCopy.closures._value = newValue } }; var _compare: ((CodingKeys, CodingKeys) -> Bool)? { get { _stubbleObject?.closures._compare } set { _stubbleCopy.closures._compare = newValue } }; var _isTitle: ((CodingKeys) -> Bool)? { get { _stubbleObject?.closures._isTitle } set { _stubbleCopy.closures._isTitle = newValue } }; var _isBody: ((CodingKeys) -> Bool)? { get { _stubbleObject?.closures._isBody } set { _stubbleCopy.closures._isBody = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getTitle: (() -> String)?, _setTitle: ((String) -> Void)?, _getBody: (() -> String)?, _setBody: ((String) -> Void)?, _value: ((CodingKeys?) -> String)?, _compare: ((CodingKeys, CodingKeys) -> Bool)?, _isTitle: ((CodingKeys) -> Bool)?, _isBody: ((CodingKeys) -> Bool)?) = (nil, nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) static func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }; static func _resetStubs() { _order = nil }; init(title: String, body: String) { self._title = title; self._body = body }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("title", self._title as Any), ("body", self._body as Any)), displayStyle: .struct) }/*stubble>*/}

extension Draft.CodingKeys {
    var isFirst: Bool {
        switch self {
        case .title: true
        case .body: false
        /*<stubble*/default: Swift.fatalError() /*stubble>*/}
    }
}

/// A switch over an enum with more cases needs no default.
enum DraftStage {
    case only, title, body
    var isFirst: Bool {
        let stage = self
        switch stage {
        case .only, .title: return true
        case .body: return false
        }
    }
}

/// Another enum of the same cases needs no default.
enum DraftPart {
    case title, body
    var isTitle: Bool {
        switch self {
        case .title: true
        case .body: false
        }
    }
}

/*<stubble @Stubbable*//*stubble>*/
final class Renamed: Codable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    private enum CodingKeys: /*<stubble*/String, /*stubble>*/CodingKey {
        case /*<stubble only*/_only = "only"/*stubble>*/
        var stringValue: String { switch self { case .only: "just" /*<stubble*/; default: Swift.fatalError() /*stubble>*/} }
        init?(stringValue: String) { self = .only }
        var intValue: Int? { nil }
        init?(intValue: Int) { nil }
    /*<stubble*/static var only: Self { ._only }/*stubble>*/}
    var only: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _only) init(initialValue) { _only = initialValue } get { if let _getOnly { return _getOnly() } else { return _only } } set { if let _setOnly { _setOnly(newValue) } else { _only = newValue } } _modify { if case nil = _getOnly, case nil = _setOnly { yield &_only } else { var value = self.only; yield &value; self.only = value } } }/*stubble>*/
/*<stubble*/private var _only: Int; @exclusivity(unchecked) var _getOnly: (() -> Int)? = nil; @exclusivity(unchecked) var _setOnly: ((Int) -> Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("only", self._only as Any) }, displayStyle: .class) }/*stubble>*/}

/// Keys that keep their names: functions are stubbed, and nothing of the coding changes.
struct Tabular: Codable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    enum CodingKeys: Int, CodingKey { case first = 1, second }
    var first: Int
    var second: Int
    /*<stubble @StubbableFunction*//*stubble>*/ func sum() -> Int {/*<stubble*/ if let _sum { _sum() } else {/*stubble>*/ first + second /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _sum: (() -> Int)? = nil; init(first: Int, second: Int) { self.first = first; self.second = second }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("first", self.first as Any), ("second", self.second as Any)), displayStyle: .struct) }/*stubble>*/}
struct Borrowing: Codable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    typealias CodingKeys = SharedKeys
    var first: Int
    /*<stubble @StubbableFunction*//*stubble>*/ func twice() -> Int {/*<stubble*/ if let _twice { _twice() } else {/*stubble>*/ first * 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _twice: (() -> Int)? = nil; init(first: Int) { self.first = first }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("first", self.first as Any)), displayStyle: .struct) }/*stubble>*/}
enum SharedKeys: String, CodingKey { case first }/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 9ee5665e 975f 3d75 cd6e 55c8 a050 8fc9 5ccd e916 3ccc 8e9d 8fc9 ff98 2672 8fc9 ff98 36c8 8fc9 ff98 e0af ff98 a688 ff98 51f2 8fc9 975f 3d75 f655 82e2 8fc9 3979 f5a1 3abb 3d75 5b6e 8886 ff98 d80a 3d75 5b6e 3cfb ff98 c784 0786 *//*stubble>*/