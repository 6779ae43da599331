/*<stubble @Stubbable*//*stubble>*/
class Overloads {
    func get(id: Int) -> Int {/*<stubble*/ if let _getId { _getId(id) } else {/*stubble>*/ id /*<stubble*/} /*stubble>*/}
    func get(name: String) -> Int {/*<stubble*/ if let _getName { _getName(name) } else {/*stubble>*/ name.count /*<stubble*/} /*stubble>*/}
    func get(by key: Int, in table: Int) -> Int {/*<stubble*/ if let _getByIn { _getByIn(key, table) } else {/*stubble>*/ key + table /*<stubble*/} /*stubble>*/}
    func get(_ plain: Int) -> Int {/*<stubble*/ if let _get { _get(plain) } else {/*stubble>*/ plain /*<stubble*/} /*stubble>*/}
    func load(_ a: Int) -> Int {/*<stubble*/ if let _loadInt { _loadInt(a) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func load(_ a: [Int]) -> Int {/*<stubble*/ if let _loadArrayInt { _loadArrayInt(a) } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    func load(_ a: Int?) -> Int {/*<stubble*/ if let _loadOptionalInt { _loadOptionalInt(a) } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
    func load(_ a: [String: Int]) -> Int {/*<stubble*/ if let _loadDictionaryStringInt { _loadDictionaryStringInt(a) } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
    func read() -> Int {/*<stubble*/ if let _readInt { _readInt() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func read() -> String {/*<stubble*/ if let _readString { _readString() } else {/*stubble>*/ "a" /*<stubble*/} /*stubble>*/}
    func wait() -> Int {/*<stubble*/ if let _wait { _wait() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func wait() async -> Int {/*<stubble*/ if let _waitAsync { await _waitAsync() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    func single() -> Int {/*<stubble*/ if let _single { _single() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    static func single() -> Int {/*<stubble*/ if let _single { _single() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _getId: ((Int) -> Int)? = nil; @exclusivity(unchecked) var _getName: ((String) -> Int)? = nil; @exclusivity(unchecked) var _getByIn: ((Int, Int) -> Int)? = nil; @exclusivity(unchecked) var _get: ((Int) -> Int)? = nil; @exclusivity(unchecked) var _loadInt: ((Int) -> Int)? = nil; @exclusivity(unchecked) var _loadArrayInt: (([Int]) -> Int)? = nil; @exclusivity(unchecked) var _loadOptionalInt: ((Int?) -> Int)? = nil; @exclusivity(unchecked) var _loadDictionaryStringInt: (([String: Int]) -> Int)? = nil; @exclusivity(unchecked) var _readInt: (() -> Int)? = nil; @exclusivity(unchecked) var _readString: (() -> String)? = nil; @exclusivity(unchecked) var _wait: (() -> Int)? = nil; @exclusivity(unchecked) var _waitAsync: (() async -> Int)? = nil; @exclusivity(unchecked) var _single: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _single: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 94899889 975f cf96 ff98 bc45 ff98 7b8d ff98 1d70 ff98 039f ff98 84ef ff98 783f ff98 2cd4 ff98 b766 ff98 4cd1 ff98 2fd4 ff98 5f45 ff98 4184 ff98 4184 ff98 aa04 *//*stubble>*/