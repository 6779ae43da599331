// @Stubbable
final class PackedValues<each Value> {
  typealias Values = (repeat each Value)
  var values: (repeat each Value)
  var named: (count: Int, values: Values)
  /*<stubble let*/var/*stubble>*/ first: (repeat each Value)/*<stubble*/ { @storageRestrictions(initializes: _first) init(initialValue) { _first = initialValue } get { if let _getFirst { return _getFirst() } else { return _first } } }/*stubble>*//*<stubble*/; private let _first: (repeat each Value)/*stubble>*/
  private(set) var latest: Values { didSet { changes += 1 } }
  var changes/*<stubble*/: Int/*stubble>*/ = 0/*<stubble*/ { @storageRestrictions(initializes: _changes) init(initialValue) { _changes = initialValue } get { if let _getChanges { return _getChanges() } else { return _changes } } set { if let _setChanges { _setChanges(newValue) } else { _changes = newValue } } _modify { if case nil = _getChanges, case nil = _setChanges { yield &_changes } else { var value = self.changes; yield &value; self.changes = value } } }/*stubble>*/
  var list: [(repeat each Value)] = []/*<stubble*/ { @storageRestrictions(initializes: _list) init(initialValue) { _list = initialValue } get { if let _getList { return _getList() } else { return _list } } set { if let _setList { _setList(newValue) } else { _list = newValue } } _modify { if case nil = _getList, case nil = _setList { yield &_list } else { var value = self.list; yield &value; self.list = value } } }/*stubble>*/
  init(_ value: repeat each Value) {
    values = (repeat each value)
    /*<stubble first*/_first/*stubble>*/ = (repeat each value)
    latest = (repeat each value)
    named = (1, (repeat each value))
  }
  func all() -> (repeat each Value) {/*<stubble*/ if let _all { _all() } else {/*stubble>*/ values /*<stubble*/} /*stubble>*/}
  func replace(_ new: (repeat each Value)) { latest = (repeat each new) }
  func take(_ new: Values, at index: Int) -> Int { list.append(new); return list.count + index }
  func apply(_ body: ((repeat each Value)) -> Int) -> Int { body((repeat each values)) }
  func make(_ body: () -> (repeat each Value)) -> Int {/*<stubble*/ if let _make { return _make(body) } else {/*stubble>*/ list.append(body()); return list.count /*<stubble*/} /*stubble>*/}
  func count(_ lists: [(repeat each Value)]) -> Int {/*<stubble*/ if let _count { _count(lists) } else {/*stubble>*/ lists.count /*<stubble*/} /*stubble>*/}
  subscript(values: Values) -> Int { 3 }
  subscript(index: Int) -> (repeat each Value) {/*<stubble*/ if let _getSubscript { _getSubscript(index) } else {/*stubble>*/ list[index] /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _getFirst: (() -> (repeat each Value))? = nil; private var _changes: Int; @exclusivity(unchecked) var _getChanges: (() -> Int)? = nil; @exclusivity(unchecked) var _setChanges: ((Int) -> Void)? = nil; private var _list: [(repeat each Value)]; @exclusivity(unchecked) var _getList: (() -> [(repeat each Value)])? = nil; @exclusivity(unchecked) var _setList: (([(repeat each Value)]) -> Void)? = nil; @exclusivity(unchecked) var _all: (() -> (repeat each Value))? = nil; @exclusivity(unchecked) var _make: ((() -> (repeat each Value)) -> Int)? = nil; @exclusivity(unchecked) var _count: (([(repeat each Value)]) -> Int)? = nil; @exclusivity(unchecked) var _getSubscript: ((Int) -> (repeat each Value))? = nil/*stubble>*/}

// @Stubbable
struct PackedPair<each Value>/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var values: (repeat each Value)
  func size() -> Int {/*<stubble*/ if let _size { _size() } else {/*stubble>*/ MemoryLayout<(repeat each Value)>.size /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _size: (() -> Int)? = nil; init(values: (repeat each Value)) { self.values = values }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("values", self.values as Any)), displayStyle: .struct) }/*stubble>*/}

// @Stubbable
struct PackedChecks<each Value> {
  /*<stubble let*/var/*stubble>*/ checks: (repeat (each Value) -> Bool)/*<stubble*/ { @storageRestrictions(initializes: _checks) init(initialValue) { _checks = initialValue } get { if let _getChecks { return _getChecks() } else { return _checks } } }/*stubble>*/
  var name/*<stubble*/: String/*stubble>*/ = "checks"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
  func label() -> String {/*<stubble*/ if let _label { _label() } else {/*stubble>*/ name + "!" /*<stubble*/} /*stubble>*/}
/*<stubble*/private let _checks: (repeat (each Value) -> Bool); var _getChecks: (() -> (repeat (each Value) -> Bool))? { get { _stubbleObject?.closures._getChecks } set { _stubbleCopy.closures._getChecks = newValue } }; private var _name: String; var _getName: (() -> String)? { get { _stubbleObject?.closures._getName } set { _stubbleCopy.closures._getName = newValue } }; var _setName: ((String) -> Void)? { get { _stubbleObject?.closures._setName } set { _stubbleCopy.closures._setName = newValue } }; var _label: (() -> String)? { get { _stubbleObject?.closures._label } set { _stubbleCopy.closures._label = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getChecks: (() -> (repeat (each Value) -> Bool))?, _getName: (() -> String)?, _setName: ((String) -> Void)?, _label: (() -> String)?) = (nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(checks: (repeat (each Value) -> Bool), name: String = "checks") { self._checks = checks; self._name = name }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d841770b 10eb 27ec bce6 8ed7 dc0e 6b7a 4d5e 6a29 ff98 c5ef ff98 0c06 ff98 b159 ff98 b763 7d3a 0f13 ff98 f90a 10eb f155 3fd8 a105 f5b8 ff98 ee26 *//*stubble>*/