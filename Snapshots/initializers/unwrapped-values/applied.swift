protocol Plugging: AnyObject {
    func close()
}

final class Wire: Plugging {
    var count = 0
    func close() { count += 1 }
}

// @Stubbable
class Circuit {
    /*<stubble*/private /*stubble>*//*<stubble private*//*stubble>*/ var /*<stubble source*/_source/*stubble>*/: Wire! = nil
    /*<stubble*/private /*stubble>*/var /*<stubble target*/_target/*stubble>*/: Wire! = Wire()/*<stubble ,*/; private var/*stubble>*/ /*<stubble spare*/_spare/*stubble>*/: Wire! = Wire()
    /*<stubble let*/final var/*stubble>*/ all: [any Plugging]/*<stubble*/ { @storageRestrictions(initializes: _all) init(initialValue) { _all = initialValue } get { if let _getAll { return _getAll() } else { return _all } } }/*stubble>*/

    init() {
        /*<stubble source*/_source/*stubble>*/ = Wire()
        /*<stubble all*/_all/*stubble>*/ = [/*<stubble source*/_source/*stubble>*/, /*<stubble target*/_target/*stubble>*/, /*<stubble spare*/_spare/*stubble>*/]
        /*<stubble source*/_source/*stubble>*/.close()
        /*<stubble target*/_target/*stubble>*/.count += 2
        let closing: any Plugging = /*<stubble spare*/_spare/*stubble>*/
        closing.close()
    }

    func counts() -> [Int] {/*<stubble*/ if let _counts { _counts() } else {/*stubble>*/ [source.count, target.count, spare.count] /*<stubble*/} /*stubble>*/}

    deinit { print("after", /*<stubble target*/_target/*stubble>*/.count, /*<stubble all*/_all/*stubble>*/.count) }
/*<stubble*/private var source: Wire! { get { if let _getSource { return _getSource() } else { return _source } } set { if let _setSource { _setSource(newValue) } else { _source = newValue } } _modify { if case nil = _getSource, case nil = _setSource { yield &_source } else { var value = self.source; yield &value; self.source = value } } }; @exclusivity(unchecked) final var _getSource: (() -> Wire?)? = nil; @exclusivity(unchecked) final var _setSource: ((Wire?) -> Void)? = nil; var target: Wire! { get { if let _getTarget { return _getTarget() } else { return _target } } set { if let _setTarget { _setTarget(newValue) } else { _target = newValue } } _modify { if case nil = _getTarget, case nil = _setTarget { yield &_target } else { var value = self.target; yield &value; self.target = value } } }; @exclusivity(unchecked) final var _getTarget: (() -> Wire?)? = nil; @exclusivity(unchecked) final var _setTarget: ((Wire?) -> Void)? = nil; var spare: Wire! { get { if let _getSpare { return _getSpare() } else { return _spare } } set { if let _setSpare { _setSpare(newValue) } else { _spare = newValue } } _modify { if case nil = _getSpare, case nil = _setSpare { yield &_spare } else { var value = self.spare; yield &value; self.spare = value } } }; @exclusivity(unchecked) final var _getSpare: (() -> Wire?)? = nil; @exclusivity(unchecked) final var _setSpare: ((Wire?) -> Void)? = nil; final private let _all: [any Plugging]; @exclusivity(unchecked) final var _getAll: (() -> [any Plugging])? = nil; @exclusivity(unchecked) final var _counts: (() -> [Int])? = nil/*stubble>*/}

// @Stubbable
struct Battery/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/private /*stubble>*/var /*<stubble connection*/_connection/*stubble>*/: Wire! = Wire()
    /*<stubble*/private /*stubble>*/var /*<stubble size*/_size/*stubble>*/: Int! = 1

    func total() -> Int {/*<stubble*/ if let _total { _total() } else {/*stubble>*/ connection.count + size /*<stubble*/} /*stubble>*/}
/*<stubble*/var connection: Wire! { get { if let _getConnection { return _getConnection() } else { return _connection } } set { if let _setConnection { _setConnection(newValue) } else { _connection = newValue } } _modify { if case nil = _getConnection, case nil = _setConnection { yield &_connection } else { var value = self.connection; yield &value; self.connection = value } } }; var _getConnection: (() -> Wire?)? { get { _stubbleObject?.closures._getConnection } set { _stubbleCopy.closures._getConnection = newValue } }; var _setConnection: ((Wire?) -> Void)? { get { _stubbleObject?.closures._setConnection } set { _stubbleCopy.closures._setConnection = newValue } }; var size: Int! { get { if let _getSize { return _getSize() } else { return _size } } set { if let _setSize { _setSize(newValue) } else { _size = newValue } } _modify { if case nil = _getSize, case nil = _setSize { yield &_size } else { var value = self.size; yield &value; self.size = value } } }; var _getSize: (() -> Int?)? { get { _stubbleObject?.closures._getSize } set { _stubbleCopy.closures._getSize = newValue } }; var _setSize: ((Int?) -> Void)? { get { _stubbleObject?.closures._setSize } set { _stubbleCopy.closures._setSize = newValue } }; var _total: (() -> Int)? { get { _stubbleObject?.closures._total } set { _stubbleCopy.closures._total = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getConnection: (() -> Wire?)?, _setConnection: ((Wire?) -> Void)?, _getSize: (() -> Int?)?, _setSize: ((Int?) -> Void)?, _total: (() -> Int)?) = (nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(connection: Wire! = Wire(), size: Int! = 1) { self._connection = connection; self._size = size }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("connection", self._connection as Any), ("size", self._size as Any)), displayStyle: .struct) }/*stubble>*/}

