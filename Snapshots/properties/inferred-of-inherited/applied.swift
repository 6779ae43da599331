class Beast {
    static func born() -> Beast { Beast() }
    var parent: Beast { self }
    let name = "beast"
}
class Hound: Beast {}
class Crate<Thing> {
    var thing: Thing
    init(_ thing: Thing) { self.thing = thing }
    var same: Crate { self }
}
class NumberCrate: Crate<Int> {
    init() { super.init(1) }
}
protocol Outline { var corners: Int { get } }
extension Outline {
    func scaled() -> Outline { self }
}
struct Square: Outline { var corners = 4 }
struct DepotEntry { var text = "entry" }
protocol Depot {
    associatedtype DepotEntry
    func all() -> [DepotEntry]
}
extension Depot {
    func first() -> DepotEntry? { all().first }
}
struct NumberDepot: Depot {
    func all() -> [Int] { [1, 2] }
}
struct EntryDepot: Depot {
    typealias DepotEntry = String
    func all() -> [DepotEntry] { ["one"] }
    func last() -> DepotEntry? { all().last }
}
typealias PageTitle = String?
struct TitledPage { var title: PageTitle = "title" }

/*<stubble @Stubbable*//*stubble>*/
class Inherited {
    var born/*<stubble*/: Beast/*stubble>*/ = Hound.born()/*<stubble*/ { @storageRestrictions(initializes: _born) init(initialValue) { _born = initialValue } get { if let _getBorn { return _getBorn() } else { return _born } } set { if let _setBorn { _setBorn(newValue) } else { _born = newValue } } _modify { if case nil = _getBorn, case nil = _setBorn { yield &_born } else { var value = self.born; yield &value; self.born = value } } }/*stubble>*//*<stubble*/; final private var _born: Beast/*stubble>*/
    var parent/*<stubble*/: Beast/*stubble>*/ = Hound().parent/*<stubble*/ { @storageRestrictions(initializes: _parent) init(initialValue) { _parent = initialValue } get { if let _getParent { return _getParent() } else { return _parent } } set { if let _setParent { _setParent(newValue) } else { _parent = newValue } } _modify { if case nil = _getParent, case nil = _setParent { yield &_parent } else { var value = self.parent; yield &value; self.parent = value } } }/*stubble>*//*<stubble*/; final private var _parent: Beast/*stubble>*/
    var crate = NumberCrate().same
    var outline/*<stubble*/: Outline/*stubble>*/ = Square().scaled()/*<stubble*/ { @storageRestrictions(initializes: _outline) init(initialValue) { _outline = initialValue } get { if let _getOutline { return _getOutline() } else { return _outline } } set { if let _setOutline { _setOutline(newValue) } else { _outline = newValue } } _modify { if case nil = _getOutline, case nil = _setOutline { yield &_outline } else { var value = self.outline; yield &value; self.outline = value } } }/*stubble>*//*<stubble*/; final private var _outline: Outline/*stubble>*/
    var first = NumberDepot().first()
    var last/*<stubble*/: EntryDepot.DepotEntry?/*stubble>*/ = EntryDepot().last()/*<stubble*/ { @storageRestrictions(initializes: _last) init(initialValue) { _last = initialValue } get { if let _getLast { return _getLast() } else { return _last } } set { if let _setLast { _setLast(newValue) } else { _last = newValue } } _modify { if case nil = _getLast, case nil = _setLast { yield &_last } else { var value = self.last; yield &value; self.last = value } } }/*stubble>*/
    var title/*<stubble*/: PageTitle/*stubble>*/ = Optional(TitledPage())?.title/*<stubble*/ { @storageRestrictions(initializes: _title) init(initialValue) { _title = initialValue } get { if let _getTitle { return _getTitle() } else { return _title } } set { if let _setTitle { _setTitle(newValue) } else { _title = newValue } } _modify { if case nil = _getTitle, case nil = _setTitle { yield &_title } else { var value = self.title; yield &value; self.title = value } } }/*stubble>*/
    var chosen/*<stubble*/: TitledPage?/*stubble>*/ = { let page: TitledPage! = TitledPage(); return page }()/*<stubble*/ { @storageRestrictions(initializes: _chosen) init(initialValue) { _chosen = initialValue } get { if let _getChosen { return _getChosen() } else { return _chosen } } set { if let _setChosen { _setChosen(newValue) } else { _chosen = newValue } } _modify { if case nil = _getChosen, case nil = _setChosen { yield &_chosen } else { var value = self.chosen; yield &value; self.chosen = value } } }/*stubble>*/
/*<stubble*/@exclusivity(unchecked) final var _getBorn: (() -> Beast)? = nil; @exclusivity(unchecked) final var _setBorn: ((Beast) -> Void)? = nil; @exclusivity(unchecked) final var _getParent: (() -> Beast)? = nil; @exclusivity(unchecked) final var _setParent: ((Beast) -> Void)? = nil; @exclusivity(unchecked) final var _getOutline: (() -> Outline)? = nil; @exclusivity(unchecked) final var _setOutline: ((Outline) -> Void)? = nil; final private var _last: Optional<EntryDepot.DepotEntry>; @exclusivity(unchecked) final var _getLast: (() -> EntryDepot.DepotEntry?)? = nil; @exclusivity(unchecked) final var _setLast: ((EntryDepot.DepotEntry?) -> Void)? = nil; final private var _title: PageTitle; @exclusivity(unchecked) final var _getTitle: (() -> PageTitle)? = nil; @exclusivity(unchecked) final var _setTitle: ((PageTitle) -> Void)? = nil; final private var _chosen: Optional<TitledPage>; @exclusivity(unchecked) final var _getChosen: (() -> TitledPage?)? = nil; @exclusivity(unchecked) final var _setChosen: ((TitledPage?) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8bc97c31 975f 2f82 c3af 2f53 2f82 4fc5 91ee ec1e 34f4 17cf 7c29 4bd3 9e6c e916 18e2 13f6 b56a *//*stubble>*/