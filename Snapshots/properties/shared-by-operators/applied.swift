infix operator <=>: AssignmentPrecedence
infix operator <+>: AssignmentPrecedence

struct OperatedPair { var x = 1, y = 2 }

@discardableResult
func <=> (a: inout Int, b: inout Int) -> Bool {
  (a, b) = (b, a)
  return true
}

extension OperatedPair {
  static func <+> (a: inout OperatedPair, b: inout OperatedPair) { a.x <=> b.x }
}

// @Stubbable
class Swapping {
  @exclusivity(unchecked) var point: OperatedPair = OperatedPair()
  @exclusivity(unchecked) nonisolated(unsafe) static var shared: OperatedPair = OperatedPair()
  @exclusivity(unchecked) var other: OperatedPair = OperatedPair()
  var free: OperatedPair = OperatedPair()/*<stubble*/ { @storageRestrictions(initializes: _free) init(initialValue) { _free = initialValue } get { if let _getFree { return _getFree() } else { return _free } } set { if let _setFree { _setFree(newValue) } else { _free = newValue } } _modify { if case nil = _getFree, case nil = _setFree { yield &_free } else { var value = self.free; yield &value; self.free = value } } }/*stubble>*/
  func turn() -> Bool {/*<stubble*/ if let _turn { _turn() } else {/*stubble>*/ try! other.x <=> (other).y /*<stubble*/} /*stubble>*/}
  func exchange(_ swapping: Swapping) {/*<stubble*/ if let _exchange { _exchange(swapping) } else {/*stubble>*/ free <+> swapping.free /*<stubble*/} /*stubble>*/}
/*<stubble*/final private var _free: OperatedPair; @exclusivity(unchecked) final var _getFree: (() -> OperatedPair)? = nil; @exclusivity(unchecked) final var _setFree: ((OperatedPair) -> Void)? = nil; @exclusivity(unchecked) final var _turn: (() -> Bool)? = nil; @exclusivity(unchecked) final var _exchange: ((Swapping) -> Void)? = nil/*stubble>*/}

// @Stubbable
struct SwappingPair/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var first: OperatedPair = OperatedPair()
  var second: OperatedPair = OperatedPair()
  var third: OperatedPair = OperatedPair()
  var free: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _free) init(initialValue) { _free = initialValue } get { if let _getFree { return _getFree() } else { return _free } } set { if let _setFree { _setFree(newValue) } else { _free = newValue } } _modify { if case nil = _getFree, case nil = _setFree { yield &_free } else { var value = self.free; yield &value; self.free = value } } }/*stubble>*/
  mutating func turn() {/*<stubble*/ if let _turn { _turn() } else {/*stubble>*/ _ = (first <+> self.second, 1) /*<stubble*/} /*stubble>*/}
  mutating func twist() {/*<stubble*/ if let _twist { _twist() } else {/*stubble>*/ swap(&(third.x), &((third)).y) /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _free: Int; var _getFree: (() -> Int)? { get { _stubbleObject?.closures._getFree } set { _stubbleCopy.closures._getFree = newValue } }; var _setFree: ((Int) -> Void)? { get { _stubbleObject?.closures._setFree } set { _stubbleCopy.closures._setFree = newValue } }; var _turn: (() -> Void)? { get { _stubbleObject?.closures._turn } set { _stubbleCopy.closures._turn = newValue } }; var _twist: (() -> Void)? { get { _stubbleObject?.closures._twist } set { _stubbleCopy.closures._twist = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getFree: (() -> Int)?, _setFree: ((Int) -> Void)?, _turn: (() -> Void)?, _twist: (() -> Void)?) = (nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(first: OperatedPair = OperatedPair(), second: OperatedPair = OperatedPair(), third: OperatedPair = OperatedPair(), free: Int = 1) { self.first = first; self.second = second; self.third = third; self._free = free }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("first", self.first as Any), ("second", self.second as Any), ("third", self.third as Any), ("free", self._free as Any)), displayStyle: .struct) }/*stubble>*/}

func turn(_ swapping: Swapping) {
  _ = swapping.point.x <=> swapping.point.y
  Swapping.shared.x <=> Swapping.shared.y
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: a6bba321 3c6b 0d83 ff98 0398 ff98 731f 7d3a 3c6b 0d83 ff98 19fc ff98 3cf9 *//*stubble>*/