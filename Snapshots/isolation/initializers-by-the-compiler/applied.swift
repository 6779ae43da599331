@globalActor actor Storage { static let shared = Storage() }

@Storage func storedNumber() -> Int { 5 }

/*<stubble @Stubbable*//*stubble>*/ @Storage
class Shelf {
    /*<stubble*/private /*stubble>*/var /*<stubble count*/_count/*stubble>*/ = 1
    /*<stubble*/private /*stubble>*/var /*<stubble names*/_names/*stubble>*/: [String] = []
    /*<stubble*/private /*stubble>*/var /*<stubble label*/_label/*stubble>*/: String?
    /*<stubble*/private /*stubble>*/let /*<stubble limit*/_limit/*stubble>*/: Int = 9
    func add(_ name: String) {/*<stubble*/ if let _add { _add(name) } else {/*stubble>*/ names.append(name) /*<stubble*/} /*stubble>*/}
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if _getCount == nil && _setCount == nil { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) var _getCount: (@Storage () -> Int)? = nil; @exclusivity(unchecked) var _setCount: (@Storage (Int) -> Void)? = nil; var names: [String] { get { if let _getNames { return _getNames() } else { return _names } } set { if let _setNames { _setNames(newValue) } else { _names = newValue } } _modify { if _getNames == nil && _setNames == nil { yield &_names } else { var value = self.names; yield &value; self.names = value } } }; @exclusivity(unchecked) var _getNames: (@Storage () -> [String])? = nil; @exclusivity(unchecked) var _setNames: (@Storage ([String]) -> Void)? = nil; var label: String? { get { if let _getLabel { return _getLabel() } else { return _label } } set { if let _setLabel { _setLabel(newValue) } else { _label = newValue } } _modify { if _getLabel == nil && _setLabel == nil { yield &_label } else { var value = self.label; yield &value; self.label = value } } }; @exclusivity(unchecked) var _getLabel: (@Storage () -> String?)? = nil; @exclusivity(unchecked) var _setLabel: (@Storage (String?) -> Void)? = nil; nonisolated var limit: Int { if let _getLimit { return _getLimit() } else { return _limit } }; @exclusivity(unchecked) nonisolated(unsafe) var _getLimit: (() -> Int)? = nil; @exclusivity(unchecked) var _add: (@Storage (String) -> Void)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/ @Storage
final class TopShelf: Shelf {
    /*<stubble*/private /*stubble>*/var /*<stubble height*/_height/*stubble>*/ = 2
    override func add(_ name: String) {/*<stubble*/ if let _add { _add(name) } else {/*stubble>*/ super.add(name + "!") /*<stubble*/} /*stubble>*/}
/*<stubble*/var height: Int { get { if let _getHeight { return _getHeight() } else { return _height } } set { if let _setHeight { _setHeight(newValue) } else { _height = newValue } } _modify { if _getHeight == nil && _setHeight == nil { yield &_height } else { var value = self.height; yield &value; self.height = value } } }; @exclusivity(unchecked) var _getHeight: (@Storage () -> Int)? = nil; @exclusivity(unchecked) var _setHeight: (@Storage (Int) -> Void)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/ @MainActor
final class Cover {
    /*<stubble*/private /*stubble>*/var /*<stubble pages*/_pages/*stubble>*/ = [1] { didSet { print("pages") } }
    /*<stubble*/private /*stubble>*/lazy var /*<stubble last*/_last/*stubble>*/ = 4
    @Storage /*<stubble*/private /*stubble>*/var /*<stubble stored*/_stored/*stubble>*/ = 3
    convenience init(page: Int) { self.init() }
    func turn() {/*<stubble*/ if let _turn { _turn() } else {/*stubble>*/ pages.append(last) /*<stubble*/} /*stubble>*/}
/*<stubble*/var pages: [Int] { get { if let _getPages { return _getPages() } else { return _pages } } set { if let _setPages { _setPages(newValue) } else { _pages = newValue } } _modify { if _getPages == nil && _setPages == nil { yield &_pages } else { var value = self.pages; yield &value; self.pages = value } } }; @exclusivity(unchecked) var _getPages: (@MainActor () -> [Int])? = nil; @exclusivity(unchecked) var _setPages: (@MainActor ([Int]) -> Void)? = nil; var last: Int { get { if let _getLast { return _getLast() } else { return _last } } set { if let _setLast { _setLast(newValue) } else { _last = newValue } } _modify { if _getLast == nil && _setLast == nil { yield &_last } else { var value = self.last; yield &value; self.last = value } } }; @exclusivity(unchecked) var _getLast: (@MainActor () -> Int)? = nil; @exclusivity(unchecked) var _setLast: (@MainActor (Int) -> Void)? = nil; @Storage var stored: Int { get { if let _getStored { return _getStored() } else { return _stored } } set { if let _setStored { _setStored(newValue) } else { _stored = newValue } } _modify { if _getStored == nil && _setStored == nil { yield &_stored } else { var value = self.stored; yield &value; self.stored = value } } }; @exclusivity(unchecked) nonisolated(unsafe) var _getStored: (@Storage () -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _setStored: (@Storage (Int) -> Void)? = nil; @exclusivity(unchecked) var _turn: (@MainActor () -> Void)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/ @Storage
final class Isolated {
    var number = storedNumber()
    /*<stubble*/private /*stubble>*/var /*<stubble other*/_other/*stubble>*/: Int? = 2
/*<stubble*/var other: Int? { get { if let _getOther { return _getOther() } else { return _other } } set { if let _setOther { _setOther(newValue) } else { _other = newValue } } _modify { if _getOther == nil && _setOther == nil { yield &_other } else { var value = self.other; yield &value; self.other = value } } }; @exclusivity(unchecked) var _getOther: (@Storage () -> Int?)? = nil; @exclusivity(unchecked) var _setOther: (@Storage (Int?) -> Void)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/ @Storage
struct ShelfLabel {
    /*<stubble var*/nonisolated var/*stubble>*/ text/*<stubble*/: String/*stubble>*/ = "a"/*<stubble*/ { @storageRestrictions(initializes: _text) init(initialValue) { _text = initialValue } get { if let _getText { return _getText() } else { return _text } } set { if let _setText { _setText(newValue) } else { _text = newValue } } _modify { if _getText == nil && _setText == nil { yield &_text } else { var value = self.text; yield &value; self.text = value } } }/*stubble>*/
    /*<stubble var*/nonisolated var/*stubble>*/ size: Int?/*<stubble*/ { @storageRestrictions(initializes: _size) init(initialValue) { _size = initialValue } get { if let _getSize { return _getSize() } else { return _size } } set { if let _setSize { _setSize(newValue) } else { _size = newValue } } _modify { if _getSize == nil && _setSize == nil { yield &_size } else { var value = self.size; yield &value; self.size = value } } }/*stubble>*/
    /*<stubble*/private /*stubble>*/let /*<stubble weight*/_weight/*stubble>*/ = 2
    func longer() -> String {/*<stubble*/ if let _longer { _longer() } else {/*stubble>*/ text + text /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _text: String; nonisolated(unsafe) var _getText: (() -> String)? = nil; nonisolated(unsafe) var _setText: ((String) -> Void)? = nil; private var _size: Int?; nonisolated(unsafe) var _getSize: (() -> Int?)? = nil; nonisolated(unsafe) var _setSize: ((Int?) -> Void)? = nil; nonisolated var weight: Int { if let _getWeight { return _getWeight() } else { return _weight } }; nonisolated(unsafe) var _getWeight: (() -> Int)? = nil; var _longer: (@Storage () -> String)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/ @MainActor
final class Closing {
    /*<stubble*/private /*stubble>*/var /*<stubble count*/_count/*stubble>*/ = 1
    /*<stubble*/private /*stubble>*/var /*<stubble list*/_list/*stubble>*/: [Int] = [1]
    isolated deinit {
        /*<stubble count*/_count/*stubble>*/ += 1
        /*<stubble list*/_list/*stubble>*/.append(/*<stubble count*/_count/*stubble>*/)
        print("closing", /*<stubble list*/_list/*stubble>*/, describe())
    }
    func describe() -> String {/*<stubble*/ if let _describe { _describe() } else {/*stubble>*/ "count \(count)" /*<stubble*/} /*stubble>*/}
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if _getCount == nil && _setCount == nil { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) var _getCount: (@MainActor () -> Int)? = nil; @exclusivity(unchecked) var _setCount: (@MainActor (Int) -> Void)? = nil; var list: [Int] { get { if let _getList { return _getList() } else { return _list } } set { if let _setList { _setList(newValue) } else { _list = newValue } } _modify { if _getList == nil && _setList == nil { yield &_list } else { var value = self.list; yield &value; self.list = value } } }; @exclusivity(unchecked) var _getList: (@MainActor () -> [Int])? = nil; @exclusivity(unchecked) var _setList: (@MainActor ([Int]) -> Void)? = nil; @exclusivity(unchecked) var _describe: (@MainActor () -> String)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/ @MainActor
final class ClosingAnywhere {
    /*<stubble*/private /*stubble>*/nonisolated let /*<stubble id*/_id/*stubble>*/: Int = 3
    /*<stubble*/private /*stubble>*/var /*<stubble count*/_count/*stubble>*/: Int = 1
    /*<stubble*/private /*stubble>*/var /*<stubble last*/_last/*stubble>*/: (@Sendable () -> Void)? = { print("last") }
    deinit {
        print("closing", /*<stubble id*/_id/*stubble>*/, /*<stubble count*/_count/*stubble>*/)
        /*<stubble last?*/_last?/*stubble>*/()
    }
/*<stubble*/nonisolated var id: Int { if let _getId { return _getId() } else { return _id } }; @exclusivity(unchecked) nonisolated(unsafe) var _getId: (@Sendable () -> Int)? = nil; var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if _getCount == nil && _setCount == nil { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) var _getCount: (@MainActor () -> Int)? = nil; @exclusivity(unchecked) var _setCount: (@MainActor (Int) -> Void)? = nil; var last: (@Sendable () -> Void)? { get { if let _getLast { return _getLast() } else { return _last } } set { if let _setLast { _setLast(newValue) } else { _last = newValue } } _modify { if _getLast == nil && _setLast == nil { yield &_last } else { var value = self.last; yield &value; self.last = value } } }; @exclusivity(unchecked) var _getLast: (@MainActor () -> (@Sendable () -> Void)?)? = nil; @exclusivity(unchecked) var _setLast: (@MainActor ((@Sendable () -> Void)?) -> Void)? = nil/*stubble>*/}

#if swift(>=6)
func makeShelves() -> (Shelf, TopShelf, Cover, ShelfLabel) { (Shelf(), TopShelf(), Cover(), ShelfLabel()) }
#else
@MainActor func makeCover() -> Cover { Cover() }
@Storage func makeShelves() async -> (Shelf, TopShelf, Cover, ShelfLabel) {
    (Shelf(), TopShelf(), await makeCover(), ShelfLabel())
}
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c5e3912b 975f b750 8e0e b750 1725 b750 7434 b750 744a 99a0 ff98 51ad 975f b750 403f 99a0 ff98 16c8 975f b750 ecc2 b750 e287 b750 460d 0d83 ff98 447d 975f b750 2126 6691 975f 30ef 3fd8 2c9b 30ef 233a b750 107b f448 ff98 021e 975f b750 8e0e b750 cc25 8e0e cc25 8e0e cc25 6a33 ff98 f93c 975f b750 77c0 b750 8e0e b750 e287 77c0 8e0e cbb0 691b *//*stubble>*/