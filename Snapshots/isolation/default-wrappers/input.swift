@propertyWrapper struct Clamped { private var value: Int; var wrappedValue: Int { get { value } set { value = min(newValue, 10) } }; init(wrappedValue: Int) { value = wrappedValue } }
@Stubbable
struct Settings {
    @Clamped var level = 3
    var name: String
    let size: Int
    func text() -> String { "\(level) \(name)" }
}
@Stubbable
final class Panel {
    @Clamped var level = 4
    let id: Int
    init(id: Int) { self.id = id }
    func text() -> String { "\(level) \(id)" }
}
/// Nothing tells where the value can be made.
func made() -> Int { 6 }
@Stubbable
struct Doubt {
    var unknown: Int = [made()].count
    var late: Int = 2 { didSet { print("late") } }
    let known: Int
    func f() -> Int { unknown + known }
}
nonisolated func wrapped(_ settings: Settings, _ panel: Panel) -> String { "\(settings.name) \(settings.size) \(panel.id)" }
@Stubbable
@propertyWrapper struct Twice { var wrappedValue: Int; func both() -> Int { wrappedValue * 2 } }
struct Doubled { @Twice var n = 5; func both() -> Int { _n.both() } }
