// Beside the member a closure can be told what it could not be told where elements may not be copied.
/*<stubble @Stubbable*//*stubble>*/
struct Box<Element: ~Copyable>: ~Copyable {
  var count/*<stubble*/: Int/*stubble>*/ = 0/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if _getCount == nil && _setCount == nil { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
  func isFull() -> Bool {/*<stubble*/ if let _isFull { _isFull() } else {/*stubble>*/ count > 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _count: Int; nonisolated(unsafe) var _getCount: (() -> Int)? = nil; nonisolated(unsafe) var _setCount: ((Int) -> Void)? = nil; nonisolated(unsafe) var _isFull: (() -> Bool)? = nil; init(count: Int = 0) { self._count = count }; init() {}/*stubble>*/}
extension Box {
  mutating func move(from other: inout Box<Element>, _ element: Element) -> Element {/*<stubble*/ if let _move = Self._move { return _move(&other, element) } else {/*stubble>*/ other.count -= 1; count += 1; return element /*<stubble*/} /*stubble>*/}
  func copy() -> Box<Element> {/*<stubble*/ if let _copy = Self._copy { _copy() } else {/*stubble>*/ Box(count: count) /*<stubble*/} /*stubble>*/}
/*<stubble*/static var _move: ((inout Box<Element>, Element) -> Element)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_move"] as? (inout Box<Element>, Element) -> Element } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_move"] = newValue } }; static var _copy: (() -> Box<Element>)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_copy"] as? () -> Box<Element> } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_copy"] = newValue } }/*stubble>*/}
extension Box where Element: Hashable {
  func same(as other: borrowing Box<Element>) -> Bool {/*<stubble*/ if let _same = Self._same { _same(other) } else {/*stubble>*/ other.count == count /*<stubble*/} /*stubble>*/}
/*<stubble*/static var _same: ((borrowing Box<Element>) -> Bool)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_same"] as? (borrowing Box<Element>) -> Bool } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_same"] = newValue } }/*stubble>*/}
struct Formats {
  struct Codec {}
  /*<stubble @Stubbable*//*stubble>*/
  struct Table/*<stubble*/: Swift.CustomReflectable/*stubble>*/ { var rows/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _rows) init(initialValue) { _rows = initialValue } get { if let _getRows { return _getRows() } else { return _rows } } set { if let _setRows { _setRows(newValue) } else { _rows = newValue } } _modify { if _getRows == nil && _setRows == nil { yield &_rows } else { var value = self.rows; yield &value; self.rows = value } } }/*stubble>*/ /*<stubble*/; private var _rows: Int; nonisolated(unsafe) var _getRows: (() -> Int)? = nil; nonisolated(unsafe) var _setRows: ((Int) -> Void)? = nil; init(rows: Int = 1) { self._rows = rows }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("rows", self._rows as Any)), displayStyle: .struct) }/*stubble>*/}
}
typealias Codec = [Int]
extension Formats.Table {
  func read(_ codec: Codec) -> Int {/*<stubble*/ if let _read = Self._read { _read(codec) } else {/*stubble>*/ rows + codec.count /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _read: ((Codec) -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class Shelf<Item> {/*<stubble*/@exclusivity(unchecked) var _sum: (([Item]) -> Item)? = nil/*stubble>*/}
extension Shelf where Item == Int {
  func sum(_ items: Item...) -> Item {/*<stubble*/ if let _sum { _sum(items) } else {/*stubble>*/ items.reduce(0, +) /*<stubble*/} /*stubble>*/}
}/*<stubble*/; nonisolated(unsafe) private var _stubbleStatics: [ObjectIdentifier: [String: Any]] = [:]/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: f1017d38 975f 8ed7 29fc 1c9f ff98 8387 ac29 ff98 b535 ff98 9f8d 96e7 ff98 a492 975f 7d3a 8ed7 0159 e4cd bc75 ff98 26ab 975f 123d 724c ff98 8af4 *//*stubble>*/