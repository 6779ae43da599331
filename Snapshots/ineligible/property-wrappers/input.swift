@propertyWrapper struct Clamped { var wrappedValue: Int; static subscript<Owner: AnyObject>(_enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Int>, storage storage: ReferenceWritableKeyPath<Owner, Clamped>) -> Int { get { 1 } set {} } }

@Stubbable
class Dial {
    @Clamped var level: Int = 1
    var plain: Int = 2
    func turn() {}
}
class Slider {
    @StubbableProperty @Clamped var level: Int = 1
}

@propertyWrapper
struct Rounded {
    var wrappedValue: Int
}

class Gauge {
    @StubbableProperty @Rounded var level: Int = 3
}
