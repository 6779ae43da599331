@available(*, deprecated, message: "use Engine")
struct Runtime: Equatable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var name/*<stubble*/: String/*stubble>*/ = "old"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    func renamed(like other: Runtime) -> Runtime {/*<stubble*/ if let _renamed { _renamed(other) } else {/*stubble>*/ other /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _name: String; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _setName: ((String) -> Void)? = nil; nonisolated(unsafe) var _renamed: ((Runtime) -> Runtime)? = nil; init(name: String = "old") { self._name = name }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("name", self._name as Any)), displayStyle: .struct) }; static func == (a: Self, b: Self) -> Bool { guard a._name == b._name else { return false }; return true }/*stubble>*/}
@available(*, deprecated)
typealias OldName = String
enum Parts {
    @available(*, deprecated)
    struct Crank {}
}

/*<stubble @Stubbable*//*stubble>*/
struct Machine {
    @available(*, deprecated)
    var runtime = Runtime()
    @available(*, deprecated)
    var size/*<stubble*/: Int/*stubble>*/ = 3/*<stubble*/ { @storageRestrictions(initializes: _size) init(initialValue) { _size = initialValue } get { if let _getSize { return _getSize() } else { return _size } } set { if let _setSize { _setSize(newValue) } else { _size = newValue } } _modify { if case nil = _getSize, case nil = _setSize { yield &_size } else { var value = self.size; yield &value; self.size = value } } }/*stubble>*/
    var speed/*<stubble*/: Int/*stubble>*/ = 4/*<stubble*/ { @storageRestrictions(initializes: _speed) init(initialValue) { _speed = initialValue } get { if let _getSpeed { return _getSpeed() } else { return _speed } } set { if let _setSpeed { _setSpeed(newValue) } else { _speed = newValue } } _modify { if case nil = _getSpeed, case nil = _setSpeed { yield &_speed } else { var value = self.speed; yield &value; self.speed = value } } }/*stubble>*/
    @available(*, deprecated, renamed: "run()")
    func run(on runtime: Runtime) -> String { runtime.name }
    @available(*, deprecated)
    func named() -> OldName { "old" }
    @available(*, deprecated)
    func cranks(_ crank: Parts.Crank) -> [Parts.Crank] { [crank] }
    @available(*, deprecated)
    func half() -> Int {/*<stubble*/ if let _half { _half() } else {/*stubble>*/ speed / 2 /*<stubble*/} /*stubble>*/}
    func run() -> String {/*<stubble*/ if let _run { _run() } else {/*stubble>*/ "run" /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _size: Int; var _getSize: (() -> Int)? { get { _stubbleObject?.closures._getSize } set { _stubbleCopy.closures._getSize = newValue } }; var _setSize: ((Int) -> Void)? { get { _stubbleObject?.closures._setSize } set { _stubbleCopy.closures._setSize = newValue } }; private var _speed: Int; var _getSpeed: (() -> Int)? { get { _stubbleObject?.closures._getSpeed } set { _stubbleCopy.closures._getSpeed = newValue } }; var _setSpeed: ((Int) -> Void)? { get { _stubbleObject?.closures._setSpeed } set { _stubbleCopy.closures._setSpeed = newValue } }; var _half: (() -> Int)? { get { _stubbleObject?.closures._half } set { _stubbleCopy.closures._half = newValue } }; var _run: (() -> String)? { get { _stubbleObject?.closures._run } set { _stubbleCopy.closures._run = newValue } }; var _stop: (() -> Int)? { get { _stubbleObject?.closures._stop } set { _stubbleCopy.closures._stop = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getSize: (() -> Int)?, _setSize: ((Int) -> Void)?, _getSpeed: (() -> Int)?, _setSpeed: ((Int) -> Void)?, _half: (() -> Int)?, _run: (() -> String)?, _stop: (() -> Int)?) = (nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }/*stubble>*/}
@available(*, deprecated)
extension Machine {
    func restart(on runtime: Runtime) -> String { runtime.name }
    func stop() -> Int {/*<stubble*/ if let _stop { _stop() } else {/*stubble>*/ speed /*<stubble*/} /*stubble>*/}
}

/*<stubble @Stubbable*//*stubble>*/
struct ComparedMachine: Equatable {
    @available(*, deprecated)
    var runtime = Runtime()
    var speed = 4
    func run() -> String { "run" }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: a5384794 3d75 3fd8 a105 1cc4 ff98 2478 975f 8ed7 08fb 8ed7 e7f6 c08a ff98 2ccc ff98 bd2c 1b7b ff98 975f *//*stubble>*/