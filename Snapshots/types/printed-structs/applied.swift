final class PrintedOwner {}

// What is printed of a struct comes from its stored properties.
/*<stubble @Stubbable*//*stubble>*/
struct PrintedPoint/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var x/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if case nil = _getX, case nil = _setX { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*//*<stubble*/; private var _x: Int/*stubble>*/
  /*<stubble let*/var/*stubble>*/ y: /*<stubble Int?*/Optional<Int>/*stubble>*//*<stubble*/ { @storageRestrictions(initializes: _y) init(initialValue) { _y = initialValue } get { if let _getY { return _getY() } else { return _y } } }/*stubble>*//*<stubble*/; private let _y: Int?/*stubble>*/
  /*<stubble weak*//*stubble>*/ var owner: PrintedOwner?/*<stubble*/ { @storageRestrictions(initializes: _owner) init(initialValue) { _owner = initialValue } get { if let _getOwner { return _getOwner() } else { return _owner } } set { if let _setOwner { _setOwner(newValue) } else { _owner = newValue } } }/*stubble>*//*<stubble*/; private weak var _owner: PrintedOwner?/*stubble>*/
  var (low, high) = (0, 9)

  init(y: Int?) { /*<stubble self.y*/self._y/*stubble>*/ = y }

  func sum() -> Int {/*<stubble*/ if let _sum { _sum() } else {/*stubble>*/ x + (y ?? 0) /*<stubble*/} /*stubble>*/}
/*<stubble*/var _getX: (() -> Int)? { get { _stubbleObject?.closures._getX } set { _stubbleCopy.closures._getX = newValue } }; var _setX: ((Int) -> Void)? { get { _stubbleObject?.closures._setX } set { _stubbleCopy.closures._setX = newValue } }; var _getY: (() -> Int?)? { get { _stubbleObject?.closures._getY } set { _stubbleCopy.closures._getY = newValue } }; var _getOwner: (() -> PrintedOwner?)? { get { _stubbleObject?.closures._getOwner } set { _stubbleCopy.closures._getOwner = newValue } }; var _setOwner: ((PrintedOwner?) -> Void)? { get { _stubbleObject?.closures._setOwner } set { _stubbleCopy.closures._setOwner = newValue } }; var _sum: (() -> Int)? { get { _stubbleObject?.closures._sum } set { _stubbleCopy.closures._sum = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getX: (() -> Int)?, _setX: ((Int) -> Void)?, _getY: (() -> Int?)?, _getOwner: (() -> PrintedOwner?)?, _setOwner: ((PrintedOwner?) -> Void)?, _sum: (() -> Int)?) = (nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("x", self._x as Any), ("y", self._y as Any), ("owner", self._owner as Any), ("low", self.low as Any), ("high", self.high as Any)), displayStyle: .struct) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
public struct PrintedBox<Value>: Equatable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ where Value: Equatable {
  public var `default`: Value/*<stubble*/ { @storageRestrictions(initializes: _default) init(initialValue) { _default = initialValue } get { if let _getDefault { return _getDefault() } else { return _default } } set { if let _setDefault { _setDefault(newValue) } else { _default = newValue } } _modify { if case nil = _getDefault, case nil = _setDefault { yield &_default } else { var value = self.`default`; yield &value; self.`default` = value } } }/*stubble>*//*<stubble*/; private var _default: Value/*stubble>*/
  /*<stubble*/private /*stubble>*/var /*<stubble label*/_label/*stubble>*/: String! = nil
  /*<stubble @StubbableFunction*//*stubble>*/
  func describe() -> String {/*<stubble*/ if let _describe { _describe() } else {/*stubble>*/ "\(self)" /*<stubble*/} /*stubble>*/}
/*<stubble*/var _getDefault: (() -> Value)? { get { _stubbleObject?.closures._getDefault } set { _stubbleCopy.closures._getDefault = newValue } }; var _setDefault: ((Value) -> Void)? { get { _stubbleObject?.closures._setDefault } set { _stubbleCopy.closures._setDefault = newValue } }; var label: String! { get { if let _getLabel { return _getLabel() } else { return _label } } set { if let _setLabel { _setLabel(newValue) } else { _label = newValue } } _modify { if case nil = _getLabel, case nil = _setLabel { yield &_label } else { var value = self.label; yield &value; self.label = value } } }; var _getLabel: (() -> String?)? { get { _stubbleObject?.closures._getLabel } set { _stubbleCopy.closures._getLabel = newValue } }; var _setLabel: ((String?) -> Void)? { get { _stubbleObject?.closures._setLabel } set { _stubbleCopy.closures._setLabel = newValue } }; var _describe: (() -> String)? { get { _stubbleObject?.closures._describe } set { _stubbleCopy.closures._describe = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getDefault: (() -> Value)?, _setDefault: ((Value) -> Void)?, _getLabel: (() -> String?)?, _setLabel: ((String?) -> Void)?, _describe: (() -> String)?) = (nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(`default`: Value, label: String! = nil) { self._default = `default`; self._label = label }; public var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("default", self._default as Any), ("label", self._label as Any)), displayStyle: .struct) }; public static func == (a: Self, b: Self) -> Bool { guard a._default == b._default else { return false }; guard a._label == b._label else { return false }; return true }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct PrintedMarker/*<stubble*/: Swift.CustomReflectable/*stubble>*/ { func mark() -> Int {/*<stubble*/ if let _mark { _mark() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/} /*<stubble*/; nonisolated(unsafe) var _mark: (() -> Int)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct PrintedFailure: Error/*<stubble*/, Swift.CustomReflectable/*stubble>*/ { var code/*<stubble*/: Int/*stubble>*/ = 7/*<stubble*/ { @storageRestrictions(initializes: _codeStub) init(initialValue) { _codeStub = initialValue } get { if let _getCode { return _getCode() } else { return _codeStub } } set { if let _setCode { _setCode(newValue) } else { _codeStub = newValue } } _modify { if case nil = _getCode, case nil = _setCode { yield &_codeStub } else { var value = self.code; yield &value; self.code = value } } }/*stubble>*/ /*<stubble*/; private var _codeStub: Int; nonisolated(unsafe) var _getCode: (@Sendable () -> Int)? = nil; nonisolated(unsafe) var _setCode: (@Sendable (Int) -> Void)? = nil; init(code: Int = 7) { self._codeStub = code }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("code", self._codeStub as Any)), displayStyle: .struct) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct PrintedNamed: CustomStringConvertible/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
  var name/*<stubble*/: String/*stubble>*/ = "n"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
  var description: String {/*<stubble*/ if let _getDescription { _getDescription() } else {/*stubble>*/ "<\(name)>" /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _name: String; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _setName: ((String) -> Void)? = nil; nonisolated(unsafe) var _getDescription: (() -> String)? = nil; init(name: String = "n") { self._name = name }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("name", self._name as Any)), displayStyle: .struct) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct PrintedReflected: CustomReflectable {
  var hidden/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _hidden) init(initialValue) { _hidden = initialValue } get { if let _getHidden { return _getHidden() } else { return _hidden } } set { if let _setHidden { _setHidden(newValue) } else { _hidden = newValue } } _modify { if case nil = _getHidden, case nil = _setHidden { yield &_hidden } else { var value = self.hidden; yield &value; self.hidden = value } } }/*stubble>*/
  var customMirror: Mirror {/*<stubble*/ if let _getCustomMirror { _getCustomMirror() } else {/*stubble>*/ Mirror(self, children: ["shown": hidden + 1]) /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _hidden: Int; nonisolated(unsafe) var _getHidden: (() -> Int)? = nil; nonisolated(unsafe) var _setHidden: ((Int) -> Void)? = nil; nonisolated(unsafe) var _getCustomMirror: (() -> Mirror)? = nil; init(hidden: Int = 1) { self._hidden = hidden }; init() {}/*stubble>*/}

enum PrintedOuter {
  /*<stubble @Stubbable*//*stubble>*/
  fileprivate struct PrintedInner/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    private(set) var values/*<stubble*/: [String: Int]/*stubble>*/ = ["a": 1]/*<stubble*/ { @storageRestrictions(initializes: _values) init(initialValue) { _values = initialValue } get { if let _getValues { return _getValues() } else { return _values } } set { if let _setValues { _setValues(newValue) } else { _values = newValue } } _modify { if case nil = _getValues, case nil = _setValues { yield &_values } else { var value = self.values; yield &value; self.values = value } } }/*stubble>*/
  /*<stubble*/private var _values: [String: Int]; nonisolated(unsafe) var _getValues: (() -> [String: Int])? = nil; nonisolated(unsafe) var _setValues: (([String: Int]) -> Void)? = nil; init(values: [String: Int] = ["a": 1]) { self._values = values }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("values", self._values as Any)), displayStyle: .struct) }/*stubble>*/}
  static func show() { print(PrintedInner()) }
}

