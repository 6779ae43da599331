/*<stubble @Stubbable*//*stubble>*/
class Animal {
    var name: String = "animal"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if _getName == nil && _setName == nil { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    var sound: String {/*<stubble*/ if let _getSound { _getSound() } else {/*stubble>*/ "?" /*<stubble*/} /*stubble>*/}
    func speak() -> String {/*<stubble*/ if let _speak { _speak() } else {/*stubble>*/ sound /*<stubble*/} /*stubble>*/}
    func move(by n: Int) -> Int {/*<stubble*/ if let _move { _move(n) } else {/*stubble>*/ n /*<stubble*/} /*stubble>*/}
    class func kind() -> String {/*<stubble*/ if let _kind { _kind() } else {/*stubble>*/ "animal" /*<stubble*/} /*stubble>*/}
    init() {}
/*<stubble*/private var _name: String; @exclusivity(unchecked) var _getName: (() -> String)? = nil; @exclusivity(unchecked) var _setName: ((String) -> Void)? = nil; @exclusivity(unchecked) var _getSound: (() -> String)? = nil; @exclusivity(unchecked) var _speak: (() -> String)? = nil; @exclusivity(unchecked) var _move: ((Int) -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _kind: (() -> String)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class Hound: Animal {
    var tricks: [String] = []/*<stubble*/ { @storageRestrictions(initializes: _tricks) init(initialValue) { _tricks = initialValue } get { if let _getTricks { return _getTricks() } else { return _tricks } } set { if let _setTricks { _setTricks(newValue) } else { _tricks = newValue } } _modify { if _getTricks == nil && _setTricks == nil { yield &_tricks } else { var value = self.tricks; yield &value; self.tricks = value } } }/*stubble>*/
    override var sound: String {/*<stubble*/ if let _getSound { _getSound() } else {/*stubble>*/ "woof" /*<stubble*/} /*stubble>*/}
    override func speak() -> String {/*<stubble*/ if let _speak { _speak() } else {/*stubble>*/ super.speak() + "!" /*<stubble*/} /*stubble>*/}
    override class func kind() -> String {/*<stubble*/ if let _kind { _kind() } else {/*stubble>*/ "hound" /*<stubble*/} /*stubble>*/}
    func fetch() -> String {/*<stubble*/ if let _fetch { _fetch() } else {/*stubble>*/ "stick" /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _tricks: [String]; @exclusivity(unchecked) var _getTricks: (() -> [String])? = nil; @exclusivity(unchecked) var _setTricks: (([String]) -> Void)? = nil; @exclusivity(unchecked) var _fetch: (() -> String)? = nil/*stubble>*/}
class Puppy: Hound { var age: Int; init(age: Int) { self.age = age; super.init(); tricks = ["sit"] } }
class Foreign: Animal { /*<stubble @StubbableFunction*//*stubble>*/ override func speak() -> String {/*<stubble*/ if let _speak { _speak() } else {/*stubble>*/ "foreign" /*<stubble*/} /*stubble>*/} }
/*<stubble @Stubbable*//*stubble>*/
class ConnectorByType {
    func connect(to port: Int) -> String {/*<stubble*/ if let _connectInt { _connectInt(port) } else {/*stubble>*/ "port" /*<stubble*/} /*stubble>*/}
    func connect(to name: String) -> String {/*<stubble*/ if let _connectString { _connectString(name) } else {/*stubble>*/ "name" /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _connectInt: ((Int) -> String)? = nil; @exclusivity(unchecked) var _connectString: ((String) -> String)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class LocalConnector: ConnectorByType {
    override func connect(to name: String) -> String {/*<stubble*/ if let _connectString { _connectString(name) } else {/*stubble>*/ "local" /*<stubble*/} /*stubble>*/}
    override func connect(to port: Int) -> String {/*<stubble*/ if let _connectInt { _connectInt(port) } else {/*stubble>*/ "local port" /*<stubble*/} /*stubble>*/}
}

class Node {
    /*<stubble @StubbableFunction*//*stubble>*/ func parent() -> Node? {/*<stubble*/ if let _parent { _parent() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ func attributes() -> [Int]? {/*<stubble*/ if let _attributes { _attributes() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ func matches(_ other: Node) throws -> Bool {/*<stubble*/ if let _matches { try _matches(other) } else {/*stubble>*/ true /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ func wait() async -> Node {/*<stubble*/ if let _wait { await _wait() } else {/*stubble>*/ self /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ var owner: Node? {/*<stubble*/ if let _getOwner { _getOwner() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ var weight: Int {/*<stubble*/ if let _getWeight { _getWeight() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ var list: Array<Int> {/*<stubble*/ if let _getList { _getList() } else {/*stubble>*/ [1] /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _parent: (() -> Node?)? = nil; @exclusivity(unchecked) var _attributes: (() -> [Int]?)? = nil; @exclusivity(unchecked) var _matches: ((Node) throws -> Bool)? = nil; @exclusivity(unchecked) var _wait: (() async -> Node)? = nil; @exclusivity(unchecked) var _getOwner: (() -> Node?)? = nil; @exclusivity(unchecked) var _getWeight: (() -> Int)? = nil; @exclusivity(unchecked) var _getList: (() -> [Int])? = nil/*stubble>*/}
class Element: Node {
    /*<stubble @StubbableFunction*//*stubble>*/ override func parent() -> Element? {/*<stubble*/ if let _parent { _parent() as Any as! Element? } else {/*stubble>*/ self /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ override func attributes() -> [Int] {/*<stubble*/ if let _attributes { _attributes() as Any as! [Int] } else {/*stubble>*/ [1] /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ override func matches(_ other: Node) -> Bool {/*<stubble*/ if let _matches { try! _matches(other) } else {/*stubble>*/ false /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ override func wait() async -> Element {/*<stubble*/ if let _wait { await _wait() as Any as! Element } else {/*stubble>*/ self /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ override var owner: Element? {/*<stubble*/ if let _getOwner { _getOwner() as Any as! Element? } else {/*stubble>*/ self /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ override var weight: Int { get {/*<stubble*/ if let _getWeightStub { _getWeightStub() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/} set {/*<stubble*/ if let _setWeight { _setWeight(newValue) } else {/*stubble>*//*<stubble*/} /*stubble>*/} }
    /*<stubble @StubbableProperty*//*stubble>*/ override var list: [Int] {/*<stubble*/ if let _getList { _getList() } else {/*stubble>*/ [2] /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _getWeightStub: (() -> Int)? = nil; @exclusivity(unchecked) var _setWeight: ((Int) -> Void)? = nil/*stubble>*/}
final class Leaf: Element {
    /*<stubble @StubbableFunction*//*stubble>*/ override func parent() -> Leaf? {/*<stubble*/ if let _parent { _parent() as Any as! Leaf? } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/ override func matches(_ other: Node) -> Bool {/*<stubble*/ if let _matches { try! _matches(other) } else {/*stubble>*/ true /*<stubble*/} /*stubble>*/}
}

class Latch {
    /*<stubble @StubbableFunction*//*stubble>*/ func lock() -> Int {/*<stubble*/ if let _lockStub { _lockStub() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    final class Inner: Latch {
        private var _lock: [Int] = [4]
        override func lock() -> Int { _lock[0] }
    }
/*<stubble*/@exclusivity(unchecked) var _lockStub: (() -> Int)? = nil/*stubble>*/}
final class Qualified: Snapshots.Latch {
    /*<stubble @StubbableFunction*//*stubble>*/ override func lock() -> Int {/*<stubble*/ if let _lockStub { _lockStub() } else {/*stubble>*/ 9 /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 6da3bd24 975f 3e28 1bde ff98 4f99 ff98 ef9e ff98 a961 ff98 5d95 975f 7712 1bde ff98 4f99 ff98 a961 ff98 4d40 ff98 6a64 5b6e 4f99 ff98 975f 0e7d ff98 373d ff98 2d6f 975f 373d ff98 0e7d ff98 5b6e 3099 ff98 5b6e 9ac1 ff98 5b6e 7c39 ff98 5b6e 3006 ff98 944b aa45 ff98 944b f526 ff98 944b 3293 ff98 f1ea 5b6e 63e0 ff98 5b6e 07b0 ff98 5b6e bd1c ff98 5b6e ef7c ff98 944b 4f7b ff98 944b 3606 ff98 55ad ff98 944b 3293 ff98 7480 5b6e c1b2 ff98 5b6e bd1c ff98 5b6e d124 ff98 bfce 5b6e d124 ff98 *//*stubble>*/