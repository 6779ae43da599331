import Foundation
@propertyWrapper struct Memorized<Value> { var wrappedValue: Value }
enum Machine {
    static var name: String {
        var system = utsname()
        uname(&system)
        let mirror = Mirror(reflecting: system.machine)
        return mirror.children.reduce(into: "") { name, child in
            guard let byte = child.value as? CChar, byte != 0 else { return }
            name.append(Character(UnicodeScalar(UInt8(byte))))
        }
    }
}
@Stubbable
final class MachineSettings {
    @Memorized var isOpen = true
    func text() -> String { "\(isOpen) \(Machine.name.isEmpty)" }
}
