// @Stubbable
struct Corner/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var x = 1, y = 2
/*<stubble*/nonisolated(unsafe) var _flip: (() -> Void)? = nil; init(x: Int = 1, y: Int = 2) { self.x = x; self.y = y }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("x", self.x as Any), ("y", self.y as Any)), displayStyle: .struct) }/*stubble>*/}
typealias Point1 = Corner
extension Point1 {
  mutating func flip() {/*<stubble*/ if let _flip { _flip() } else {/*stubble>*/ swap(&x, &y) /*<stubble*/} /*stubble>*/}
}
// @Stubbable
struct Watched1/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  /*<stubble*/private /*stubble>*/var /*<stubble first*/_first/*stubble>*/ = 1 {
    didSet {
      /*<stubble (self).first*/self._first/*stubble>*/ = 6
      ((self)).second = 2
    }
  }
  /*<stubble*/private /*stubble>*/var /*<stubble second*/_second/*stubble>*/ = 1 { didSet { print("second", oldValue) } }
/*<stubble*/var first: Int { get { if let _getFirst { return _getFirst() } else { return _first } } set { if let _setFirst { _setFirst(newValue) } else { _first = newValue } } _modify { if case nil = _getFirst, case nil = _setFirst { yield &_first } else { var value = self.first; yield &value; self.first = value } } }; nonisolated(unsafe) var _getFirst: (() -> Int)? = nil; nonisolated(unsafe) var _setFirst: ((Int) -> Void)? = nil; var second: Int { get { if let _getSecond { return _getSecond() } else { return _second } } set { if let _setSecond { _setSecond(newValue) } else { _second = newValue } } _modify { if case nil = _getSecond, case nil = _setSecond { yield &_second } else { var value = self.second; yield &value; self.second = value } } }; nonisolated(unsafe) var _getSecond: (() -> Int)? = nil; nonisolated(unsafe) var _setSecond: ((Int) -> Void)? = nil; init(first: Int = 1, second: Int = 1) { self._first = first; self._second = second }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("first", self._first as Any), ("second", self._second as Any)), displayStyle: .struct) }/*stubble>*/}
typealias Empty1 = Void
typealias MaybeEmpty1 = Void?
// @Stubbable
struct Emptied/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var value: Empty1 = ()/*<stubble*/ { @storageRestrictions(initializes: _value) init(initialValue) { _value = initialValue } get { if let _getValue { return _getValue() } else { return _value } } set { if let _setValue { _setValue(newValue) } else { _value = newValue } } }/*stubble>*/
  var maybe: MaybeEmpty1 = nil/*<stubble*/ { @storageRestrictions(initializes: _maybe) init(initialValue) { _maybe = initialValue } get { if let _getMaybe { return _getMaybe() } else { return _maybe } } set { if let _setMaybe { _setMaybe(newValue) } else { _maybe = newValue } } }/*stubble>*/
  var kind: AnyClass = Emptied1.self/*<stubble*/ { @storageRestrictions(initializes: _kind) init(initialValue) { _kind = initialValue } get { if let _getKind { return _getKind() } else { return _kind } } set { if let _setKind { _setKind(newValue) } else { _kind = newValue } } }/*stubble>*/
/*<stubble*/private var _value: Empty1; var _getValue: (() -> Empty1)? { get { _stubbleObject?.closures._getValue } set { _stubbleCopy.closures._getValue = newValue } }; var _setValue: ((Empty1) -> Void)? { get { _stubbleObject?.closures._setValue } set { _stubbleCopy.closures._setValue = newValue } }; private var _maybe: MaybeEmpty1; var _getMaybe: (() -> MaybeEmpty1)? { get { _stubbleObject?.closures._getMaybe } set { _stubbleCopy.closures._getMaybe = newValue } }; var _setMaybe: ((MaybeEmpty1) -> Void)? { get { _stubbleObject?.closures._setMaybe } set { _stubbleCopy.closures._setMaybe = newValue } }; private var _kind: AnyClass; var _getKind: (() -> AnyClass)? { get { _stubbleObject?.closures._getKind } set { _stubbleCopy.closures._getKind = newValue } }; var _setKind: ((AnyClass) -> Void)? { get { _stubbleObject?.closures._setKind } set { _stubbleCopy.closures._setKind = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getValue: (() -> Empty1)?, _setValue: ((Empty1) -> Void)?, _getMaybe: (() -> MaybeEmpty1)?, _setMaybe: ((MaybeEmpty1) -> Void)?, _getKind: (() -> AnyClass)?, _setKind: ((AnyClass) -> Void)?) = (nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(value: Empty1 = (), maybe: MaybeEmpty1 = nil, kind: AnyClass = Emptied1.self) { self._value = value; self._maybe = maybe; self._kind = kind }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("value", self._value as Any), ("maybe", self._maybe as Any), ("kind", self._kind as Any)), displayStyle: .struct) }/*stubble>*/}
class Emptied1 {}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: a8a9aeaa 7d3a 62f4 3e67 ff98 7d3a b750 4d5e b57a b750 e1d0 fc9f 7d3a d761 5d94 6f63 225b *//*stubble>*/