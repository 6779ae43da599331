@propertyWrapper struct Twice: Sendable { var wrappedValue: Int; var projectedValue: Int { wrappedValue * 2 } }

@Stubbable
struct WithWrapper { @Twice var a: Int = 1; var b: Int = 2; func f() -> Int { a + b } }
@Stubbable
class ClassWithWrapper { @Twice var a: Int = 1; var b: Int = 2; func f() -> Int { $a + b } }
@Stubbable
struct Empty { func f() -> Int { 1 } }
@Stubbable
struct WithClosures { let run: () -> Int; var done: (Int) -> Void = { _ in }; func f() -> Int { run() } }
@Stubbable
struct WithPrivateSet { private(set) var a: Int = 1; fileprivate var b: Int = 2; func f() -> Int { a + b } }
@Stubbable
public struct PublicStruct { public var a: Int = 1; var b: [String: Int] = [:]; public func f() -> Int { a } }
@Stubbable
struct GenericStruct<T> { var t: T; var u: [T] = []; func f() -> T { t } }
