// @Stubbable
struct OwnVoid/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  struct Void: Equatable { var k = 3 }
  func make() -> Void { Void() }
  var value: Void = Void(k: 4)
  func run(_ body: () -> Void) -> Int { body().k }
  func nothing() {/*<stubble*/ if let _nothing { _nothing() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
  func unit() -> () {/*<stubble*/ if let _unit { _unit() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
  var count: Int = 3/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
/*<stubble*/var _nothing: (() -> Swift.Void)? { get { _stubbleObject?.closures._nothing } set { _stubbleCopy.closures._nothing = newValue } }; var _unit: (() -> Swift.Void)? { get { _stubbleObject?.closures._unit } set { _stubbleCopy.closures._unit = newValue } }; private var _count: Int; var _getCount: (() -> Int)? { get { _stubbleObject?.closures._getCount } set { _stubbleCopy.closures._getCount = newValue } }; var _setCount: ((Int) -> Swift.Void)? { get { _stubbleObject?.closures._setCount } set { _stubbleCopy.closures._setCount = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_nothing: (() -> Swift.Void)?, _unit: (() -> Swift.Void)?, _getCount: (() -> Int)?, _setCount: ((Int) -> Swift.Void)?) = (nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(value: Void = Void(k: 4), count: Int = 3) { self.value = value; self._count = count }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("value", self.value as Any), ("count", self._count as Any)), displayStyle: .struct) }/*stubble>*/}

enum OwnVoidSpace {
  typealias Void = Int
  protocol CustomReflectable { var mirrored: Int { get } }
}

extension OwnVoidSpace {
  // @Stubbable
  struct Reflected: CustomReflectable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var mirrored/*<stubble*/: Int/*stubble>*/ = 3/*<stubble*/ { @storageRestrictions(initializes: _mirrored) init(initialValue) { _mirrored = initialValue } get { if let _getMirrored { return _getMirrored() } else { return _mirrored } } set { if let _setMirrored { _setMirrored(newValue) } else { _mirrored = newValue } } _modify { if case nil = _getMirrored, case nil = _setMirrored { yield &_mirrored } else { var value = self.mirrored; yield &value; self.mirrored = value } } }/*stubble>*//*<stubble*/; private var _mirrored: Int/*stubble>*/
    var list: [Void] = [1]
    func first() -> Void? { list.first }
  /*<stubble*/nonisolated(unsafe) var _getMirrored: (() -> Int)? = nil; nonisolated(unsafe) var _setMirrored: ((Int) -> Swift.Void)? = nil; init(mirrored: Int = 3, list: [Void] = [1]) { self._mirrored = mirrored; self.list = list }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("mirrored", self._mirrored as Any), ("list", self.list as Any)), displayStyle: .struct) }/*stubble>*/}
  // @Stubbable
  final class Object: CustomReflectable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var mirrored/*<stubble*/: Int/*stubble>*/ = 4/*<stubble*/ { @storageRestrictions(initializes: _mirrored) init(initialValue) { _mirrored = initialValue } get { if let _getMirrored { return _getMirrored() } else { return _mirrored } } set { if let _setMirrored { _setMirrored(newValue) } else { _mirrored = newValue } } _modify { if case nil = _getMirrored, case nil = _setMirrored { yield &_mirrored } else { var value = self.mirrored; yield &value; self.mirrored = value } } }/*stubble>*/
    var text/*<stubble*/: String/*stubble>*/ = "a"/*<stubble*/ { @storageRestrictions(initializes: _text) init(initialValue) { _text = initialValue } get { if let _getText { return _getText() } else { return _text } } set { if let _setText { _setText(newValue) } else { _text = newValue } } _modify { if case nil = _getText, case nil = _setText { yield &_text } else { var value = self.text; yield &value; self.text = value } } }/*stubble>*/
  /*<stubble*/private var _mirrored: Int; @exclusivity(unchecked) var _getMirrored: (() -> Int)? = nil; @exclusivity(unchecked) var _setMirrored: ((Int) -> Swift.Void)? = nil; private var _text: String; @exclusivity(unchecked) var _getText: (() -> String)? = nil; @exclusivity(unchecked) var _setText: ((String) -> Swift.Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<2).lazy.map { (index) -> Swift.Mirror.Child in switch index { case 0: return ("mirrored", self._mirrored as Any); default: return ("text", self._text as Any) } }, displayStyle: .class) }/*stubble>*/}
  // @Stubbable
  struct Own: Swift.CustomReflectable {
    var mirrored/*<stubble*/: Int/*stubble>*/ = 5/*<stubble*/ { @storageRestrictions(initializes: _mirrored) init(initialValue) { _mirrored = initialValue } get { if let _getMirrored { return _getMirrored() } else { return _mirrored } } set { if let _setMirrored { _setMirrored(newValue) } else { _mirrored = newValue } } _modify { if case nil = _getMirrored, case nil = _setMirrored { yield &_mirrored } else { var value = self.mirrored; yield &value; self.mirrored = value } } }/*stubble>*/
    var customMirror: Mirror {/*<stubble*/ if let _getCustomMirror { _getCustomMirror() } else {/*stubble>*/ Mirror(reflecting: [mirrored]) /*<stubble*/} /*stubble>*/}
  /*<stubble*/private var _mirrored: Int; nonisolated(unsafe) var _getMirrored: (() -> Int)? = nil; nonisolated(unsafe) var _setMirrored: ((Int) -> Swift.Void)? = nil; nonisolated(unsafe) var _getCustomMirror: (() -> Mirror)? = nil; init(mirrored: Int = 5) { self._mirrored = mirrored }; init() {}/*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0167a151 7d3a a440 ff98 366d ff98 667d 8163 3d75 8ed7 f70a 1d5d 5c47 3d75 8ed7 f70a 3fd8 37b6 1bfc 8ed7 f70a d7e7 ff98 370a *//*stubble>*/