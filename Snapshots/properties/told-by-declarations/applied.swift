#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

enum Mode {
    case plain, level(Int)
    static let fallback = Mode.plain
}
struct Tag {
    struct Name { var text = "" }
    static let known = ["a": Tag(), "b": Tag(name: Name(text: "bold"))]
    var name = Name()
    static func named(_ text: String) -> Tag { Tag(name: Name(text: text)) }
    static func names() -> [Name] { known.values.map(\.name) }
    func renamed(_ text: String) -> Self { Tag(name: Name(text: text)) }
}
extension String { var bytes: [UInt8] { Array(utf8) } }
let limit = 4
func makeMode() -> Mode { .level(limit) }

/*<stubble @Stubbable*//*stubble>*/
final class Told {
    /*<stubble*/private /*stubble>*/static let /*<stubble bold*/_bold/*stubble>*/ = Tag.known["b"]!
    /*<stubble*/private /*stubble>*/static let /*<stubble italic*/_italic/*stubble>*/ = Tag.named("italic")
    /*<stubble*/private /*stubble>*/static let /*<stubble names*/_names/*stubble>*/ = Tag.names()
    /*<stubble*/private /*stubble>*/static let /*<stubble modes*/_modes/*stubble>*/ = [Mode.plain, .level(2), .fallback]
    /*<stubble*/private /*stubble>*/static let /*<stubble letters*/_letters/*stubble>*/ = Set(["a", "b"])
    /*<stubble*/private /*stubble>*/static let /*<stubble ordered*/_ordered/*stubble>*/ = Array(letters)
    /*<stubble*/private /*stubble>*/static let /*<stubble bytes*/_bytes/*stubble>*/ = "abc".bytes
    /*<stubble*/private /*stubble>*/static let /*<stubble size*/_size/*stubble>*/ = bytes.count * 2 + MemoryLayout<Int32>.size
    /*<stubble*/private /*stubble>*/static let /*<stubble flags*/_flags/*stubble>*/ = Int32(O_RDWR | O_CREAT)
    /*<stubble*/private /*stubble>*/static let /*<stubble interval*/_interval/*stubble>*/ = timeval()
    var mode/*<stubble*/: Mode/*stubble>*/ = makeMode()/*<stubble*/ { @storageRestrictions(initializes: _mode) init(initialValue) { _mode = initialValue } get { if let _getMode { return _getMode() } else { return _mode } } set { if let _setMode { _setMode(newValue) } else { _mode = newValue } } _modify { if _getMode == nil && _setMode == nil { yield &_mode } else { var value = self.mode; yield &value; self.mode = value } } }/*stubble>*/
    var level/*<stubble*/: Mode/*stubble>*/ = Mode.level(1)/*<stubble*/ { @storageRestrictions(initializes: _level) init(initialValue) { _level = initialValue } get { if let _getLevel { return _getLevel() } else { return _level } } set { if let _setLevel { _setLevel(newValue) } else { _level = newValue } } _modify { if _getLevel == nil && _setLevel == nil { yield &_level } else { var value = self.level; yield &value; self.level = value } } }/*stubble>*/
    var tag/*<stubble*/: Tag/*stubble>*/ = Tag.named("x").renamed("y")/*<stubble*/ { @storageRestrictions(initializes: _tag) init(initialValue) { _tag = initialValue } get { if let _getTag { return _getTag() } else { return _tag } } set { if let _setTag { _setTag(newValue) } else { _tag = newValue } } _modify { if _getTag == nil && _setTag == nil { yield &_tag } else { var value = self.tag; yield &value; self.tag = value } } }/*stubble>*/
    var maximum/*<stubble*/: Int/*stubble>*/ = max(limit, 2)/*<stubble*/ { @storageRestrictions(initializes: _maximum) init(initialValue) { _maximum = initialValue } get { if let _getMaximum { return _getMaximum() } else { return _maximum } } set { if let _setMaximum { _setMaximum(newValue) } else { _maximum = newValue } } _modify { if _getMaximum == nil && _setMaximum == nil { yield &_maximum } else { var value = self.maximum; yield &value; self.maximum = value } } }/*stubble>*/
    var seconds/*<stubble*/: Double/*stubble>*/ = 60 * 1.5/*<stubble*/ { @storageRestrictions(initializes: _seconds) init(initialValue) { _seconds = initialValue } get { if let _getSeconds { return _getSeconds() } else { return _seconds } } set { if let _setSeconds { _setSeconds(newValue) } else { _seconds = newValue } } _modify { if _getSeconds == nil && _setSeconds == nil { yield &_seconds } else { var value = self.seconds; yield &value; self.seconds = value } } }/*stubble>*/
    var largest/*<stubble*/: UInt8/*stubble>*/ = UInt8.max/*<stubble*/ { @storageRestrictions(initializes: _largest) init(initialValue) { _largest = initialValue } get { if let _getLargest { return _getLargest() } else { return _largest } } set { if let _setLargest { _setLargest(newValue) } else { _largest = newValue } } _modify { if _getLargest == nil && _setLargest == nil { yield &_largest } else { var value = self.largest; yield &value; self.largest = value } } }/*stubble>*/
    var title/*<stubble*/: String/*stubble>*/ = "a" + "b"/*<stubble*/ { @storageRestrictions(initializes: _title) init(initialValue) { _title = initialValue } get { if let _getTitle { return _getTitle() } else { return _title } } set { if let _setTitle { _setTitle(newValue) } else { _title = newValue } } _modify { if _getTitle == nil && _setTitle == nil { yield &_title } else { var value = self.title; yield &value; self.title = value } } }/*stubble>*/
/*<stubble*/static var bold: Tag { if let _getBold { return _getBold() } else { return _bold } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getBold: (() -> Tag)? = nil; static var italic: Tag { if let _getItalic { return _getItalic() } else { return _italic } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getItalic: (() -> Tag)? = nil; static var names: [Tag.Name] { if let _getNames { return _getNames() } else { return _names } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getNames: (() -> [Tag.Name])? = nil; static var modes: [Mode] { if let _getModes { return _getModes() } else { return _modes } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getModes: (() -> [Mode])? = nil; static var letters: Set<String> { if let _getLetters { return _getLetters() } else { return _letters } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getLetters: (() -> Set<String>)? = nil; static var ordered: [String] { if let _getOrdered { return _getOrdered() } else { return _ordered } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getOrdered: (() -> [String])? = nil; static var bytes: [UInt8] { if let _getBytes { return _getBytes() } else { return _bytes } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getBytes: (() -> [UInt8])? = nil; static var size: Int { if let _getSize { return _getSize() } else { return _size } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getSize: (() -> Int)? = nil; static var flags: Int32 { if let _getFlags { return _getFlags() } else { return _flags } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getFlags: (() -> Int32)? = nil; static var interval: timeval { if let _getInterval { return _getInterval() } else { return _interval } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getInterval: (() -> timeval)? = nil; private var _mode: Mode; @exclusivity(unchecked) var _getMode: (() -> Mode)? = nil; @exclusivity(unchecked) var _setMode: ((Mode) -> Void)? = nil; private var _level: Mode; @exclusivity(unchecked) var _getLevel: (() -> Mode)? = nil; @exclusivity(unchecked) var _setLevel: ((Mode) -> Void)? = nil; private var _tag: Tag; @exclusivity(unchecked) var _getTag: (() -> Tag)? = nil; @exclusivity(unchecked) var _setTag: ((Tag) -> Void)? = nil; private var _maximum: Int; @exclusivity(unchecked) var _getMaximum: (() -> Int)? = nil; @exclusivity(unchecked) var _setMaximum: ((Int) -> Void)? = nil; private var _seconds: Double; @exclusivity(unchecked) var _getSeconds: (() -> Double)? = nil; @exclusivity(unchecked) var _setSeconds: ((Double) -> Void)? = nil; private var _largest: UInt8; @exclusivity(unchecked) var _getLargest: (() -> UInt8)? = nil; @exclusivity(unchecked) var _setLargest: ((UInt8) -> Void)? = nil; private var _title: String; @exclusivity(unchecked) var _getTitle: (() -> String)? = nil; @exclusivity(unchecked) var _setTitle: ((String) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 1f1d8ef8 975f b750 81a4 b750 79f9 b750 1725 b750 fe4a b750 ee7b b750 e211 b750 9651 b750 283f b750 7440 b750 c2f0 0053 391f 0053 318b 959c a759 8ed7 1330 4b77 b1a8 960f d182 3fd8 3a67 06e3 *//*stubble>*/