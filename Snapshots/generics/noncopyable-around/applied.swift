enum Holding {
  final class Place<Value: ~Copyable>/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var count = 0
  /*<stubble*/@exclusivity(unchecked) var _copies: ((Any) -> Any)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("count", self.count as Any) }, displayStyle: .class) }/*stubble>*/}
}

extension Holding.Place where Value: ~Copyable {
  // @Stubbable
  struct Door/*<stubble*/: Swift.CustomReflectable/*stubble>*/ { /*<stubble let*/var/*stubble>*/ place: Holding.Place<Value>/*<stubble*/ { @storageRestrictions(initializes: _place) init(initialValue) { _place = initialValue } get { if let _getPlace { return _getPlace() } else { return _place } } }/*stubble>*/ /*<stubble*/; private let _place: Holding.Place<Value>; var _getPlace: (() -> Holding.Place<Value>)? { get { _stubbleObject?.closures._getPlace } set { _stubbleCopy.closures._getPlace = newValue } }; var _put: ((consuming sending Value) -> Void)? { get { _stubbleObject?.closures._put } set { _stubbleCopy.closures._put = newValue } }; var _look: ((borrowing Value) -> Int)? { get { _stubbleObject?.closures._look } set { _stubbleCopy.closures._look = newValue } }; var _echo: ((Any) -> Any)? { get { _stubbleObject?.closures._echo } set { _stubbleCopy.closures._echo = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getPlace: (() -> Holding.Place<Value>)?, _put: ((consuming sending Value) -> Void)?, _look: ((borrowing Value) -> Int)?, _echo: ((Any) -> Any)?) = (nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(place: Holding.Place<Value>) { self._place = place }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("place", self._place as Any)), displayStyle: .struct) }/*stubble>*/}
}

extension Holding.Place.Door where Value: ~Copyable {
  func put(_ value: consuming sending Value) {/*<stubble*/ if let _put { _put(value) } else {/*stubble>*/ place.count += 1 /*<stubble*/} /*stubble>*/}
  func look(at value: borrowing Value) -> Int {/*<stubble*/ if let _look { _look(value) } else {/*stubble>*/ place.count /*<stubble*/} /*stubble>*/}
}

extension Holding.Place {
  struct Copies { var values: [Value] = [] }
  // @StubbableFunction
  func copies(of value: Value) -> Copies {/*<stubble*/ if let _copies { _copies(value) as! Copies } else {/*stubble>*/ Copies(values: [value]) /*<stubble*/} /*stubble>*/}
}

extension Holding.Place.Door {
  func echo(_ value: Value) -> Value {/*<stubble*/ if let _echo { _echo(value) as! Value } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
}

struct Key: ~Copyable { var number = 1 }

struct Cabinet<Value, Element> {
  // @Stubbable
  final class Drawer/*<stubble*/: Swift.CustomReflectable/*stubble>*/ { var number/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _number) init(initialValue) { _number = initialValue } get { if let _getNumber { return _getNumber() } else { return _number } } set { if let _setNumber { _setNumber(newValue) } else { _number = newValue } } _modify { if case nil = _getNumber, case nil = _setNumber { yield &_number } else { var value = self.number; yield &value; self.number = value } } }/*stubble>*/ /*<stubble*/; private var _number: Int; @exclusivity(unchecked) var _getNumber: (() -> Int)? = nil; @exclusivity(unchecked) var _setNumber: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _count: ((Any, Element) -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("number", self._number as Any) }, displayStyle: .class) }/*stubble>*/}
}

extension Cabinet.Drawer where Value: Hashable {
  func count(_ values: Set<Value>, _ other: Element) -> Int {/*<stubble*/ if let _count { _count(values, other) } else {/*stubble>*/ values.count /*<stubble*/} /*stubble>*/}
}

typealias Linear = ~Copyable
// @Stubbable
struct Slot<Value: Linear>: ~Copyable {
  var value: Value
  func count() -> Int {/*<stubble*/ if let _count { _count() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _count: (() -> Int)? = nil; nonisolated(unsafe) var _look: ((borrowing Value) -> Int)? = nil; init(value: consuming Value) { self.value = value }/*stubble>*/}
// @Stubbable
struct Ledge<`Value`>: ~Copyable where `Value`: Linear {
  var value: Value
  func count() -> Int {/*<stubble*/ if let _count { _count() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _count: (() -> Int)? = nil; init(value: consuming Value) { self.value = value }/*stubble>*/}
extension Slot where Value: Linear {
  // @StubbableFunction
  func look(_ other: borrowing Value) -> Int {/*<stubble*/ if let _look { _look(other) } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 4c9dbf45 7d3a 03fe 7d3a 10eb 3008 5707 a5a1 ff98 2c5b ff98 1ec3 ff98 b6a6 ff98 7d3a 8ed7 369f 4cfc 9e1f ff98 c162 ff98 2059 c162 ff98 fdb3 7f86 ff98 *//*stubble>*/