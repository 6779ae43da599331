protocol Store {
    associatedtype Key
    var count: Int { get set }
    func load(_ key: Key) async throws -> Int
    init()
    static func make() -> Self
    subscript(key: Key) -> Int { get }
}
/*<stubble @Stubbable*//*stubble>*/
final class MemoryStore: Store {
    var count: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if _getCount == nil && _setCount == nil { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
    func load(_ key: String) async throws -> Int {/*<stubble*/ if let _load { return try await _load(key) } else {/*stubble>*/ count += 1; return key.count /*<stubble*/} /*stubble>*/}
    required init() {}
    static func make() -> MemoryStore {/*<stubble*/ if let _make { _make() } else {/*stubble>*/ MemoryStore() /*<stubble*/} /*stubble>*/}
    subscript(key: String) -> Int {/*<stubble*/ if let _getSubscript { _getSubscript(key) } else {/*stubble>*/ key.count * 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _count: Int; @exclusivity(unchecked) var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) var _setCount: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _load: ((String) async throws -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _make: (() -> MemoryStore)? = nil; @exclusivity(unchecked) var _getSubscript: ((String) -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct ValueStore: Store/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var count: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if _getCount == nil && _setCount == nil { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
    func load(_ key: Int) throws -> Int {/*<stubble*/ if let _load { try _load(key) } else {/*stubble>*/ key /*<stubble*/} /*stubble>*/}
    static func make() -> ValueStore {/*<stubble*/ if let _make { _make() } else {/*stubble>*/ ValueStore() /*<stubble*/} /*stubble>*/}
    subscript(key: Int) -> Int {/*<stubble*/ if let _getSubscript { _getSubscript(key) } else {/*stubble>*/ key /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _count: Int; nonisolated(unsafe) var _getCount: (() -> Int)? = nil; nonisolated(unsafe) var _setCount: ((Int) -> Void)? = nil; nonisolated(unsafe) var _load: ((Int) throws -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _make: (() -> ValueStore)? = nil; nonisolated(unsafe) var _getSubscript: ((Int) -> Int)? = nil; init(count: Int = 0) { self._count = count }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("count", self._count as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 64fa2b7b 975f 29fc 59ca ff98 faed ff98 8307 ff98 dd5a 975f 3d75 29fc 132f ff98 faed ff98 8307 ff98 ea6b *//*stubble>*/