#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if compiler(>=5.0)
  func _loadOutside(_ x: Int) -> Int { x * 10 }
  func _getSizeOutside() -> Int { 7 }
#endif

/*<stubble @Stubbable*//*stubble>*/
struct OutsideLoader/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  func loadOutside(_ x: Int) -> Int {/*<stubble*/ if let _loadOutsideStub { _loadOutsideStub(x) } else {/*stubble>*/ _loadOutside(x) /*<stubble*/} /*stubble>*/}
  var sizeOutside: Int {/*<stubble*/ if let _getSizeOutsideStub { _getSizeOutsideStub() } else {/*stubble>*/ _getSizeOutside() /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _loadOutsideStub: ((Int) -> Int)? = nil; nonisolated(unsafe) var _getSizeOutsideStub: (() -> Int)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct Quitter/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  func exit(_ code: Int32) -> String {/*<stubble*/ if let _exitStub { return _exitStub(code) } else {/*stubble>*/
    if code > 3 { _exit(code) }
    return "stays"
  /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _exitStub: ((Int32) -> String)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}

struct CountedOuter {
  nonisolated(unsafe) static var _count = 5
  static func _find() -> Int { 8 }

  /*<stubble @Stubbable*//*stubble>*/
  struct Inner/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var count/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _countStub) init(initialValue) { _countStub = initialValue } get { if let _getCount { return _getCount() } else { return _countStub } } set { if let _setCount { _setCount(newValue) } else { _countStub = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_countStub } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
    func total() -> Int {/*<stubble*/ if let _total { _total() } else {/*stubble>*/ count + _count /*<stubble*/} /*stubble>*/}
    func find() -> Int {/*<stubble*/ if let _findStub { _findStub() } else {/*stubble>*/ _find() /*<stubble*/} /*stubble>*/}
  /*<stubble*/private var _countStub: Int; var _getCount: (() -> Int)? { get { _stubbleObject?.closures._getCount } set { _stubbleCopy.closures._getCount = newValue } }; var _setCount: ((Int) -> Void)? { get { _stubbleObject?.closures._setCount } set { _stubbleCopy.closures._setCount = newValue } }; var _total: (() -> Int)? { get { _stubbleObject?.closures._total } set { _stubbleCopy.closures._total = newValue } }; var _findStub: (() -> Int)? { get { _stubbleObject?.closures._findStub } set { _stubbleCopy.closures._findStub = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getCount: (() -> Int)?, _setCount: ((Int) -> Void)?, _total: (() -> Int)?, _findStub: (() -> Int)?) = (nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(count: Int = 1) { self._countStub = count }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("count", self._countStub as Any)), displayStyle: .struct) }/*stubble>*/}
}

/*<stubble @Stubbable*//*stubble>*/
struct LocalNames/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var count/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
  init(count: Int) {
    let _count = count + 1
    /*<stubble self.count*/self._count/*stubble>*/ = _count
  }
  func load() -> Int {/*<stubble*/ if let _load { return _load() } else {/*stubble>*/
    let _load = 3
    return _load + count
  /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _count: Int; nonisolated(unsafe) var _getCount: (() -> Int)? = nil; nonisolated(unsafe) var _setCount: ((Int) -> Void)? = nil; nonisolated(unsafe) var _load: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("count", self._count as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 499780cc 975f 7d3a dccc ff98 fb88 ff98 628b 975f 7d3a 0d34 ff98 b660 975f 7d3a 8ed7 0761 815d ff98 24ce ff98 e2d4 975f 7d3a 8ed7 667d 1341 b485 ff98 518e *//*stubble>*/