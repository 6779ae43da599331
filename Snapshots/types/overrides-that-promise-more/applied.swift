struct PromiseFailure: Error {}

/*<stubble @Stubbable*//*stubble>*/
class PromiseBase {
    var size: Int { get throws {/*<stubble*/ if let _getSize { return try _getSize() } else {/*stubble>*/ throw PromiseFailure() /*<stubble*/} /*stubble>*/} }
    func load() throws -> Int {/*<stubble*/ if let _load { return try _load() } else {/*stubble>*/ throw PromiseFailure() /*<stubble*/} /*stubble>*/}
    func wait() async throws -> String {/*<stubble*/ if let _wait { return try await _wait() } else {/*stubble>*/ throw PromiseFailure() /*<stubble*/} /*stubble>*/}
    func run() throws {/*<stubble*/ if let _run { try _run() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
    func typed(_ value: inout Int) throws(PromiseFailure) -> Int {/*<stubble*/ if let _typed { return try _typed(&value) } else {/*stubble>*/ throw PromiseFailure() /*<stubble*/} /*stubble>*/}
    func generic<Value>(_ value: Value) throws -> Value {/*<stubble*/ if let _generic { return try _generic(value) as! Value } else {/*stubble>*/ throw PromiseFailure() /*<stubble*/} /*stubble>*/}
    func change<Value>(_ value: inout Value) throws -> Value {/*<stubble*/ if let _change { try { () throws -> Value in var _erased0: Any = value; defer { value = _erased0 as! Value }; return try _change(&_erased0) as! Value }() } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    func several() throws -> Int {/*<stubble*/ if let _several { return try _several() } else {/*stubble>*/ throw PromiseFailure() /*<stubble*/} /*stubble>*/}
    func narrower() throws -> Int {/*<stubble*/ if let _narrower { return try _narrower() } else {/*stubble>*/ throw PromiseFailure() /*<stubble*/} /*stubble>*/}
    class func made() throws -> Int {/*<stubble*/ if let _made { return try _made() } else {/*stubble>*/ throw PromiseFailure() /*<stubble*/} /*stubble>*/}
    subscript(index: Int) -> Int { get throws {/*<stubble*/ if let _getSubscript { return try _getSubscript(index) } else {/*stubble>*/ throw PromiseFailure() /*<stubble*/} /*stubble>*/} }
/*<stubble*/@exclusivity(unchecked) var _getSize: (() throws -> Int)? = nil; @exclusivity(unchecked) var _load: (() throws -> Int)? = nil; @exclusivity(unchecked) var _wait: (() async throws -> String)? = nil; @exclusivity(unchecked) var _run: (() throws -> Void)? = nil; @exclusivity(unchecked) var _typed: ((inout Int) throws(PromiseFailure) -> Int)? = nil; @exclusivity(unchecked) var _generic: ((Any) throws -> Any)? = nil; @exclusivity(unchecked) var _change: ((inout Any) throws -> Any)? = nil; @exclusivity(unchecked) var _several: (() throws -> Int)? = nil; @exclusivity(unchecked) var _narrower: (() throws -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _made: (() throws -> Int)? = nil; @exclusivity(unchecked) var _getSubscript: ((Int) throws -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class PromiseKeeper: PromiseBase {
    override var size: Int {/*<stubble*/ if let _getSize { try! _getSize() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    override func load() -> Int {/*<stubble*/ if let _load { try! _load() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    override func wait() async -> String {/*<stubble*/ if let _wait { try! await _wait() } else {/*stubble>*/ "kept" /*<stubble*/} /*stubble>*/}
    override func run() {/*<stubble*/ if let _run { try! _run() } else {/*stubble>*/ print("run") /*<stubble*/} /*stubble>*/}
    override func typed(_ value: inout Int) -> Int {/*<stubble*/ if let _typed { return try! _typed(&value) } else {/*stubble>*/ value += 1; return value /*<stubble*/} /*stubble>*/}
    override func generic<Value>(_ value: Value) -> Value {/*<stubble*/ if let _generic { try! _generic(value) as! Value } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    override func change<Value>(_ value: inout Value) -> Value {/*<stubble*/ if let _change { { () -> Value in var _erased0: Any = value; defer { value = _erased0 as! Value }; return try! _change(&_erased0) as! Value }() } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    override func several() -> Int {/*<stubble*/ if let _several { return try! _several() } else {/*stubble>*/
        print("several")
        return 3
    /*<stubble*/} /*stubble>*/}
    override func narrower() throws(PromiseFailure) -> Int {/*<stubble*/ if let _narrowerStub { try _narrowerStub() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
    override class func made() -> Int {/*<stubble*/ if let _made { try! _made() } else {/*stubble>*/ 5 /*<stubble*/} /*stubble>*/}
    override subscript(index: Int) -> Int {/*<stubble*/ if let _getSubscript { try! _getSubscript(index) } else {/*stubble>*/ index /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _narrowerStub: (() throws(PromiseFailure) -> Int)? = nil/*stubble>*/}

final class PromiseLeaf: PromiseKeeper {
    /*<stubble @StubbableFunction*//*stubble>*/ override func load() -> Int {/*<stubble*/ if let _load { try! _load() } else {/*stubble>*/ 20 /*<stubble*/} /*stubble>*/}
}

/*<stubble @Stubbable*//*stubble>*/
class PromiseSpelled {
    func short() throws -> Int {/*<stubble*/ if let _short { try _short() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func long() throws(any Error) -> Int {/*<stubble*/ if let _long { try _long() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    func later() async throws -> Int {/*<stubble*/ if let _later { try await _later() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _short: (() throws -> Int)? = nil; @exclusivity(unchecked) var _long: (() throws(any Error) -> Int)? = nil; @exclusivity(unchecked) var _later: (() async throws -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class PromiseSpelledOtherwise: PromiseSpelled {
    override func short() throws(any Error) -> Int {/*<stubble*/ if let _short { try _short() } else {/*stubble>*/ 10 /*<stubble*/} /*stubble>*/}
    override func long() throws -> Int {/*<stubble*/ if let _long { try _long() } else {/*stubble>*/ 20 /*<stubble*/} /*stubble>*/}
    override func later() async throws(any Error) -> Int {/*<stubble*/ if let _later { try await _later() } else {/*stubble>*/ 30 /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 4f99910d 975f e161 ff98 a820 ff98 9e73 ff98 e8fd ff98 0eed ff98 0642 ff98 b4d6 ff98 fcf0 ff98 4403 ff98 d9be ff98 f795 ff98 2da2 975f bb3b ff98 ebf3 ff98 b3d2 ff98 96f1 ff98 d53e ff98 015a ff98 b741 ff98 f623 ff98 3caa ff98 4491 ff98 b066 ff98 e12c 5b6e ebf3 ff98 975f dc92 ff98 b95e ff98 08c6 ff98 c641 975f dc92 ff98 b95e ff98 08c6 ff98 *//*stubble>*/