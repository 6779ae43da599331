@globalActor actor Database { static let shared = Database() }

@Database
/*<stubble @Stubbable*//*stubble>*/
class Archive {
    var rows/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _rows) init(initialValue) { _rows = initialValue } get { if let _getRows { return _getRows() } else { return _rows } } set { if let _setRows { _setRows(newValue) } else { _rows = newValue } } _modify { if _getRows == nil && _setRows == nil { yield &_rows } else { var value = self.rows; yield &value; self.rows = value } } }/*stubble>*/
    /*<stubble*/private /*stubble>*/lazy var /*<stubble twice*/_twice/*stubble>*/ = 2
    /*<stubble*/private /*stubble>*/let /*<stubble limit*/_limit/*stubble>*/ = 3
    /*<stubble*/private /*stubble>*/var /*<stubble watched*/_watched/*stubble>*/ = 4 { didSet { rows += oldValue } }
    func count() -> Int {/*<stubble*/ if let _count { _count() } else {/*stubble>*/ rows + limit + twice + watched /*<stubble*/} /*stubble>*/}
    nonisolated init() {}
/*<stubble*/private var _rows: Int; @exclusivity(unchecked) var _getRows: (@Database () -> Int)? = nil; @exclusivity(unchecked) var _setRows: (@Database (Int) -> Void)? = nil; var twice: Int { get { if let _getTwice { return _getTwice() } else { return _twice } } set { if let _setTwice { _setTwice(newValue) } else { _twice = newValue } } _modify { if _getTwice == nil && _setTwice == nil { yield &_twice } else { var value = self.twice; yield &value; self.twice = value } } }; @exclusivity(unchecked) var _getTwice: (@Database () -> Int)? = nil; @exclusivity(unchecked) var _setTwice: (@Database (Int) -> Void)? = nil; nonisolated var limit: Int { if let _getLimit { return _getLimit() } else { return _limit } }; @exclusivity(unchecked) nonisolated(unsafe) var _getLimit: (() -> Int)? = nil; var watched: Int { get { if let _getWatched { return _getWatched() } else { return _watched } } set { if let _setWatched { _setWatched(newValue) } else { _watched = newValue } } _modify { if _getWatched == nil && _setWatched == nil { yield &_watched } else { var value = self.watched; yield &value; self.watched = value } } }; @exclusivity(unchecked) var _getWatched: (@Database () -> Int)? = nil; @exclusivity(unchecked) var _setWatched: (@Database (Int) -> Void)? = nil; @exclusivity(unchecked) var _count: (@Database () -> Int)? = nil/*stubble>*/}

final class Records: Sendable {
    @Database /*<stubble @StubbableProperty*//*stubble>*/ /*<stubble*/private /*stubble>*/var /*<stubble stored*/_stored/*stubble>*/: Int = 1
    @Database /*<stubble @StubbableProperty*//*stubble>*/ /*<stubble*/private /*stubble>*/static var /*<stubble ofType*/_ofType/*stubble>*/: Int = 2
    @Database /*<stubble @StubbableProperty*//*stubble>*/ var computed: Int {/*<stubble*/ if let _getComputed { _getComputed() } else {/*stubble>*/ stored + 1 /*<stubble*/} /*stubble>*/}
    @Database /*<stubble @StubbableProperty*//*stubble>*/ /*<stubble*/private /*stubble>*/weak var /*<stubble other*/_other/*stubble>*/: Records? = nil
    @Database /*<stubble @StubbableProperty*//*stubble>*/ /*<stubble*/private /*stubble>*/let /*<stubble constant*/_constant/*stubble>*/: Int = 6
    @Database /*<stubble @StubbableFunction*//*stubble>*/ func call() -> Int {/*<stubble*/ if let _call { _call() } else {/*stubble>*/ stored /*<stubble*/} /*stubble>*/}
/*<stubble*/@Database var stored: Int { get { if let _getStored { return _getStored() } else { return _stored } } set { if let _setStored { _setStored(newValue) } else { _stored = newValue } } _modify { if _getStored == nil && _setStored == nil { yield &_stored } else { var value = self.stored; yield &value; self.stored = value } } }; @exclusivity(unchecked) nonisolated(unsafe) var _getStored: (@Database () -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _setStored: (@Database (Int) -> Void)? = nil; @Database static var ofType: Int { get { if let _getOfType { return _getOfType() } else { return _ofType } } set { if let _setOfType { _setOfType(newValue) } else { _ofType = newValue } } _modify { if _getOfType == nil && _setOfType == nil { yield &_ofType } else { var value = self.ofType; yield &value; self.ofType = value } } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getOfType: (@Database () -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _setOfType: (@Database (Int) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _getComputed: (@Database () -> Int)? = nil; @Database var other: Records? { get { if let _getOther { return _getOther() } else { return _other } } set { if let _setOther { _setOther(newValue) } else { _other = newValue } } }; @exclusivity(unchecked) nonisolated(unsafe) var _getOther: (@Database () -> Records?)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _setOther: (@Database (Records?) -> Void)? = nil; nonisolated var constant: Int { if let _getConstant { return _getConstant() } else { return _constant } }; @exclusivity(unchecked) nonisolated(unsafe) var _getConstant: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _call: (@Database () -> Int)? = nil/*stubble>*/}

@MainActor
/*<stubble @Stubbable*//*stubble>*/
final class Form {
    @Database func save() -> Int {/*<stubble*/ if let _save { _save() } else {/*stubble>*/ 5 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) var _save: (@Database () -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
actor Inbox {
    @Database func sync() -> Int {/*<stubble*/ if let _sync { _sync() } else {/*stubble>*/ 9 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) var _sync: (@Database () -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b9ac091f 975f 8ed7 0159 b750 81b2 b750 744a b750 51bb c162 ff98 6330 944b b750 460d 944b b750 06cd 944b 816f ff98 944b b750 2126 944b b750 6332 5b6e 24aa ff98 7da0 975f 8c9f ff98 6675 975f e3ac ff98 d7f1 *//*stubble>*/