/*<stubble @Stubbable*//*stubble>*/
struct InitAngle/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    private var radians: Double
    var turns: Int/*<stubble*/ { @storageRestrictions(initializes: _turns) init(initialValue) { _turns = initialValue } get { if let _getTurns { return _getTurns() } else { return _turns } } set { if let _setTurns { _setTurns(newValue) } else { _turns = newValue } } _modify { if case nil = _getTurns, case nil = _setTurns { yield &_turns } else { var value = self.turns; yield &value; self.turns = value } } }/*stubble>*/
    var name: String = "angle"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    var degrees: Double {
        @storageRestrictions(initializes: radians)
        init(initialValue) { radians = initialValue * 2 }
        get {/*<stubble*/ if let _getDegrees { _getDegrees() } else {/*stubble>*/ radians / 2 /*<stubble*/} /*stubble>*/}
        set {/*<stubble*/ if let _setDegrees { _setDegrees(newValue) } else {/*stubble>*/ radians = newValue * 2 /*<stubble*/} /*stubble>*/}
    }
    init(degrees: Double, turns: Int) {
        self.degrees = degrees
        /*<stubble self.turns*/self._turns/*stubble>*/ = turns
    }
    func shown() -> String {/*<stubble*/ if let _shown { _shown() } else {/*stubble>*/ "\(degrees) \(turns) \(name)" /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _turns: Int; var _getTurns: (() -> Int)? { get { _stubbleObject?.closures._getTurns } set { _stubbleCopy.closures._getTurns = newValue } }; var _setTurns: ((Int) -> Void)? { get { _stubbleObject?.closures._setTurns } set { _stubbleCopy.closures._setTurns = newValue } }; private var _name: String; var _getName: (() -> String)? { get { _stubbleObject?.closures._getName } set { _stubbleCopy.closures._getName = newValue } }; var _setName: ((String) -> Void)? { get { _stubbleObject?.closures._setName } set { _stubbleCopy.closures._setName = newValue } }; var _getDegrees: (() -> Double)? { get { _stubbleObject?.closures._getDegrees } set { _stubbleCopy.closures._getDegrees = newValue } }; var _setDegrees: ((Double) -> Void)? { get { _stubbleObject?.closures._setDegrees } set { _stubbleCopy.closures._setDegrees = newValue } }; var _shown: (() -> String)? { get { _stubbleObject?.closures._shown } set { _stubbleCopy.closures._shown = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getTurns: (() -> Int)?, _setTurns: ((Int) -> Void)?, _getName: (() -> String)?, _setName: ((String) -> Void)?, _getDegrees: (() -> Double)?, _setDegrees: ((Double) -> Void)?, _shown: (() -> String)?) = (nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("radians", self.radians as Any), ("turns", self._turns as Any), ("name", self._name as Any)), displayStyle: .struct) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class InitCounter {
    private var _count: Int
    var step = 3
    var title/*<stubble*/: String/*stubble>*/ = "counter"/*<stubble*/ { @storageRestrictions(initializes: _title) init(initialValue) { _title = initialValue } get { if let _getTitle { return _getTitle() } else { return _title } } set { if let _setTitle { _setTitle(newValue) } else { _title = newValue } } _modify { if case nil = _getTitle, case nil = _setTitle { yield &_title } else { var value = self.title; yield &value; self.title = value } } }/*stubble>*/
    var count: Int {
        @storageRestrictions(initializes: _count, accesses: step) init { _count = newValue + step }
        get {/*<stubble*/ if let _getCount { _getCount() } else {/*stubble>*/ _count /*<stubble*/} /*stubble>*/}
        set {/*<stubble*/ if let _setCount { _setCount(newValue) } else {/*stubble>*/ _count = newValue /*<stubble*/} /*stubble>*/}
    }
    init(_ count: Int) { self.count = count }
    func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ count + step /*<stubble*/} /*stubble>*/}
/*<stubble*/final private var _title: String; @exclusivity(unchecked) final var _getTitle: (() -> String)? = nil; @exclusivity(unchecked) final var _setTitle: ((String) -> Void)? = nil; @exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _setCount: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _next: (() -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct InitImplicit/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    private var `default`: Int
    var value: Int {
        @storageRestrictions(initializes: `default`) init { `default` = newValue }
        get {/*<stubble*/ if let _getValue { _getValue() } else {/*stubble>*/ `default` /*<stubble*/} /*stubble>*/}
    }
    func double() -> Int {/*<stubble*/ if let _double { _double() } else {/*stubble>*/ value * 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _getValue: (() -> Int)? = nil; nonisolated(unsafe) var _double: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("default", self.`default` as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 1fd01448 975f 7d3a 0f48 a105 9ef2 ff98 dd8f ff98 fa86 3605 ff98 12ae 975f 3fd8 e916 e943 ff98 2edd ff98 beb9 ff98 d862 975f 7d3a be21 ff98 b3e0 ff98 f9e7 *//*stubble>*/