@propertyWrapper struct Joined<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get; self.set = set }
    var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }
    static func constant(_ value: Value) -> Joined { Joined(get: { value }, set: { _ in }) }
}
@propertyWrapper struct Contained<Value> { var wrappedValue: Value }
@propertyWrapper struct ThreeAtFirst { var wrappedValue: Int = 3 }
@propertyWrapper struct Perhaps<Value> {
    var wrappedValue: Value?
    init() { wrappedValue = nil }
    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct MadeLater<Value> {
    let make: () -> Value
    init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
    var wrappedValue: Value { make() }
}
@propertyWrapper struct SizedValue<Value> {
    var wrappedValue: Value
    let projectedValue: Int
    init(wrappedValue: Value, _ size: Int = 3) { self.wrappedValue = wrappedValue; projectedValue = size }
}
@propertyWrapper struct InitialOnly<Value> { var wrappedValue: Value; init(initialValue: Value) { wrappedValue = initialValue } }
@propertyWrapper struct KeyedValue<Value> { var wrappedValue: Value; init(_ value: Value) { wrappedValue = value } }
@propertyWrapper final class Boxed<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Noisy<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue; print("made") }
}
enum Wrappers { @propertyWrapper struct Inner<Value> { var wrappedValue: Value } }
@Stubbable
struct PlainValues {
    @Joined var a: Int
    @Contained var b: Int
    @Contained var c: Int = 2
    @ThreeAtFirst var d: Int
    @ThreeAtFirst var e: Int = 5
    @Perhaps var f: Int?
    @Perhaps var g: Int? = 5
    @Joined var h: Int?
    @Contained var i: Int!
    @Contained var j = "j"
    lazy var k = 3
    func show() -> String { "\(a) \(b) \(c) \(d) \(e) \(f ?? 0) \(g ?? 0) \(h ?? 0) \(i ?? 0) \(j)" }
}
@Stubbable
struct DelayedValues { @MadeLater var a: Int; @MadeLater var b: Int = 4; func show() -> String { "\(a) \(b) \(a)" } }
@Stubbable
struct WithArguments {
    @SizedValue var a: Int
    @SizedValue(4) var b: Int = 2
    @KeyedValue(3) var c: Int
    @KeyedValue("p") private var p: String
    @InitialOnly var d: Int
    @Boxed var e: Int = 1
    @Wrappers.Inner var f: [Int] = []
    func show() -> String { "\(a) \(b) \($b) \(c) \(p) \(d) \(e) \(f)" }
}
@Stubbable
struct FunctionValues {
    @Contained var a: () -> Int
    @Contained var b: (() -> Int)?
    @Joined var c: () -> Int
    @MadeLater var d: () -> Int
    func show() -> String { "\(a()) \(b?() ?? 0) \(c()) \(d())" }
}
@Stubbable
struct GenericValues<T: Equatable> { @Contained var a: T; @Joined var b: [T]; func isIn() -> Bool { b.contains(a) } }
@Stubbable
struct NarrowValues { @Contained private var a: Int; var b = 3; static func make() -> NarrowValues { NarrowValues(a: 1) }; func sum() -> Int { a + b } }
@Stubbable
struct MadeOnce { @Noisy var a: Int; func show() -> Int { a } }
@Stubbable
struct MadeTwice { @Noisy var a: Int = 1; func show() -> Int { a } }
