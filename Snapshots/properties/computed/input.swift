@Stubbable
class ComputedProperties {
    var stored: Int = 1
    var short: Int { stored + 1 }
    var long: Int { get { let one = 1; return stored + one } }
    var both: Int { get { stored } set { stored = newValue } }
    var named: Int { get { stored } set(value) { stored = value } }
    var throwing: Int { get throws { stored } }
    var waiting: Int { get async throws { await Task.yield(); return stored } }
    var branch: String { if stored > 1 { "many" } else { "one" } }
    static var shared: Int { 7 }
    class var overridable: Int { 8 }
    private(set) var limited: Int { get { 2 } set { stored = newValue } }
}
struct ComputedStruct {
    var n: Int = 1
    @StubbableProperty var mutatingGet: Int { mutating get { n += 1; return n } set { n = newValue } }
}
final class Held { var n = 1 }
struct NonmutatingSetter {
    let held = Held()
    @StubbableProperty var n: Int { get { held.n } nonmutating set { held.n = newValue } }
}