// @Stubbable
struct Meter/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/private /*stubble>*/var /*<stubble connection*/_connection/*stubble>*/: Wire! = nil
    /*<stubble let*/var/*stubble>*/ first: any Plugging/*<stubble*/ { @storageRestrictions(initializes: _first) init(initialValue) { _first = initialValue } get { if let _getFirst { return _getFirst() } else { return _first } } }/*stubble>*/

    init(_ connection: Wire) {
        /*<stubble self.connection*/self._connection/*stubble>*/ = connection
        /*<stubble first*/_first/*stubble>*/ = /*<stubble self.connection*/self._connection/*stubble>*/
    }
/*<stubble*/var connection: Wire! { get { if let _getConnection { return _getConnection() } else { return _connection } } set { if let _setConnection { _setConnection(newValue) } else { _connection = newValue } } _modify { if case nil = _getConnection, case nil = _setConnection { yield &_connection } else { var value = self.connection; yield &value; self.connection = value } } }; nonisolated(unsafe) var _getConnection: (() -> Wire?)? = nil; nonisolated(unsafe) var _setConnection: ((Wire?) -> Void)? = nil; private let _first: any Plugging; nonisolated(unsafe) var _getFirst: (() -> any Plugging)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("connection", self._connection as Any), ("first", self._first as Any)), displayStyle: .struct) }/*stubble>*/}

// @Stubbable
struct Fuse {
    /*<stubble*/private /*stubble>*/lazy var /*<stubble limit*/_limit/*stubble>*/: Int! = nil
    /*<stubble*/private /*stubble>*/lazy var /*<stubble wire*/_wire/*stubble>*/: Wire! = Wire()
    var size/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _size) init(initialValue) { _size = initialValue } get { if let _getSize { return _getSize() } else { return _size } } set { if let _setSize { _setSize(newValue) } else { _size = newValue } } _modify { if case nil = _getSize, case nil = _setSize { yield &_size } else { var value = self.size; yield &value; self.size = value } } }/*stubble>*/
/*<stubble*/var limit: Int! { mutating get { if let _getLimit { return _getLimit() } else { return _limit } } set { if let _setLimit { _setLimit(newValue) } else { _limit = newValue } } _modify { if case nil = _getLimit, case nil = _setLimit { yield &_limit } else { var value = self.limit; yield &value; self.limit = value } } }; var _getLimit: (() -> Int?)? { get { _stubbleObject?.closures._getLimit } set { _stubbleCopy.closures._getLimit = newValue } }; var _setLimit: ((Int?) -> Void)? { get { _stubbleObject?.closures._setLimit } set { _stubbleCopy.closures._setLimit = newValue } }; var wire: Wire! { mutating get { if let _getWire { return _getWire() } else { return _wire } } set { if let _setWire { _setWire(newValue) } else { _wire = newValue } } _modify { if case nil = _getWire, case nil = _setWire { yield &_wire } else { var value = self.wire; yield &value; self.wire = value } } }; var _getWire: (() -> Wire?)? { get { _stubbleObject?.closures._getWire } set { _stubbleCopy.closures._getWire = newValue } }; var _setWire: ((Wire?) -> Void)? { get { _stubbleObject?.closures._setWire } set { _stubbleCopy.closures._setWire = newValue } }; private var _size: Int; var _getSize: (() -> Int)? { get { _stubbleObject?.closures._getSize } set { _stubbleCopy.closures._getSize = newValue } }; var _setSize: ((Int) -> Void)? { get { _stubbleObject?.closures._setSize } set { _stubbleCopy.closures._setSize = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getLimit: (() -> Int?)?, _setLimit: ((Int?) -> Void)?, _getWire: (() -> Wire?)?, _setWire: ((Wire?) -> Void)?, _getSize: (() -> Int)?, _setSize: ((Int) -> Void)?) = (nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(limit: Int?? = nil, wire: Wire?? = nil, size: Int = 1) { self._size = size; if let limit { self._limit = limit }; if let wire { self._wire = wire } }; init() {}/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 52a9d96c b750 1a23 c34d b750 f753 78f5 73ee 8507 8c65 c34d fe57 c34d f753 73ee c34d f753 73ee e758 ff98 f753 fe57 736e 7d3a b750 8462 b750 283f 815d ff98 809f 7d3a b750 8462 10eb 27ec d9e7 4d5e d9e7 7cad b750 744a b750 5a2c 8ed7 08fb f50e *//*stubble>*/