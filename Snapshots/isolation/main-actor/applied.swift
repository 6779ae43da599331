@MainActor
/*<stubble @Stubbable*//*stubble>*/
final class Screen {
    var title: String = "title"/*<stubble*/ { @storageRestrictions(initializes: _title) init(initialValue) { _title = initialValue } get { if let _getTitle { return _getTitle() } else { return _title } } set { if let _setTitle { _setTitle(newValue) } else { _title = newValue } } _modify { if _getTitle == nil && _setTitle == nil { yield &_title } else { var value = self.title; yield &value; self.title = value } } }/*stubble>*/
    var taps: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _taps) init(initialValue) { _taps = initialValue } get { if let _getTaps { return _getTaps() } else { return _taps } } set { if let _setTaps { _setTaps(newValue) } else { _taps = newValue } } _modify { if _getTaps == nil && _setTaps == nil { yield &_taps } else { var value = self.taps; yield &value; self.taps = value } } }/*stubble>*/
    func tap() {/*<stubble*/ if let _tap { _tap() } else {/*stubble>*/ taps += 1 /*<stubble*/} /*stubble>*/}
    func load() async throws -> String {/*<stubble*/ if let _load { try await _load() } else {/*stubble>*/ title /*<stubble*/} /*stubble>*/}
    nonisolated func version() -> Int {/*<stubble*/ if let _version { _version() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    /*<stubble*/private /*stubble>*/nonisolated let /*<stubble build*/_build/*stubble>*/: Int = 2
    static func shared() -> Screen {/*<stubble*/ if let _shared { _shared() } else {/*stubble>*/ Screen() /*<stubble*/} /*stubble>*/}
    @Sendable nonisolated func sendable() -> Int {/*<stubble*/ if let _sendable { _sendable() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _title: String; var _getTitle: (@MainActor () -> String)? = nil; var _setTitle: (@MainActor (String) -> Void)? = nil; private var _taps: Int; var _getTaps: (@MainActor () -> Int)? = nil; var _setTaps: (@MainActor (Int) -> Void)? = nil; var _tap: (@MainActor () -> Void)? = nil; var _load: (@MainActor () async throws -> String)? = nil; nonisolated(unsafe) var _version: (@Sendable () -> Int)? = nil; nonisolated var build: Int { if let _getBuild { return _getBuild() } else { return _build } }; nonisolated(unsafe) var _getBuild: (@Sendable () -> Int)? = nil; static var _shared: (@MainActor () -> Screen)? = nil; nonisolated(unsafe) var _sendable: (@Sendable () -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class Mixed {
    @MainActor func onMain() -> Int {/*<stubble*/ if let _onMain { _onMain() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
    @MainActor /*<stubble*/private /*stubble>*/var /*<stubble mainValue*/_mainValue/*stubble>*/: Int = 5
    /*<stubble @StubbableFunction(access: .internal)*//*stubble>*/ @MainActor func wide() -> Int {/*<stubble*/ if let _wide { _wide() } else {/*stubble>*/ 9 /*<stubble*/} /*stubble>*/}
    func anywhere() -> Int {/*<stubble*/ if let _anywhere { _anywhere() } else {/*stubble>*/ 6 /*<stubble*/} /*stubble>*/}
    nonisolated(nonsending) func inherits() async -> Int {/*<stubble*/ if let _inherits { await _inherits() } else {/*stubble>*/ 7 /*<stubble*/} /*stubble>*/}
    @concurrent func hops() async -> Int {/*<stubble*/ if let _hops { await _hops() } else {/*stubble>*/ 8 /*<stubble*/} /*stubble>*/}
    init() {}
/*<stubble*/var _onMain: (@MainActor () -> Int)? = nil; @MainActor var mainValue: Int { get { if let _getMainValue { return _getMainValue() } else { return _mainValue } } set { if let _setMainValue { _setMainValue(newValue) } else { _mainValue = newValue } } _modify { if _getMainValue == nil && _setMainValue == nil { yield &_mainValue } else { var value = self.mainValue; yield &value; self.mainValue = value } } }; var _getMainValue: (@MainActor () -> Int)? = nil; var _setMainValue: (@MainActor (Int) -> Void)? = nil; internal var _wide: (@MainActor () -> Int)? = nil; var _anywhere: (() -> Int)? = nil; var _inherits: (nonisolated(nonsending) () async -> Int)? = nil; var _hops: (() async -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b49ebfd9 975f 3a67 2dc8 ce08 ff98 c544 ff98 4dfb ff98 b750 152f 177a ff98 a18c ff98 c0de 975f 835a ff98 b750 7d54 b913 a9f0 ff98 cbc7 ff98 4ebd ff98 b35a ff98 55ba *//*stubble>*/