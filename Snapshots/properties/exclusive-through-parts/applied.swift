/*<stubble @Stubbable*//*stubble>*/
struct Sprite/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var point: (x: Int, y: Int) = (1, 2)
    var pair: ([Int], Int) = ([1, 2], 1)
    var size: Size = Size()
    var inset: Size = Size()/*<stubble*/ { @storageRestrictions(initializes: _inset) init(initialValue) { _inset = initialValue } get { if let _getInset { return _getInset() } else { return _inset } } set { if let _setInset { _setInset(newValue) } else { _inset = newValue } } _modify { if case nil = _getInset, case nil = _setInset { yield &_inset } else { var value = self.inset; yield &value; self.inset = value } } }/*stubble>*/
    var speed: (x: Int, y: Int) = (3, 4)/*<stubble*/ { @storageRestrictions(initializes: _speed) init(initialValue) { _speed = initialValue } get { if let _getSpeed { return _getSpeed() } else { return _speed } } set { if let _setSpeed { _setSpeed(newValue) } else { _speed = newValue } } _modify { if case nil = _getSpeed, case nil = _setSpeed { yield &_speed } else { var value = self.speed; yield &value; self.speed = value } } }/*stubble>*/
    var turns: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _turns) init(initialValue) { _turns = initialValue } get { if let _getTurns { return _getTurns() } else { return _turns } } set { if let _setTurns { _setTurns(newValue) } else { _turns = newValue } } _modify { if case nil = _getTurns, case nil = _setTurns { yield &_turns } else { var value = self.turns; yield &value; self.turns = value } } }/*stubble>*/
    mutating func turn() {/*<stubble*/ if let _turn { _turn() } else {/*stubble>*/ swap(&size.width, &size.height) /*<stubble*/} /*stubble>*/}
    mutating func grow() {/*<stubble*/ if let _grow { _grow() } else {/*stubble>*/ inset.width += inset.height /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _inset: Size; var _getInset: (() -> Size)? { get { _stubbleObject?.closures._getInset } set { _stubbleCopy.closures._getInset = newValue } }; var _setInset: ((Size) -> Void)? { get { _stubbleObject?.closures._setInset } set { _stubbleCopy.closures._setInset = newValue } }; private var _speed: (x: Int, y: Int); var _getSpeed: (() -> (x: Int, y: Int))? { get { _stubbleObject?.closures._getSpeed } set { _stubbleCopy.closures._getSpeed = newValue } }; var _setSpeed: (((x: Int, y: Int)) -> Void)? { get { _stubbleObject?.closures._setSpeed } set { _stubbleCopy.closures._setSpeed = newValue } }; private var _turns: Int; var _getTurns: (() -> Int)? { get { _stubbleObject?.closures._getTurns } set { _stubbleCopy.closures._getTurns = newValue } }; var _setTurns: ((Int) -> Void)? { get { _stubbleObject?.closures._setTurns } set { _stubbleCopy.closures._setTurns = newValue } }; var _turn: (() -> Void)? { get { _stubbleObject?.closures._turn } set { _stubbleCopy.closures._turn = newValue } }; var _grow: (() -> Void)? { get { _stubbleObject?.closures._grow } set { _stubbleCopy.closures._grow = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getInset: (() -> Size)?, _setInset: ((Size) -> Void)?, _getSpeed: (() -> (x: Int, y: Int))?, _setSpeed: (((x: Int, y: Int)) -> Void)?, _getTurns: (() -> Int)?, _setTurns: ((Int) -> Void)?, _turn: (() -> Void)?, _grow: (() -> Void)?) = (nil, nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(point: (x: Int, y: Int) = (1, 2), pair: ([Int], Int) = ([1, 2], 1), size: Size = Size(), inset: Size = Size(), speed: (x: Int, y: Int) = (3, 4), turns: Int = 0) { self.point = point; self.pair = pair; self.size = size; self._inset = inset; self._speed = speed; self._turns = turns }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("point", self.point as Any), ("pair", self.pair as Any), ("size", self.size as Any), ("inset", self._inset as Any), ("speed", self._speed as Any), ("turns", self._turns as Any)), displayStyle: .struct) }/*stubble>*/}
struct Size {
    var width: Int = 1
    var height: Int = 2
}
func flip(_ sprite: inout Sprite) {
    swap(&sprite.point.x, &sprite.point.y)
    sprite.pair.0.removeAll { $0 == sprite.pair.1 }
    sprite.speed.x += sprite.speed.y
}
final class Scene {
    var sprite: Sprite = Sprite()
    func flipAll() {
        flip(&sprite)
        sprite.turn()
        sprite.turns += sprite.speed.x
    }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 37bae5f8 975f 7d3a 17da e7f6 0f48 0d83 ff98 1a88 ff98 233e *//*stubble>*/