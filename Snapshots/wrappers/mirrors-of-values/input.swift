protocol Resolvable: AnyObject { func resolve() }
@propertyWrapper final class Injected<Service>: Resolvable {
    var wrappedValue: Service!
    let make: () -> Service
    init(_ make: @escaping @autoclosure () -> Service) { self.make = make }
    func resolve() { if wrappedValue == nil { wrappedValue = make() } }
}
protocol Injectable {}
extension Injectable {
    func inject() {
        Mirror(reflecting: self).allValues.forEach { ($0 as? Resolvable)?.resolve() }
    }
    var count: Int {
        var count = 0
        for child in Mirror(reflecting: self).children where child.value is Resolvable { count += 1 }
        for (_, value) in Mirror(reflecting: self).children where value is Resolvable { count += 1 }
        Mirror(reflecting: self).children.forEach { (_, value) in count += value is Resolvable ? 1 : 0 }
        count = Mirror(reflecting: self).children.reduce(count) { $1.value is Resolvable ? $0 + 1 : $0 }
        Mirror(reflecting: self).children.reduce(into: ()) { _, child in count += child.value is Resolvable ? 1 : 0 }
        return count + Mirror(reflecting: self).children.compactMap { $0.value as? Resolvable }.count
    }
}
extension Mirror {
    var allValues: [Any] { children.map(\.value) + (superclassMirror?.allValues ?? []) }
}
struct Storage { var name = "disk" }
@Stubbable
class Manager: Injectable {
    @Injected(Storage()) var storage: Storage!
    init() { inject() }
    func title() -> String { storage.name }
}
