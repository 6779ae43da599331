@resultBuilder
enum LineBuilder {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
    static func buildEither(first lines: [String]) -> [String] { lines }
    static func buildEither(second lines: [String]) -> [String] { lines }
}
@resultBuilder
enum WordBuilder {
    static func buildBlock(_ words: String...) -> [String] { words + ["\(words.count) words"] }
}
struct BuilderFailure: Error {}

/*<stubble @Stubbable*//*stubble>*/
class Letter {
    var isUrgent/*<stubble*/: Bool/*stubble>*/ = false/*<stubble*/ { @storageRestrictions(initializes: _isUrgent) init(initialValue) { _isUrgent = initialValue } get { if let _getIsUrgent { return _getIsUrgent() } else { return _isUrgent } } set { if let _setIsUrgent { _setIsUrgent(newValue) } else { _isUrgent = newValue } } _modify { if case nil = _getIsUrgent, case nil = _setIsUrgent { yield &_isUrgent } else { var value = self.isUrgent; yield &value; self.isUrgent = value } } }/*stubble>*/
    /*<stubble @LineBuilder*//*stubble>*/ func lines(for name: String) -> [String] {/*<stubble*/ if let _lines { return _lines(name) } else { @LineBuilder func _linesParts() -> [String] {/*stubble>*/
        "Dear \(name),"
        if isUrgent { "quickly:" }
        "goodbye" // The last of them
    /*<stubble*/}; return _linesParts() } /*stubble>*/}
    /*<stubble @LineBuilder*//*stubble>*/ var footer: [String] {/*<stubble*/ if let _getFooter { return _getFooter() } else { @LineBuilder func _getFooterParts() -> [String] {/*stubble>*/
        "yours"
        if isUrgent { "now" } else { "some day" }
    /*<stubble*/}; return _getFooterParts() } /*stubble>*/}
    /*<stubble @LineBuilder*//*stubble>*/
    func later(_ number: Int) async throws -> [String] {/*<stubble*/ if let _later { return try await _later(number) } else { @LineBuilder func _laterParts() async throws -> [String] {/*stubble>*/
        if try await check(number) { "checked" }
        "later"
    /*<stubble*/}; return try await _laterParts() } /*stubble>*/}
    func check(_ number: Int) async throws -> Bool {/*<stubble*/ if let _check { return try await _check(number) } else {/*stubble>*/
        if number < 0 { throw BuilderFailure() }
        return number > 0
    /*<stubble*/} /*stubble>*/}
    /*<stubble @LineBuilder*//*stubble>*/ func joined<T: CustomStringConvertible>(_ value: T, changing count: inout Int) -> [String] {/*<stubble*/ if let _joined { return _joined(value, &count) } else { @LineBuilder func _joinedParts() -> [String] {/*stubble>*/
        let _ = count += 1
        value.description
    /*<stubble*/}; return _joinedParts() } /*stubble>*/}
    /*<stubble @LineBuilder*//*stubble>*/ subscript(_ number: Int) -> [String] {
        get {/*<stubble*/ if let _getSubscript { return _getSubscript(number) } else { @LineBuilder func _getSubscriptParts() -> [String] {/*stubble>*/
            "line"
            "\(number)"
        /*<stubble*/}; return _getSubscriptParts() } /*stubble>*/}
    }
    var greeting: String = "hello"/*<stubble*/ { @storageRestrictions(initializes: _greeting) init(initialValue) { _greeting = initialValue } get { if let _getGreeting { return _getGreeting() } else { return _greeting } } set { if let _setGreeting { _setGreeting(newValue) } else { _greeting = newValue } } _modify { if case nil = _getGreeting, case nil = _setGreeting { yield &_greeting } else { var value = self.greeting; yield &value; self.greeting = value } } }/*stubble>*/
    var letterhead: [String] {
        /*<stubble @LineBuilder*//*stubble>*/ get {/*<stubble*/ if let _getLetterhead { return _getLetterhead() } else { @LineBuilder func _getLetterheadParts() -> [String] {/*stubble>*/
            "head"
            greeting
        /*<stubble*/}; return _getLetterheadParts() } /*stubble>*/}
        set {/*<stubble*/ if let _setLetterhead { _setLetterhead(newValue) } else {/*stubble>*/ greeting = newValue.joined() /*<stubble*/} /*stubble>*/}
    }
    @LineBuilder func signed(_ name: consuming String) -> [String] {
        "signed"
        name
    }
    /*<stubble @LineBuilder*//*stubble>*/ nonisolated(nonsending) func sent(with other: Letter) async -> [String] {/*<stubble*/ if let _sent { return await _sent(other) } else { @LineBuilder nonisolated(nonsending) func _sentParts() async -> [String] {/*stubble>*/
        other.greeting
        "sent"
    /*<stubble*/}; return await _sentParts() } /*stubble>*/}
    /*<stubble @LineBuilder*//*stubble>*/ func parts() -> [String] {/*<stubble*/ if let _parts { return _parts() } else { @LineBuilder func _partsParts_() -> [String] {/*stubble>*/
        _partsParts()
        "parts"
    /*<stubble*/}; return _partsParts_() } /*stubble>*/}
    private func _partsParts() -> String {/*<stubble*/ if let __partsParts { __partsParts() } else {/*stubble>*/ "a part" /*<stubble*/} /*stubble>*/}
    /*<stubble @LineBuilder*//*stubble>*/ var twice: [String] {
        /*<stubble @WordBuilder*//*stubble>*/ get {/*<stubble*/ if let _getTwice { return _getTwice() } else { @WordBuilder func _getTwiceParts() -> [String] {/*stubble>*/
            "one"
            "two"
        /*<stubble*/}; return _getTwiceParts() } /*stubble>*/}
    }
    /*<stubble @LineBuilder*//*stubble>*/ static func empty() -> [String] {/*<stubble*/ if let _empty { return _empty() } else { @LineBuilder func _emptyParts() -> [String] {/*stubble>*//*<stubble*/}; return _emptyParts() } /*stubble>*/}
    /*<stubble @LineBuilder*//*stubble>*/ func caller(_ function: String = #function) -> [String] {/*<stubble*/ if let _caller { return _caller(function) } else { @LineBuilder func _callerParts() -> [String] {/*stubble>*/ function /*<stubble*/}; return _callerParts() } /*stubble>*/}
    @LineBuilder func asks() -> [String] { #function }
    @LineBuilder func passes(_ line: () throws -> String) rethrows -> [String] { try line() }
/*<stubble*/final private var _isUrgent: Bool; @exclusivity(unchecked) final var _getIsUrgent: (() -> Bool)? = nil; @exclusivity(unchecked) final var _setIsUrgent: ((Bool) -> Void)? = nil; @exclusivity(unchecked) final var _lines: ((String) -> [String])? = nil; @exclusivity(unchecked) final var _getFooter: (() -> [String])? = nil; @exclusivity(unchecked) final var _later: ((Int) async throws -> [String])? = nil; @exclusivity(unchecked) final var _check: ((Int) async throws -> Bool)? = nil; @exclusivity(unchecked) final var _joined: ((any CustomStringConvertible, inout Int) -> [String])? = nil; @exclusivity(unchecked) final var _getSubscript: ((Int) -> [String])? = nil; final private var _greeting: String; @exclusivity(unchecked) final var _getGreeting: (() -> String)? = nil; @exclusivity(unchecked) final var _setGreeting: ((String) -> Void)? = nil; @exclusivity(unchecked) final var _getLetterhead: (() -> [String])? = nil; @exclusivity(unchecked) final var _setLetterhead: (([String]) -> Void)? = nil; @exclusivity(unchecked) final var _sent: (nonisolated(nonsending) (Letter) async -> [String])? = nil; @exclusivity(unchecked) final var _parts: (() -> [String])? = nil; @exclusivity(unchecked) final var __partsParts: (() -> String)? = nil; @exclusivity(unchecked) final var _getTwice: (() -> [String])? = nil; @exclusivity(unchecked) private nonisolated(unsafe) static var __empty: _StubbleStub<() -> [String]>.Place = nil; static var _empty: (() -> [String])? { get { _stubbleIsSet(&__empty) ? _StubbleStub.closure(in: &__empty) : nil } set { _StubbleStub.set(newValue, in: &__empty) } }; @exclusivity(unchecked) final var _caller: ((String) -> [String])? = nil; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(nil, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) class func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(nil, operation) }; class func _resetStubs() { _empty = nil }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct Memo/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var text: String/*<stubble*/ { @storageRestrictions(initializes: _text) init(initialValue) { _text = initialValue } get { if let _getText { return _getText() } else { return _text } } set { if let _setText { _setText(newValue) } else { _text = newValue } } _modify { if case nil = _getText, case nil = _setText { yield &_text } else { var value = self.text; yield &value; self.text = value } } }/*stubble>*/
    /*<stubble @LineBuilder*//*stubble>*/ func lines() -> [String] {/*<stubble*/ if let _lines { return _lines() } else { @LineBuilder func _linesParts() -> [String] {/*stubble>*/
        text
        "end"
    /*<stubble*/}; return _linesParts() } /*stubble>*/}
    /*<stubble @LineBuilder*//*stubble>*/ mutating func change(_ to: String) -> [String] {/*<stubble*/ if let _change { return _change(to) } else { @LineBuilder func _changeParts() -> [String] {/*stubble>*/
        let _ = text = to
        text
    /*<stubble*/}; return _changeParts() } /*stubble>*/}
/*<stubble*/private var _text: String; var _getText: (() -> String)? { get { _stubbleObject?.closures._getText } set { _stubbleCopy.closures._getText = newValue } }; var _setText: ((String) -> Void)? { get { _stubbleObject?.closures._setText } set { _stubbleCopy.closures._setText = newValue } }; var _lines: (() -> [String])? { get { _stubbleObject?.closures._lines } set { _stubbleCopy.closures._lines = newValue } }; var _change: ((String) -> [String])? { get { _stubbleObject?.closures._change } set { _stubbleCopy.closures._change = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getText: (() -> String)?, _setText: ((String) -> Void)?, _lines: (() -> [String])?, _change: ((String) -> [String])?) = (nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(text: String) { self._text = text }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("text", self._text as Any)), displayStyle: .struct) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
@MainActor final class Board {
    /*<stubble*/private /*stubble>*/var /*<stubble title*/_title/*stubble>*/ = "board"
    /*<stubble @LineBuilder*//*stubble>*/ func lines() -> [String] {/*<stubble*/ if let _lines { return _lines() } else { @LineBuilder func _linesParts() -> [String] {/*stubble>*/ title; "main" /*<stubble*/}; return _linesParts() } /*stubble>*/}
/*<stubble*/var title: String { get { if let _getTitle { return _getTitle() } else { return _title } } set { if let _setTitle { _setTitle(newValue) } else { _title = newValue } } _modify { if case nil = _getTitle, case nil = _setTitle { yield &_title } else { var value = self.title; yield &value; self.title = value } } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __getTitle: _StubbleStub<@MainActor () -> String>.Place = nil; var _getTitle: (@MainActor () -> String)? { get { _stubbleIsSet(&__getTitle) ? _StubbleStub.closure(in: &__getTitle, of: self) : nil } set { _StubbleStub.set(newValue, in: &__getTitle, of: self) } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __setTitle: _StubbleStub<@MainActor (String) -> Void>.Place = nil; var _setTitle: (@MainActor (String) -> Void)? { get { _stubbleIsSet(&__setTitle) ? _StubbleStub.closure(in: &__setTitle, of: self) : nil } set { _StubbleStub.set(newValue, in: &__setTitle, of: self) } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __lines: _StubbleStub<@MainActor () -> [String]>.Place = nil; var _lines: (@MainActor () -> [String])? { get { _stubbleIsSet(&__lines) ? _StubbleStub.closure(in: &__lines, of: self) : nil } set { _StubbleStub.set(newValue, in: &__lines, of: self) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) nonisolated func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(self, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(self, operation) }; func _resetStubs() { _getTitle = nil; _setTitle = nil; _lines = nil }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
actor Clerk {
    var name/*<stubble*/: String/*stubble>*/ = "clerk"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    /*<stubble @LineBuilder*//*stubble>*/ func lines() -> [String] {/*<stubble*/ if let _lines { return _lines() } else { @LineBuilder func _linesParts() -> [String] {/*stubble>*/ name; "office" /*<stubble*/}; return _linesParts() } /*stubble>*/}
/*<stubble*/private var _name: String; @exclusivity(unchecked) private nonisolated(unsafe) final var __getName: _StubbleStub<@Sendable () -> String>.Place = nil; nonisolated var _getName: (@Sendable () -> String)? { get { _stubbleIsSet(&__getName) ? _StubbleStub.closure(in: &__getName, of: self) : nil } set { _StubbleStub.set(newValue, in: &__getName, of: self) } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __setName: _StubbleStub<@Sendable (String) -> Void>.Place = nil; nonisolated var _setName: (@Sendable (String) -> Void)? { get { _stubbleIsSet(&__setName) ? _StubbleStub.closure(in: &__setName, of: self) : nil } set { _StubbleStub.set(newValue, in: &__setName, of: self) } }; @exclusivity(unchecked) private nonisolated(unsafe) final var __lines: _StubbleStub<@Sendable () -> [String]>.Place = nil; nonisolated var _lines: (@Sendable () -> [String])? { get { _stubbleIsSet(&__lines) ? _StubbleStub.closure(in: &__lines, of: self) : nil } set { _StubbleStub.set(newValue, in: &__lines, of: self) } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) nonisolated func _withStubs<_StubResult>(_ operation: () throws -> _StubResult) rethrows -> _StubResult { try _StubbleScope.open(self, operation) }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) func _withStubs<_StubResult>(isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> _StubResult) async rethrows -> _StubResult { try await _StubbleScope.open(self, operation) }; func _resetStubs() { _getName = nil; _setName = nil; _lines = nil }/*stubble>*/}/*<stubble*/; @_transparent private func _stubbleIsSet<Value>(_ place: Swift.UnsafeMutablePointer<_StubbleShared<Value>?>) -> Swift.Bool { Swift._stdlib_atomicAcquiringLoadARCRef(object: place) != nil }; private final class _StubbleShared<Value>: @unchecked Swift.Sendable { private let value: Value; private var previous: _StubbleShared?; private init(_ value: Value, after previous: _StubbleShared?) { self.value = value; self.previous = previous }; deinit { while Swift.isKnownUniquelyReferenced(&previous) { let next = previous?.previous; previous?.previous = nil; previous = next } }; @inline(__always) static func value(in place: Swift.UnsafeMutablePointer<_StubbleShared?>) -> Value? { Swift._stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value } }; static func change(_ place: Swift.UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) { let word = Swift.UnsafeMutableRawPointer(place).assumingMemoryBound(to: Swift.UnsafeRawPointer?.self); while true { let old = Swift._stdlib_atomicAcquiringLoadARCRef(object: place); let last = old?.takeUnretainedValue(); let new = Swift.Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last)); var expected = old.map { Swift.UnsafeRawPointer($0.toOpaque()) }; let made = Swift.UnsafeRawPointer(new.toOpaque()); if Swift._stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) { old?.release(); return }; new.release() } } }; private struct _StubbleStub<Closure> { typealias Place = _StubbleShared<Self>?; private var closure: Closure?; private var isScoped = false; @inline(__always) static func closure(in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) -> Closure? { guard let stub = _StubbleShared.value(in: place) else { return nil }; return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure }; @inline(never) private func closureInScope(_ place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject?) -> Closure? { guard #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let own = _StubbleScope.of(owner)?[Swift.AnyHashable(place)] else { return closure }; return own as? Closure }; static func set(_ closure: Closure?, in place: Swift.UnsafeMutablePointer<Place>, of owner: Swift.AnyObject? = nil) { if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *), let scope = _StubbleScope.of(owner) { scope[Swift.AnyHashable(place)] = closure as Any; if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }; return }; _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) } } }; @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) private final class _StubbleScope: @unchecked Swift.Sendable { private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil); private let owner: Swift.AnyObject?; private let outer = current.get(); @exclusivity(unchecked) private nonisolated(unsafe) var values: _StubbleShared<[Swift.AnyHashable: Any]>? = nil; private init(of owner: Swift.AnyObject?) { self.owner = owner }; static func of(_ owner: Swift.AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }; private func nearest(of owner: Swift.AnyObject?) -> _StubbleScope? { self.owner === owner ? self : outer?.nearest(of: owner) }; subscript(key: Swift.AnyHashable) -> Any? { get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] } set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } } }; static func open<R>(_ owner: Swift.AnyObject?, _ operation: () throws -> R) rethrows -> R { try current.withValue(_StubbleScope(of: owner), operation: operation) }; static func open<R>(_ owner: Swift.AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R { try await current.withValue(_StubbleScope(of: owner), operation: operation) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: e268a8b0 975f 44ce bce1 34d4 4328 fcbf 34d4 e169 364d 34d4 672b 1907 caf3 ff98 34d4 cda5 7674 34d4 6b47 1896 70da 34d4 b78b cffc 682b ff98 34d4 9957 55be 34d4 e58e 2866 7537 ff98 34d4 2ac4 d757 fc86 34d4 b460 08f7 34d4 cbbd 9661 6715 975f 7d3a 37b6 34d4 d9fa fcbf 34d4 093b 253e 981c 975f b750 3840 34d4 d9fa fcbf ff10 975f 3fd8 a105 34d4 d9fa fcbf bcc6 0786 *//*stubble>*/