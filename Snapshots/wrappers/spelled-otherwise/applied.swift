@propertyWrapper struct Kept1<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
typealias KeptDouble = Kept1<Double>
// @Stubbable
struct Scales/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  @KeptDouble var /*<stubble weight*/_weightStub/*stubble>*/ = 1
  @Kept1<Double> var /*<stubble height*/_heightStub/*stubble>*/ = 2
  @Kept1<Int?> var /*<stubble count*/_countStub/*stubble>*/ = 3
  func sum() -> Double {/*<stubble*/ if let _sum { _sum() } else {/*stubble>*/ weight + height /*<stubble*/} /*stubble>*/}
/*<stubble*/var weight: Double { get { if let _getWeight { return _getWeight() } else { return _weightStub } } set { if let _setWeight { _setWeight(newValue) } else { _weightStub = newValue } } _modify { if case nil = _getWeight, case nil = _setWeight { yield &_weightStub } else { var value = self.weight; yield &value; self.weight = value } } }; var _getWeight: (() -> Double)? { get { _stubbleObject?.closures._getWeight } set { _stubbleCopy.closures._getWeight = newValue } }; var _setWeight: ((Double) -> Void)? { get { _stubbleObject?.closures._setWeight } set { _stubbleCopy.closures._setWeight = newValue } }; var height: Double { get { if let _getHeight { return _getHeight() } else { return _heightStub } } set { if let _setHeight { _setHeight(newValue) } else { _heightStub = newValue } } _modify { if case nil = _getHeight, case nil = _setHeight { yield &_heightStub } else { var value = self.height; yield &value; self.height = value } } }; var _getHeight: (() -> Double)? { get { _stubbleObject?.closures._getHeight } set { _stubbleCopy.closures._getHeight = newValue } }; var _setHeight: ((Double) -> Void)? { get { _stubbleObject?.closures._setHeight } set { _stubbleCopy.closures._setHeight = newValue } }; var count: Int? { get { if let _getCount { return _getCount() } else { return _countStub } } set { if let _setCount { _setCount(newValue) } else { _countStub = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_countStub } else { var value = self.count; yield &value; self.count = value } } }; var _getCount: (() -> Int?)? { get { _stubbleObject?.closures._getCount } set { _stubbleCopy.closures._getCount = newValue } }; var _setCount: ((Int?) -> Void)? { get { _stubbleObject?.closures._setCount } set { _stubbleCopy.closures._setCount = newValue } }; var _sum: (() -> Double)? { get { _stubbleObject?.closures._sum } set { _stubbleCopy.closures._sum = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getWeight: (() -> Double)?, _setWeight: ((Double) -> Void)?, _getHeight: (() -> Double)?, _setHeight: ((Double) -> Void)?, _getCount: (() -> Int?)?, _setCount: ((Int?) -> Void)?, _sum: (() -> Double)?) = (nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("_weight", self.__weightStub as Any), ("_height", self.__heightStub as Any), ("_count", self.__countStub as Any)), displayStyle: .struct) }/*stubble>*/}
// @Stubbable
struct Row1 { @Kept1 var number: Int = 1 }
typealias Line1 = Row1
enum Tables1 {
  struct Mark {}
  // @Stubbable
  struct Cell<Value>/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    @Kept1 var number: Int = 1
    var value: Value/*<stubble*/ { @storageRestrictions(initializes: _value) init(initialValue) { _value = initialValue } get { if let _getValue { return _getValue() } else { return _value } } set { if let _setValue { _setValue(newValue) } else { _value = newValue } } _modify { if case nil = _getValue, case nil = _setValue { yield &_value } else { var value = self.value; yield &value; self.value = value } } }/*stubble>*/
  /*<stubble*/private var _value: Value; nonisolated(unsafe) var _getValue: (() -> Value)? = nil; nonisolated(unsafe) var _setValue: ((Value) -> Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("_number", self._number as Any), ("value", self._value as Any)), displayStyle: .struct) }/*stubble>*/}
}
// @Stubbable
class Named2 {
  @Kept1 var name = "n"
  var labels: [String] {/*<stubble*/ if let _getLabels { return _getLabels() } else {/*stubble>*/ /*<stubble*/return /*stubble>*/Mirror.init(reflecting: self).children.map { $0.label ?? "-" } /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _getLabels: (() -> [String])? = nil/*stubble>*/}
func numbers1() -> [Int] {
  [Line1(number: 5).number, Tables1.Cell<Tables1.Mark>(number: 6, value: Tables1.Mark()).number]
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 15432262 7d3a d842 7f4f c482 8886 ff98 06a9 7d3a 0f9d aea1 e0ce 65c2 ff98 8a97 *//*stubble>*/