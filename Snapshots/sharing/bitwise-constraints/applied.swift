// The compiler finds that these can be copied bit by bit, and the functions below ask for it.
/*<stubble @Stubbable*//*stubble>*/
struct BitPoint/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/private /*stubble>*/var /*<stubble x*/_x/*stubble>*/: Int = 1
    /*<stubble*/private /*stubble>*/var /*<stubble y*/_y/*stubble>*/: Double?
    func sum() -> Int {/*<stubble*/ if let _sum = Self._sum { _sum() } else {/*stubble>*/ x + Int(y ?? 0) /*<stubble*/} /*stubble>*/}
/*<stubble*/var x: Int { get { if let _getX = Self._getX { return _getX() } else { return _x } } set { if let _setX = Self._setX { _setX(newValue) } else { _x = newValue } } _modify { if Self._getX == nil && Self._setX == nil { yield &_x } else { var value = self.x; yield &value; self.x = value } } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getX: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _setX: ((Int) -> Void)? = nil; var y: Double? { get { if let _getY = Self._getY { return _getY() } else { return _y } } set { if let _setY = Self._setY { _setY(newValue) } else { _y = newValue } } _modify { if Self._getY == nil && Self._setY == nil { yield &_y } else { var value = self.y; yield &value; self.y = value } } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getY: (() -> Double?)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _setY: ((Double?) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _sum: (() -> Int)? = nil; init(x: Int = 1, y: Double? = nil) { self._x = x; self._y = y }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("x", self._x as Any), ("y", self._y as Any)), displayStyle: .struct) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct BitPair<T>/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/private /*stubble>*/var /*<stubble first*/_first/*stubble>*/: T
    func get() -> T {/*<stubble*/ if let _get = Self._get { _get() } else {/*stubble>*/ first /*<stubble*/} /*stubble>*/}
/*<stubble*/var first: T { get { if let _getFirst = Self._getFirst { return _getFirst() } else { return _first } } set { if let _setFirst = Self._setFirst { _setFirst(newValue) } else { _first = newValue } } _modify { if Self._getFirst == nil && Self._setFirst == nil { yield &_first } else { var value = self.first; yield &value; self.first = value } } }; static var _getFirst: (() -> T)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_getFirst"] as? () -> T } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_getFirst"] = newValue } }; static var _setFirst: ((T) -> Void)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_setFirst"] as? (T) -> Void } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_setFirst"] = newValue } }; static var _get: (() -> T)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_get"] as? () -> T } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_get"] = newValue } }; init(first: T) { self._first = first }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("first", self._first as Any)), displayStyle: .struct) }/*stubble>*/}

// What a stated conformance stores.
/*<stubble @Stubbable*//*stubble>*/
struct BitPart/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/private /*stubble>*/var /*<stubble value*/_value/*stubble>*/ = 1
    func twice() -> Int {/*<stubble*/ if let _twice = Self._twice { _twice() } else {/*stubble>*/ value * 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/var value: Int { get { if let _getValue = Self._getValue { return _getValue() } else { return _value } } set { if let _setValue = Self._setValue { _setValue(newValue) } else { _value = newValue } } _modify { if Self._getValue == nil && Self._setValue == nil { yield &_value } else { var value = self.value; yield &value; self.value = value } } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getValue: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _setValue: ((Int) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _twice: (() -> Int)? = nil; init(value: Int = 1) { self._value = value }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("value", self._value as Any)), displayStyle: .struct) }/*stubble>*/}
struct BitWhole: BitwiseCopyable { var part = BitPart(); var more: BitPart? }
enum BitCase: BitwiseCopyable { case part(BitPart), none }
extension BitPair: BitwiseCopyable where T: BitwiseCopyable {}

// These can not be copied so, and hold their closures.
/*<stubble @Stubbable*//*stubble>*/
struct NoBits/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var name/*<stubble*/: String/*stubble>*/ = "a"/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if _getName == nil && _setName == nil { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    func longer() -> String {/*<stubble*/ if let _longer { _longer() } else {/*stubble>*/ name + name /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _name: String; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _setName: ((String) -> Void)? = nil; nonisolated(unsafe) var _longer: (() -> String)? = nil; init(name: String = "a") { self._name = name }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("name", self._name as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct NoBitsOfObjects/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/private /*stubble>*/let /*<stubble object*/_object/*stubble>*/ = NoBitsObject()
    func get() -> Int {/*<stubble*/ if let _get { _get() } else {/*stubble>*/ object.value /*<stubble*/} /*stubble>*/}
/*<stubble*/var object: NoBitsObject { if let _getObject { return _getObject() } else { return _object } }; nonisolated(unsafe) var _getObject: (() -> NoBitsObject)? = nil; nonisolated(unsafe) var _get: (() -> Int)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("object", self._object as Any)), displayStyle: .struct) }/*stubble>*/}
final class NoBitsObject { let value = 4 }

