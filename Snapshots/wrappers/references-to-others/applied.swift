@propertyWrapper struct Weighed<Value: Equatable>: Equatable {
    var wrappedValue: Value
    var projectedValue: [Value] { [wrappedValue] }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/*<stubble @Stubbable*//*stubble>*/
struct Parcel: Equatable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    @Weighed /*<stubble*/private /*stubble>*/var /*<stubble grams*/_gramsStub/*stubble>*/ = 5
    @Weighed /*<stubble*/private /*stubble>*//*<stubble private*//*stubble>*/ var /*<stubble zone*/_zoneStub/*stubble>*/ = "a"
    var rest: [Parcel] = []/*<stubble*/ { @storageRestrictions(initializes: _rest) init(initialValue) { _rest = initialValue } get { if let _getRest { return _getRest() } else { return _rest } } set { if let _setRest { _setRest(newValue) } else { _rest = newValue } } _modify { if case nil = _getRest, case nil = _setRest { yield &_rest } else { var value = self.rest; yield &value; self.rest = value } } }/*stubble>*/

    init(grams: Int) { /*<stubble self.grams*/self._gramsStub/*stubble>*/ = grams }
    init(copy other: Parcel, zone: String) {
        /*<stubble _grams*/__gramsStub/*stubble>*/ = /*<stubble other._grams*/other.__gramsStub/*stubble>*/
        /*<stubble _zone*/__zoneStub/*stubble>*/ = /*<stubble other._zone*/other.__zoneStub/*stubble>*/
        /*<stubble self.zone*/self._zoneStub/*stubble>*/ += zone
    }
    static func == (lhs: Parcel, rhs: Parcel) -> Bool { /*<stubble lhs._grams*/lhs.__gramsStub/*stubble>*/ == /*<stubble rhs._grams*/rhs.__gramsStub/*stubble>*/ && /*<stubble lhs.$zone*/lhs.$_zoneStub/*stubble>*/ == /*<stubble rhs.$zone*/rhs.$_zoneStub/*stubble>*/ }
    func heavier(_ other: Parcel?) -> Bool {/*<stubble*/ if let _heavier { _heavier(other) } else {/*stubble>*/ (/*<stubble other?.$grams*/other?.$_gramsStub/*stubble>*/[0] ?? 0) < /*<stubble $grams*/$_gramsStub/*stubble>*/[0] /*<stubble*/} /*stubble>*/}
/*<stubble*/var grams: Int { get { if let _getGrams { return _getGrams() } else { return _gramsStub } } set { if let _setGrams { _setGrams(newValue) } else { _gramsStub = newValue } } _modify { if case nil = _getGrams, case nil = _setGrams { yield &_gramsStub } else { var value = self.grams; yield &value; self.grams = value } } }; var _getGrams: (() -> Int)? { get { _stubbleObject?.closures._getGrams } set { _stubbleCopy.closures._getGrams = newValue } }; var _setGrams: ((Int) -> Void)? { get { _stubbleObject?.closures._setGrams } set { _stubbleCopy.closures._setGrams = newValue } }; private var zone: String { get { if let _getZone { return _getZone() } else { return _zoneStub } } set { if let _setZone { _setZone(newValue) } else { _zoneStub = newValue } } _modify { if case nil = _getZone, case nil = _setZone { yield &_zoneStub } else { var value = self.zone; yield &value; self.zone = value } } }; var _getZone: (() -> String)? { get { _stubbleObject?.closures._getZone } set { _stubbleCopy.closures._getZone = newValue } }; var _setZone: ((String) -> Void)? { get { _stubbleObject?.closures._setZone } set { _stubbleCopy.closures._setZone = newValue } }; private var _rest: [Parcel]; var _getRest: (() -> [Parcel])? { get { _stubbleObject?.closures._getRest } set { _stubbleCopy.closures._getRest = newValue } }; var _setRest: (([Parcel]) -> Void)? { get { _stubbleObject?.closures._setRest } set { _stubbleCopy.closures._setRest = newValue } }; var _heavier: ((Parcel?) -> Bool)? { get { _stubbleObject?.closures._heavier } set { _stubbleCopy.closures._heavier = newValue } }; var _zones: (() -> [String])? { get { _stubbleObject?.closures._zones } set { _stubbleCopy.closures._zones = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getGrams: (() -> Int)?, _setGrams: ((Int) -> Void)?, _getZone: (() -> String)?, _setZone: ((String) -> Void)?, _getRest: (() -> [Parcel])?, _setRest: (([Parcel]) -> Void)?, _heavier: ((Parcel?) -> Bool)?, _zones: (() -> [String])?) = (nil, nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("_grams", self.__gramsStub as Any), ("_zone", self.__zoneStub as Any), ("rest", self._rest as Any)), displayStyle: .struct) }/*stubble>*/}

extension Parcel {
    func zones() -> [String] {/*<stubble*/ if let _zones { return _zones() } else {/*stubble>*/
        let first = rest.first ?? self
        let own = Parcel(copy: first, zone: "!")
        return /*<stubble own.$zone*/own.$_zoneStub/*stubble>*/ + [/*<stubble own._zone*/own.__zoneStub/*stubble>*/.wrappedValue, zone]
    /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d6482d9d 975f 3d75 b750 a0ca b750 1a23 80fc d637 5905 30a0 70d7 1e31 1edb 8471 3e35 8a11 b78a 7455 e753 2320 8f4a ff98 ad2f 1ee6 892a ccff ff98 *//*stubble>*/