@propertyWrapper
struct Doubled {
  var wrappedValue: Int
}

/*<stubble @Stubbable*//*stubble>*/
struct PrintedWrapped/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  @Doubled var /*<stubble value*/_valueStub/*stubble>*/ = 2
  var plain/*<stubble*/: Int/*stubble>*/ = 3/*<stubble*/ { @storageRestrictions(initializes: _plain) init(initialValue) { _plain = initialValue } get { if let _getPlain { return _getPlain() } else { return _plain } } set { if let _setPlain { _setPlain(newValue) } else { _plain = newValue } } _modify { if case nil = _getPlain, case nil = _setPlain { yield &_plain } else { var value = self.plain; yield &value; self.plain = value } } }/*stubble>*/
/*<stubble*/var value: Int { get { if let _getValue { return _getValue() } else { return _valueStub } } set { if let _setValue { _setValue(newValue) } else { _valueStub = newValue } } _modify { if case nil = _getValue, case nil = _setValue { yield &_valueStub } else { var value = self.value; yield &value; self.value = value } } }; nonisolated(unsafe) var _getValue: (() -> Int)? = nil; nonisolated(unsafe) var _setValue: ((Int) -> Void)? = nil; private var _plain: Int; nonisolated(unsafe) var _getPlain: (() -> Int)? = nil; nonisolated(unsafe) var _setPlain: ((Int) -> Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("_value", self.__valueStub as Any), ("plain", self._plain as Any)), displayStyle: .struct) }/*stubble>*/}

@resultBuilder
enum ListBuilder { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
/*<stubble @Stubbable*//*stubble>*/
struct Built/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    @ListBuilder var content: () -> [Int]
    var name: String {/*<stubble*/ if let _getName { _getName() } else {/*stubble>*/ "built of \(content().count)" /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _getName: (() -> String)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("content", self.content as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 162899e8 975f 7d3a 8ed7 88cc 8270 10eb 6548 6006 95f0 80cf 694a 4d93 5a9f 8886 ff98 0285 975f 3d75 5544 da38 b750 7434 5b6e 6a33 ff98 3734 975f 7d3a 9281 ff98 53f3 975f 3d75 8ed7 7600 5410 975f 3d75 3fd8 a105 fe78 ff98 2eb6 975f 8ed7 94bd d7e7 ff98 c167 975f 7d3a 6ebe 4a70 2a90 975f 7d3a d7f5 8ed7 12b7 088b 975f 7d3a 2af7 ff98 9a02 *//*stubble>*/