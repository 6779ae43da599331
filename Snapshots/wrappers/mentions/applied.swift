@propertyWrapper struct Watched<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: String { "watched \(wrappedValue)" }
}
@propertyWrapper struct Seen<Value> {
    @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set { fatalError() } }
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Seen<Value>>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set { owner[keyPath: storage].value = newValue }
    }
}
@propertyWrapper struct Spent {
    private var value = 0
    var wrappedValue: Int { mutating get { value += 1; return value } }
}
/*<stubble @Stubbable*//*stubble>*/
class Station {
    @Watched var elsewhere = 1
    @Watched var inSubclass = 2
    @Watched var inFunction = 3
    @Watched /*<stubble*/private /*stubble>*//*<stubble private*//*stubble>*/ var /*<stubble own*/_ownStub/*stubble>*/ = 4
    @Seen var seen = 5
    @Spent var spent: Int
    private var _own2/*<stubble*/: Int/*stubble>*/ = 6/*<stubble*/ { @storageRestrictions(initializes: __own2) init(initialValue) { __own2 = initialValue } get { if let _get_own2 { return _get_own2() } else { return __own2 } } set { if let _set_own2 { _set_own2(newValue) } else { __own2 = newValue } } _modify { if case nil = _get_own2, case nil = _set_own2 { yield &__own2 } else { var value = self._own2; yield &value; self._own2 = value } } }/*stubble>*//*<stubble*/; final private var __own2: Int/*stubble>*/
    private func parameter(@Watched _ inParameter: Int) -> String {/*<stubble*/ if let _parameter { _parameter(inParameter) } else {/*stubble>*/ $inParameter /*<stubble*/} /*stubble>*/}
    @Watched var inParameter = 7
    func text() -> String {/*<stubble*/ if let _text { return _text() } else {/*stubble>*/
        @Watched var inFunction = "local"
        let parts = "\($inFunction)\(own)"
        return "\(parts) \(/*<stubble $own*/$_ownStub/*stubble>*/) \(/*<stubble self.$own*/self.$_ownStub/*stubble>*/) \(_own2) \(parameter(inParameter)) \(seen) \(spent)"
    /*<stubble*/} /*stubble>*/}
/*<stubble*/private var own: Int { get { if let _getOwn { return _getOwn() } else { return _ownStub } } set { if let _setOwn { _setOwn(newValue) } else { _ownStub = newValue } } _modify { if case nil = _getOwn, case nil = _setOwn { yield &_ownStub } else { var value = self.own; yield &value; self.own = value } } }; @exclusivity(unchecked) final var _getOwn: (() -> Int)? = nil; @exclusivity(unchecked) final var _setOwn: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _get_own2: (() -> Int)? = nil; @exclusivity(unchecked) final var _set_own2: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _parameter: ((Int) -> String)? = nil; @exclusivity(unchecked) final var _text: (() -> String)? = nil/*stubble>*/}
final class Substation: Station { func more() -> String { "\($inSubclass)" } }
struct Reader { let station: Station; @Watched var own = "mine"; func text() -> String { station.$elsewhere + $own } }
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c7c2e418 975f b750 1a23 5552 8ed7 8ef6 da90 2b1e ff98 f0a0 6b1b 50f3 ff98 6d63 *//*stubble>*/