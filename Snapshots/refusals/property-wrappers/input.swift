@propertyWrapper struct Clamped { var wrappedValue: Int }

@Stubbable
class Dial {
    @Clamped var level: Int = 1
    var plain: Int = 2
    func turn() {}
}
class Slider {
    @StubbableProperty @Clamped var level: Int = 1
}