func copyBits<T: BitwiseCopyable>(_ value: T) -> T { value }
func copySomeBits(_ value: some BitwiseCopyable) -> Int { MemoryLayout.size(ofValue: value) }
struct BitBox<T> where T: BitwiseCopyable { let value: T }

// Memory that is read as values of these.
/*<stubble @Stubbable*//*stubble>*/
struct RawHeader/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/private /*stubble>*/var /*<stubble kind*/_kind/*stubble>*/: UInt8 = 1
    /*<stubble*/private /*stubble>*/var /*<stubble length*/_length/*stubble>*/: UInt16 = 2
    func total() -> Int {/*<stubble*/ if let _total = Self._total { _total() } else {/*stubble>*/ Int(kind) + Int(length) /*<stubble*/} /*stubble>*/}
/*<stubble*/var kind: UInt8 { get { if let _getKind = Self._getKind { return _getKind() } else { return _kind } } set { if let _setKind = Self._setKind { _setKind(newValue) } else { _kind = newValue } } _modify { if Self._getKind == nil && Self._setKind == nil { yield &_kind } else { var value = self.kind; yield &value; self.kind = value } } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getKind: (() -> UInt8)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _setKind: ((UInt8) -> Void)? = nil; var length: UInt16 { get { if let _getLength = Self._getLength { return _getLength() } else { return _length } } set { if let _setLength = Self._setLength { _setLength(newValue) } else { _length = newValue } } _modify { if Self._getLength == nil && Self._setLength == nil { yield &_length } else { var value = self.length; yield &value; self.length = value } } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getLength: (() -> UInt16)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _setLength: ((UInt16) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _total: (() -> Int)? = nil; init(kind: UInt8 = 1, length: UInt16 = 2) { self._kind = kind; self._length = length }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("kind", self._kind as Any), ("length", self._length as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct RawPixel/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/private /*stubble>*/var /*<stubble red*/_red/*stubble>*/: UInt8 = 1
    func brighter() -> UInt8 {/*<stubble*/ if let _brighter = Self._brighter { _brighter() } else {/*stubble>*/ red + 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/var red: UInt8 { get { if let _getRed = Self._getRed { return _getRed() } else { return _red } } set { if let _setRed = Self._setRed { _setRed(newValue) } else { _red = newValue } } _modify { if Self._getRed == nil && Self._setRed == nil { yield &_red } else { var value = self.red; yield &value; self.red = value } } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getRed: (() -> UInt8)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _setRed: ((UInt8) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _brighter: (() -> UInt8)? = nil; init(red: UInt8 = 1) { self._red = red }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("red", self._red as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct RawBlock/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/private /*stubble>*/var /*<stubble first*/_first/*stubble>*/ = 7
    func next() -> Int {/*<stubble*/ if let _next = Self._next { _next() } else {/*stubble>*/ first + 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/var first: Int { get { if let _getFirst = Self._getFirst { return _getFirst() } else { return _first } } set { if let _setFirst = Self._setFirst { _setFirst(newValue) } else { _first = newValue } } _modify { if Self._getFirst == nil && Self._setFirst == nil { yield &_first } else { var value = self.first; yield &value; self.first = value } } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getFirst: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _setFirst: ((Int) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _next: (() -> Int)? = nil; init(first: Int = 7) { self._first = first }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("first", self._first as Any)), displayStyle: .struct) }/*stubble>*/}
func readRawMemory() -> [Int] {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    memory.storeBytes(of: RawBlock(), as: RawBlock.self)
    let block = memory.loadUnaligned(as: RawBlock.self)
    memory.bindMemory(to: RawHeader.self, capacity: 1).initialize(to: RawHeader())
    let header = memory.load(as: RawHeader.self)
    let pixels = memory.assumingMemoryBound(to: RawPixel.self)
    pixels.initialize(to: RawPixel())
    return [block.next(), header.total(), Int(pixels.pointee.brighter())]
}/*<stubble*/; nonisolated(unsafe) private var _stubbleStatics: [ObjectIdentifier: [String: Any]] = [:]/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 6af2ceec 975f 7d3a b750 b0aa b750 4c44 4db8 ff98 0c00 975f 7d3a b750 4d5e 220f ff98 e393 975f 7d3a b750 d1a8 047b ff98 318e 975f 7d3a 3fd8 3e28 f448 ff98 52af 975f 7d3a b750 487b b1d1 ff98 dea0 975f 7d3a b750 0ed2 b750 d30d 0c72 ff98 8f1e 975f 7d3a b750 da1f 437b ff98 9604 975f 7d3a b750 4d5e 92de ff98 2ee5 8af4 *//*stubble>*/