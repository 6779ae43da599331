@propertyWrapper struct Clamped<Value: Comparable> {
    private var value: Value
    let top: Value
    init(wrappedValue: Value, top: Value) { value = min(wrappedValue, top); self.top = top }
    var wrappedValue: Value { get { value } set { value = min(newValue, top) } }
    var projectedValue: Value { top }
}
@propertyWrapper struct Traced<Value> {
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(first: Value) { wrappedValue = first; print("made of", first) }
    var wrappedValue: Value { didSet { print(oldValue, "to", wrappedValue) } }
    var projectedValue: Traced { get { self } set { self = newValue } }
}
/*<stubble @Stubbable*//*stubble>*/
class Thermostat {
    @Clamped(top: 30) /*<stubble*/private /*stubble>*/var /*<stubble target*/_targetStub/*stubble>*/: Int = 40
    @Traced /*<stubble*/private /*stubble>*//*<stubble private(set)*//*stubble>*/ var /*<stubble mode*/_modeStub/*stubble>*/ = "off"
    @Traced var readings: [Int] { didSet { print("readings", oldValue.count, readings.count, $readings.wrappedValue.count) } }
    @Traced /*<stubble*/private /*stubble>*/var /*<stubble note*/_noteStub/*stubble>*/: String?
    @Traced(first: 1.5) /*<stubble*/private /*stubble>*/var /*<stubble slope*/_slopeStub/*stubble>*/: Double
    init(readings: [Int]) {
        self.readings = readings
        /*<stubble note*/_noteStub/*stubble>*/ = "new"
        print(/*<stubble mode*/_modeStub/*stubble>*/, /*<stubble self.$mode*/self.$_modeStub/*stubble>*/.wrappedValue)
    }
    init(mode: String) {
        /*<stubble _mode*/__modeStub/*stubble>*/ = Traced(first: mode)
        self._readings = Traced(wrappedValue: [])
        let later = { [weak self] in print(/*<stubble self?.$mode*/self?.$_modeStub/*stubble>*/.wrappedValue ?? "gone", /*<stubble self!._mode*/self!.__modeStub/*stubble>*/.wrappedValue) }
        later()
    }
    func warm() {/*<stubble*/ if let _warm { _warm() } else {/*stubble>*/ target += 5; readings.append(target); mode = "heat" /*<stubble*/} /*stubble>*/}
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ "\(target)/\(/*<stubble $target*/$_targetStub/*stubble>*/) \(mode) \(note ?? "-") \(slope)" /*<stubble*/} /*stubble>*/}
    func restart() {/*<stubble*/ if let _restart { _restart() } else {/*stubble>*/ /*<stubble $mode*/$_modeStub/*stubble>*/ = Traced(first: "restart"); /*<stubble _slope*/__slopeStub/*stubble>*/.wrappedValue = 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/var target: Int { get { if let _getTarget { return _getTarget() } else { return _targetStub } } set { if let _setTarget { _setTarget(newValue) } else { _targetStub = newValue } } _modify { if case nil = _getTarget, case nil = _setTarget { yield &_targetStub } else { var value = self.target; yield &value; self.target = value } } }; @exclusivity(unchecked) final var _getTarget: (() -> Int)? = nil; @exclusivity(unchecked) final var _setTarget: ((Int) -> Void)? = nil; private(set) var mode: String { get { if let _getMode { return _getMode() } else { return _modeStub } } set { if let _setMode { _setMode(newValue) } else { _modeStub = newValue } } _modify { if case nil = _getMode, case nil = _setMode { yield &_modeStub } else { var value = self.mode; yield &value; self.mode = value } } }; @exclusivity(unchecked) final var _getMode: (() -> String)? = nil; @exclusivity(unchecked) final var _setMode: ((String) -> Void)? = nil; var note: String? { get { if let _getNote { return _getNote() } else { return _noteStub } } set { if let _setNote { _setNote(newValue) } else { _noteStub = newValue } } _modify { if case nil = _getNote, case nil = _setNote { yield &_noteStub } else { var value = self.note; yield &value; self.note = value } } }; @exclusivity(unchecked) final var _getNote: (() -> String?)? = nil; @exclusivity(unchecked) final var _setNote: ((String?) -> Void)? = nil; var slope: Double { get { if let _getSlope { return _getSlope() } else { return _slopeStub } } set { if let _setSlope { _setSlope(newValue) } else { _slopeStub = newValue } } _modify { if case nil = _getSlope, case nil = _setSlope { yield &_slopeStub } else { var value = self.slope; yield &value; self.slope = value } } }; @exclusivity(unchecked) final var _getSlope: (() -> Double)? = nil; @exclusivity(unchecked) final var _setSlope: ((Double) -> Void)? = nil; @exclusivity(unchecked) final var _warm: (() -> Void)? = nil; @exclusivity(unchecked) final var _text: (() -> String)? = nil; @exclusivity(unchecked) final var _restart: (() -> Void)? = nil; @exclusivity(unchecked) final var _getLimit: (() -> Int)? = nil/*stubble>*/}
extension Thermostat { var limit: Int {/*<stubble*/ if let _getLimit { _getLimit() } else {/*stubble>*/ /*<stubble $target*/$_targetStub/*stubble>*/ + /*<stubble self.$target*/self.$_targetStub/*stubble>*/ /*<stubble*/} /*stubble>*/} }
final class Steady: Thermostat {
    override var target: Int { get { super.target * 100 } set { super.target = newValue } }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: cd44ce88 975f b750 3c80 b750 15b4 a8e3 b750 b8bc b750 9cf6 b8bc a8e3 b853 6c91 5acc 49d3 e899 ff98 8432 49b0 ff98 2d7b 47d0 9133 ff98 6756 5cae 49b0 a539 ff98 *//*stubble>*/