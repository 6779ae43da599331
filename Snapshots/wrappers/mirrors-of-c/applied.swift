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
/*<stubble @Stubbable*//*stubble>*/
final class MachineSettings {
    @Memorized /*<stubble*/private /*stubble>*/var /*<stubble isOpen*/_isOpenStub/*stubble>*/ = true
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ "\(isOpen) \(Machine.name.isEmpty)" /*<stubble*/} /*stubble>*/}
/*<stubble*/var isOpen: Bool { get { if let _getIsOpen { return _getIsOpen() } else { return _isOpenStub } } set { if let _setIsOpen { _setIsOpen(newValue) } else { _isOpenStub = newValue } } _modify { if case nil = _getIsOpen, case nil = _setIsOpen { yield &_isOpenStub } else { var value = self.isOpen; yield &value; self.isOpen = value } } }; @exclusivity(unchecked) var _getIsOpen: (() -> Bool)? = nil; @exclusivity(unchecked) var _setIsOpen: ((Bool) -> Void)? = nil; @exclusivity(unchecked) var _text: (() -> String)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: dd35e072 975f b750 e956 8432 ff98 1a9c *//*stubble>*/