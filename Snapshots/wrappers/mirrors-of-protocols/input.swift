@propertyWrapper struct Detail { var wrappedValue: Int }
protocol Described {}
extension Described {
    var names: [String] { Mirror(reflecting: self).children.map { $0.label ?? "" } }
}
@Stubbable
class Failure: Described {
    @Detail var code: Int = 1
}
@Stubbable
class Base {
    @Detail var size: Int = 2
}
final class Derived: Base, Described {}
@Stubbable
class Service {
    @Detail var limit: Int = 3
    func doubled() -> Int { limit * 2 }
}
