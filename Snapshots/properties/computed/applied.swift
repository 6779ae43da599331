/*<stubble @Stubbable*//*stubble>*/
class ComputedProperties {
    var stored: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _stored) init(initialValue) { _stored = initialValue } get { if let _getStored { return _getStored() } else { return _stored } } set { if let _setStored { _setStored(newValue) } else { _stored = newValue } } _modify { if _getStored == nil && _setStored == nil { yield &_stored } else { var value = self.stored; yield &value; self.stored = value } } }/*stubble>*/
    var short: Int {/*<stubble*/ if let _getShort { _getShort() } else {/*stubble>*/ stored + 1 /*<stubble*/} /*stubble>*/}
    var long: Int { get {/*<stubble*/ if let _getLong { return _getLong() } else {/*stubble>*/ let one = 1; return stored + one /*<stubble*/} /*stubble>*/} }
    var both: Int { get {/*<stubble*/ if let _getBoth { _getBoth() } else {/*stubble>*/ stored /*<stubble*/} /*stubble>*/} set {/*<stubble*/ if let _setBoth { _setBoth(newValue) } else {/*stubble>*/ stored = newValue /*<stubble*/} /*stubble>*/} }
    var named: Int { get {/*<stubble*/ if let _getNamed { _getNamed() } else {/*stubble>*/ stored /*<stubble*/} /*stubble>*/} set(value) {/*<stubble*/ if let _setNamed { _setNamed(value) } else {/*stubble>*/ stored = value /*<stubble*/} /*stubble>*/} }
    var throwing: Int { get throws {/*<stubble*/ if let _getThrowing { try _getThrowing() } else {/*stubble>*/ stored /*<stubble*/} /*stubble>*/} }
    var waiting: Int { get async throws {/*<stubble*/ if let _getWaiting { return try await _getWaiting() } else {/*stubble>*/ await Task.yield(); return stored /*<stubble*/} /*stubble>*/} }
    var branch: String {/*<stubble*/ if let _getBranch { _getBranch() } else {/*stubble>*/ if stored > 1 { "many" } else { "one" } /*<stubble*/} /*stubble>*/}
    static var shared: Int {/*<stubble*/ if let _getShared { _getShared() } else {/*stubble>*/ 7 /*<stubble*/} /*stubble>*/}
    class var overridable: Int {/*<stubble*/ if let _getOverridable { _getOverridable() } else {/*stubble>*/ 8 /*<stubble*/} /*stubble>*/}
    private(set) var limited: Int { get {/*<stubble*/ if let _getLimited { _getLimited() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/} set {/*<stubble*/ if let _setLimited { _setLimited(newValue) } else {/*stubble>*/ stored = newValue /*<stubble*/} /*stubble>*/} }
/*<stubble*/private var _stored: Int; var _getStored: (() -> Int)? = nil; var _setStored: ((Int) -> Void)? = nil; var _getShort: (() -> Int)? = nil; var _getLong: (() -> Int)? = nil; var _getBoth: (() -> Int)? = nil; var _setBoth: ((Int) -> Void)? = nil; var _getNamed: (() -> Int)? = nil; var _setNamed: ((Int) -> Void)? = nil; var _getThrowing: (() throws -> Int)? = nil; var _getWaiting: (() async throws -> Int)? = nil; var _getBranch: (() -> String)? = nil; nonisolated(unsafe) static var _getShared: (() -> Int)? = nil; nonisolated(unsafe) static var _getOverridable: (() -> Int)? = nil; var _getLimited: (() -> Int)? = nil; var _setLimited: ((Int) -> Void)? = nil/*stubble>*/}
struct ComputedStruct {
    var n: Int = 1
    /*<stubble @StubbableProperty*//*stubble>*/ var mutatingGet: Int { mutating get {/*<stubble*/ if let _getMutatingGet { return _getMutatingGet() } else {/*stubble>*/ n += 1; return n /*<stubble*/} /*stubble>*/} set {/*<stubble*/ if let _setMutatingGet { _setMutatingGet(newValue) } else {/*stubble>*/ n = newValue /*<stubble*/} /*stubble>*/} }
/*<stubble*/nonisolated(unsafe) var _getMutatingGet: (() -> Int)? = nil; nonisolated(unsafe) var _setMutatingGet: ((Int) -> Void)? = nil; init(n: Int = 1) { self.n = n }; init() {}/*stubble>*/}
final class Held { var n = 1 }
struct NonmutatingSetter {
    let held = Held()
    /*<stubble @StubbableProperty*//*stubble>*/ var n: Int { get {/*<stubble*/ if let _getN { _getN() } else {/*stubble>*/ held.n /*<stubble*/} /*stubble>*/} nonmutating set {/*<stubble*/ if let _setN { _setN(newValue) } else {/*stubble>*/ held.n = newValue /*<stubble*/} /*stubble>*/} }
/*<stubble*/nonisolated(unsafe) var _getN: (() -> Int)? = nil; nonisolated(unsafe) var _setN: ((Int) -> Void)? = nil; init() {}/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 26fe109a 975f ff20 75a4 ff98 57f7 ff98 a190 ff98 c0c6 ff98 6810 ff98 ed8c ff98 fab4 ff98 1821 ff98 e0a2 ff98 c55b ff98 5649 ff98 81f6 ff98 bc4f ff98 6d0b 944b 102d ff98 7fcd ff98 c83e 944b 281e ff98 257d ff98 7fe3 *//*stubble>*/