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
@Stubbable
class Thermostat {
    @Clamped(top: 30) var target: Int = 40
    @Traced private(set) var mode = "off"
    @Traced var readings: [Int] { didSet { print("readings", oldValue.count, readings.count, $readings.wrappedValue.count) } }
    @Traced var note: String?
    @Traced(first: 1.5) var slope: Double
    init(readings: [Int]) {
        self.readings = readings
        note = "new"
        print(mode, self.$mode.wrappedValue)
    }
    init(mode: String) {
        _mode = Traced(first: mode)
        self._readings = Traced(wrappedValue: [])
        let later = { [weak self] in print(self?.$mode.wrappedValue ?? "gone", self!._mode.wrappedValue) }
        later()
    }
    func warm() { target += 5; readings.append(target); mode = "heat" }
    func text() -> String { "\(target)/\($target) \(mode) \(note ?? "-") \(slope)" }
    func restart() { $mode = Traced(first: "restart"); _slope.wrappedValue = 2 }
}
extension Thermostat { var limit: Int { $target + self.$target } }
final class Steady: Thermostat {
    override var target: Int { get { super.target * 100 } set { super.target = newValue } }
}
