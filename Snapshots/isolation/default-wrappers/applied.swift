@propertyWrapper struct Clamped { private var value: Int; var wrappedValue: Int { get { value } set { value = min(newValue, 10) } }; init(wrappedValue: Int) { value = wrappedValue } }
/*<stubble @Stubbable*//*stubble>*/
struct Settings/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    @Clamped var level = 3
    /*<stubble var*/nonisolated var/*stubble>*/ name: String/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if _getName == nil && _setName == nil { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    /*<stubble let*/nonisolated var/*stubble>*/ size: Int/*<stubble*/ { @storageRestrictions(initializes: _size) init(initialValue) { _size = initialValue } get { if let _getSize { return _getSize() } else { return _size } } }/*stubble>*/
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ "\(level) \(name)" /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _name: String; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _setName: ((String) -> Void)? = nil; private let _size: Int; nonisolated(unsafe) var _getSize: (() -> Int)? = nil; var _text: (@MainActor () -> String)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("_level", self._level as Any), ("name", self._name as Any), ("size", self._size as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
final class Panel {
    @Clamped var level = 4
    /*<stubble let*/nonisolated var/*stubble>*/ id: Int/*<stubble*/ { @storageRestrictions(initializes: _id) init(initialValue) { _id = initialValue } get { if let _getId { return _getId() } else { return _id } } }/*stubble>*/
    init(id: Int) { /*<stubble self.id*/self._id/*stubble>*/ = id }
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ "\(level) \(id)" /*<stubble*/} /*stubble>*/}
/*<stubble*/private let _id: Int; @exclusivity(unchecked) nonisolated(unsafe) var _getId: (() -> Int)? = nil; @exclusivity(unchecked) var _text: (@MainActor () -> String)? = nil/*stubble>*/}
/// Nothing tells where the value can be made.
func made() -> Int { 6 }
/*<stubble @Stubbable*//*stubble>*/
struct Doubt/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var unknown: Int = [made()].count
    var late: Int = 2 { didSet { print("late") } }
    /*<stubble let*/nonisolated var/*stubble>*/ known: Int/*<stubble*/ { @storageRestrictions(initializes: _known) init(initialValue) { _known = initialValue } get { if let _getKnown { return _getKnown() } else { return _known } } }/*stubble>*/
    func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ unknown + known /*<stubble*/} /*stubble>*/}
/*<stubble*/private let _known: Int; nonisolated(unsafe) var _getKnown: (() -> Int)? = nil; var _f: (@MainActor () -> Int)? = nil; nonisolated var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("unknown", self.unknown as Any), ("late", self.late as Any), ("known", self._known as Any)), displayStyle: .struct) }/*stubble>*/}
nonisolated func wrapped(_ settings: Settings, _ panel: Panel) -> String { "\(settings.name) \(settings.size) \(panel.id)" }
/*<stubble @Stubbable*//*stubble>*/
@propertyWrapper struct Twice/*<stubble*/: Swift.CustomReflectable/*stubble>*/ { var wrappedValue: Int; func both() -> Int {/*<stubble*/ if let _both { _both() } else {/*stubble>*/ wrappedValue * 2 /*<stubble*/} /*stubble>*/} /*<stubble*/; var _both: (@MainActor () -> Int)? = nil; nonisolated init(wrappedValue: Int) { self.wrappedValue = wrappedValue }; nonisolated var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("wrappedValue", self.wrappedValue as Any)), displayStyle: .struct) }/*stubble>*/}
struct Doubled { @Twice var n = 5; func both() -> Int { _n.both() } }
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8f8c55e4 975f 7d3a 30ef 3e28 1528 41d1 8432 ff98 da40 975f 1528 cc25 3c3f 8432 ff98 2911 975f 7d3a 1528 82f5 93be ff98 6ada 975f 7d3a 07f1 ff98 9295 *//*stubble>*/