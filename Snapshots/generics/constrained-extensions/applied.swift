class Shelf<Item> {
    var items: [Item] = []
/*<stubble*/var _unique: (() async throws -> Any)? = nil; var _counted: ((Any) -> Any)? = nil; var _first: (() -> Any)? = nil; var _wrapped: (() -> [Wrapped<Item>])? = nil; var _getAll: (() -> Any)? = nil; var _setAll: ((Any) -> Void)? = nil; var _getIds: (() -> Any)? = nil/*stubble>*/}
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
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 020221e2 dd04 5b6e 2ae3 ff98 5b6e 99d7 65c2 ff98 5b6e 31f4 ff98 5b6e 3c71 ff98 944b 774d ff98 54e4 ff98 944b 4214 ff98 *//*stubble>*/