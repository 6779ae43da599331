@resultBuilder enum RowsBuilder<Row> {
  static func buildBlock(_ rows: Row...) -> [Row] { rows }
}

enum RowsSpace {
  @resultBuilder struct Pairs<Key, Value> {
    static func buildBlock(_ pairs: (Key, Value)...) -> [(Key, Value)] { pairs }
  }
}

// @Stubbable
struct BuiltTable/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  /*<stubble @RowsBuilder<Int>*//*stubble>*/ func counts() -> [Int] {/*<stubble*/ if let _counts { return _counts() } else { @RowsBuilder<Int> func _countsParts() -> [Int] {/*stubble>*/
    3
    4
  /*<stubble*/}; return _countsParts() } /*stubble>*/}
  /*<stubble @RowsBuilder<String>*//*stubble>*/ var names: [String] {/*<stubble*/ if let _getNames { return _getNames() } else { @RowsBuilder<String> func _getNamesParts() -> [String] {/*stubble>*/
    "a"
    "b"
  /*<stubble*/}; return _getNamesParts() } /*stubble>*/}
  /*<stubble @RowsSpace.Pairs<String, Int>*//*stubble>*/ func pairs(from start: Int) -> [(String, Int)] {/*<stubble*/ if let _pairs { return _pairs(start) } else { @RowsSpace.Pairs<String, Int> func _pairsParts() -> [(String, Int)] {/*stubble>*/
    ("x", start)
    ("y", start + 1)
  /*<stubble*/}; return _pairsParts() } /*stubble>*/}
/*<stubble*/var _counts: (() -> [Int])? { get { _stubbleObject?.closures._counts } set { _stubbleCopy.closures._counts = newValue } }; var _getNames: (() -> [String])? { get { _stubbleObject?.closures._getNames } set { _stubbleCopy.closures._getNames = newValue } }; var _pairs: ((Int) -> [(String, Int)])? { get { _stubbleObject?.closures._pairs } set { _stubbleCopy.closures._pairs = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_counts: (() -> [Int])?, _getNames: (() -> [String])?, _pairs: ((Int) -> [(String, Int)])?) = (nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: e341c627 7d3a 3293 8a7b 7d39 f4a7 90a6 f6dd 9690 1b4f 8071 7ab1 *//*stubble>*/