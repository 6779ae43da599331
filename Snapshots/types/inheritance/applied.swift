/*<stubble @Stubbable*//*stubble>*/
class Animal {
    var name: String = "animal"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if _getName == nil && _setName == nil { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    var sound: String {/*<stubble*/ if let _getSound { _getSound() } else {/*stubble>*/ "?" /*<stubble*/} /*stubble>*/}
    func speak() -> String {/*<stubble*/ if let _speak { _speak() } else {/*stubble>*/ sound /*<stubble*/} /*stubble>*/}
    func move(by n: Int) -> Int {/*<stubble*/ if let _move { _move(n) } else {/*stubble>*/ n /*<stubble*/} /*stubble>*/}
    class func kind() -> String {/*<stubble*/ if let _kind { _kind() } else {/*stubble>*/ "animal" /*<stubble*/} /*stubble>*/}
    init() {}
/*<stubble*/private var _name: String; @exclusivity(unchecked) var _getName: (() -> String)? = nil; @exclusivity(unchecked) var _setName: ((String) -> Void)? = nil; var _getSound: (() -> String)? = nil; var _speak: (() -> String)? = nil; var _move: ((Int) -> Int)? = nil; nonisolated(unsafe) static var _kind: (() -> String)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class Hound: Animal {
    var tricks: [String] = []/*<stubble*/ { @storageRestrictions(initializes: _tricks) init(initialValue) { _tricks = initialValue } get { if let _getTricks { return _getTricks() } else { return _tricks } } set { if let _setTricks { _setTricks(newValue) } else { _tricks = newValue } } _modify { if _getTricks == nil && _setTricks == nil { yield &_tricks } else { var value = self.tricks; yield &value; self.tricks = value } } }/*stubble>*/
    override var sound: String {/*<stubble*/ if let _getSound { _getSound() } else {/*stubble>*/ "woof" /*<stubble*/} /*stubble>*/}
    override func speak() -> String {/*<stubble*/ if let _speak { _speak() } else {/*stubble>*/ super.speak() + "!" /*<stubble*/} /*stubble>*/}
    override class func kind() -> String {/*<stubble*/ if let _kind { _kind() } else {/*stubble>*/ "hound" /*<stubble*/} /*stubble>*/}
    func fetch() -> String {/*<stubble*/ if let _fetch { _fetch() } else {/*stubble>*/ "stick" /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _tricks: [String]; @exclusivity(unchecked) var _getTricks: (() -> [String])? = nil; @exclusivity(unchecked) var _setTricks: (([String]) -> Void)? = nil; var _fetch: (() -> String)? = nil/*stubble>*/}
class Puppy: Hound { var age: Int; init(age: Int) { self.age = age; super.init(); tricks = ["sit"] } }
class Foreign: Animal { /*<stubble @StubbableFunction*//*stubble>*/ override func speak() -> String {/*<stubble*/ if let _speak { _speak() } else {/*stubble>*/ "foreign" /*<stubble*/} /*stubble>*/} }
/*<stubble @Stubbable*//*stubble>*/
class ConnectorByType {
    func connect(to port: Int) -> String {/*<stubble*/ if let _connectToInt { _connectToInt(port) } else {/*stubble>*/ "port" /*<stubble*/} /*stubble>*/}
    func connect(to name: String) -> String {/*<stubble*/ if let _connectToString { _connectToString(name) } else {/*stubble>*/ "name" /*<stubble*/} /*stubble>*/}
/*<stubble*/var _connectToInt: ((Int) -> String)? = nil; var _connectToString: ((String) -> String)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class LocalConnector: ConnectorByType {
    override func connect(to name: String) -> String {/*<stubble*/ if let _connectToString { _connectToString(name) } else {/*stubble>*/ "local" /*<stubble*/} /*stubble>*/}
    override func connect(to port: Int) -> String {/*<stubble*/ if let _connectToInt { _connectToInt(port) } else {/*stubble>*/ "local port" /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 026862ef 975f 3e28 1bde ff98 4f99 ff98 ef9e ff98 a961 ff98 53ca 975f 7712 1bde ff98 4f99 ff98 a961 ff98 4d40 ff98 270f 5b6e 4f99 ff98 975f 183a ff98 a281 ff98 5578 975f a281 ff98 183a ff98 *//*stubble>*/