class Shelf<Item> {
    var items: [Item] = []
/*<stubble*/@exclusivity(unchecked) var _unique: (() async throws -> Any)? = nil; @exclusivity(unchecked) var _counted: ((Any) -> Any)? = nil; @exclusivity(unchecked) var _first: (() -> Any)? = nil; @exclusivity(unchecked) var _wrapped: (() -> [Wrapped<Item>])? = nil; @exclusivity(unchecked) var _getAll: (() -> Any)? = nil; @exclusivity(unchecked) var _setAll: ((Any) -> Void)? = nil; @exclusivity(unchecked) var _getIds: (() -> Any)? = nil/*stubble>*/}
struct Unique<Element: Hashable> { var element: Element }
struct Wrapped<Element> { var element: Element }

extension Shelf where Item: Hashable {
    /*<stubble @StubbableFunction*//*stubble>*/
    func unique() async throws -> Set<Item> {/*<stubble*/ if let _unique { try await _unique() as! Set<Item> } else {/*stubble>*/ Set(items) /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/
    func counted(_ wanted: Set<Item>) -> [Item: Int] {/*<stubble*/ if let _counted { return _counted(wanted) as! [Item: Int] } else {/*stubble>*/ /*<stubble*/return /*stubble>*/wanted.reduce(into: [:]) { $0[$1] = 1 } /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/
    func first() -> Unique<Item>? {/*<stubble*/ if let _first { _first() as! Unique<Item>? } else {/*stubble>*/ items.first.map(Unique.init) /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableFunction*//*stubble>*/
    func wrapped() -> [Wrapped<Item>] {/*<stubble*/ if let _wrapped { _wrapped() } else {/*stubble>*/ items.map(Wrapped.init) /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/
    var all: Set<Item> {
        get {/*<stubble*/ if let _getAll { _getAll() as! Set<Item> } else {/*stubble>*/ Set(items) /*<stubble*/} /*stubble>*/}
        set {/*<stubble*/ if let _setAll { _setAll(newValue) } else {/*stubble>*/ items = Array(newValue) /*<stubble*/} /*stubble>*/}
    }
}
extension Shelf where Item: Identifiable {
    /*<stubble @StubbableProperty*//*stubble>*/
    var ids: [Item.ID] {/*<stubble*/ if let _getIds { _getIds() as! [Item.ID] } else {/*stubble>*/ items.map(\.id) /*<stubble*/} /*stubble>*/}
}
struct Labelled: Identifiable { var id: Int }

/*<stubble @Stubbable*//*stubble>*/
struct Lender<Item>/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var items: [Item] = []/*<stubble*/ { @storageRestrictions(initializes: _items) init(initialValue) { _items = initialValue } get { if let _getItems { return _getItems() } else { return _items } } set { if let _setItems { _setItems(newValue) } else { _items = newValue } } _modify { if _getItems == nil && _setItems == nil { yield &_items } else { var value = self.items; yield &value; self.items = value } } }/*stubble>*/
    func known<Other>(_ items: Set<Item>, _ more: Result<Item, any Error>, _ other: Other) -> Int {/*<stubble*/ if let _known { _known(items, more, other) } else {/*stubble>*/ items.count /*<stubble*/} /*stubble>*/}
    func keys<Other>(of table: [Item: Other]) -> [Item] {/*<stubble*/ if let _keys { _keys(table) } else {/*stubble>*/ Array(table.keys) /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _items: [Item]; nonisolated(unsafe) var _getItems: (() -> [Item])? = nil; nonisolated(unsafe) var _setItems: (([Item]) -> Void)? = nil; nonisolated(unsafe) var _known: ((Any, Result<Item, any Error>, Any) -> Int)? = nil; nonisolated(unsafe) var _keys: ((Any) -> [Item])? = nil; init(items: [Item] = []) { self._items = items }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("items", self._items as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Keyed<Key: Hashable, Value>/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var table: [Key: Value] = [:]/*<stubble*/ { @storageRestrictions(initializes: _table) init(initialValue) { _table = initialValue } get { if let _getTable { return _getTable() } else { return _table } } set { if let _setTable { _setTable(newValue) } else { _table = newValue } } _modify { if _getTable == nil && _setTable == nil { yield &_table } else { var value = self.table; yield &value; self.table = value } } }/*stubble>*/
    func lookup(_ keys: Set<Key>) -> [Key: Value] {/*<stubble*/ if let _lookup { return _lookup(keys) } else {/*stubble>*/ /*<stubble*/return /*stubble>*/table.filter { keys.contains($0.key) } /*<stubble*/} /*stubble>*/}
    static func made() -> Keyed<Key, Value> {/*<stubble*/ if let _made { _made() } else {/*stubble>*/ Keyed() /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _table: [Key: Value]; nonisolated(unsafe) var _getTable: (() -> [Key: Value])? = nil; nonisolated(unsafe) var _setTable: (([Key: Value]) -> Void)? = nil; nonisolated(unsafe) var _lookup: ((Set<Key>) -> [Key: Value])? = nil; static var _made: (() -> Keyed<Key, Value>)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Keyed.self)]?["_made"] as? () -> Keyed<Key, Value> } set { _stubbleStatics[ObjectIdentifier(Keyed.self), default: [:]]["_made"] = newValue } }; init(table: [Key: Value] = [:]) { self._table = table }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("table", self._table as Any)), displayStyle: .struct) }/*stubble>*/}/*<stubble*/; nonisolated(unsafe) private var _stubbleStatics: [ObjectIdentifier: [String: Any]] = [:]/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 17367d50 66c4 5b6e 2ae3 ff98 5b6e 99d7 65c2 ff98 5b6e 31f4 ff98 5b6e 3c71 ff98 944b 774d ff98 54e4 ff98 944b 4214 ff98 975f 7d3a 6b68 1458 ff98 ebd0 ff98 22a4 975f 7d3a 0766 2725 65c2 ff98 cf82 ff98 af8e 8af4 *//*stubble>*/