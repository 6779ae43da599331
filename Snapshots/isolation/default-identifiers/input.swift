@Stubbable
struct Diagnosis: Identifiable, Equatable {
    let id: Check
    var title: String
    enum Check: Hashable {
        case memory, disk
    }
    func text() -> String { title }
}
nonisolated protocol WithKey {
    associatedtype Key: Hashable
    var key: Key { get }
}
struct KeyCode: Hashable { var number = 1 }
nonisolated struct KeyDigit: Hashable { var number = 2 }
@Stubbable
final class KeyDrawer: WithKey {
    let key = KeyCode()
    let width = 3
}
@Stubbable
struct KeyRack: WithKey {
    let key: KeyDigit
    var code: KeyCode
}
