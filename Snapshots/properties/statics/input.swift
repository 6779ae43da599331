@Stubbable
class Statics {
    static func make() -> Int { 1 }
    class func overridable() -> Int { 2 }
    nonisolated(unsafe) static var shared: Int = 3
    static let constant: String = "c"
    nonisolated(unsafe) static var observed: Int = 0 { didSet { print("did", oldValue, observed) } }
}
enum StaticsOfEnum {
    @StubbableFunction static func make() -> Int { 5 }
    @StubbableProperty static var computed: Int { 6 }
}
