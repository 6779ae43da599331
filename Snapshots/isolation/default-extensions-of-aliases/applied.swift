enum Shelf {}
typealias Rack = Shelf
extension Rack {
  nonisolated struct Free {
    /*<stubble @Stubbable*//*stubble>*/
    struct Inner/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
      var count/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
      func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ count + 1 /*<stubble*/} /*stubble>*/}
    /*<stubble*/private var _count: Int; nonisolated(unsafe) var _getCount: (() -> Int)? = nil; nonisolated(unsafe) var _setCount: ((Int) -> Void)? = nil; nonisolated(unsafe) var _next: (() -> Int)? = nil; init(count: Int = 1) { self._count = count }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("count", self._count as Any)), displayStyle: .struct) }/*stubble>*/}
  }
  /*<stubble @Stubbable*//*stubble>*/
  struct Kept/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble var*/nonisolated var/*stubble>*/ count/*<stubble*/: Int/*stubble>*/ = 2/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
    func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ count + 1 /*<stubble*/} /*stubble>*/}
  /*<stubble*/private var _count: Int; nonisolated(unsafe) var _getCount: (() -> Int)? = nil; nonisolated(unsafe) var _setCount: ((Int) -> Void)? = nil; var _next: (@MainActor () -> Int)? = nil; nonisolated init(count: Int = 2) { self._count = count }; nonisolated init() {}; nonisolated var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("count", self._count as Any)), displayStyle: .struct) }/*stubble>*/}
}
nonisolated func nextOfInner() -> Int { Shelf.Free.Inner().next() }
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: bd9f4eb0 975f 7d3a 8ed7 667d beb9 ff98 9c58 975f 7d3a 30ef 8ed7 667d beb9 ff98 61ae *//*stubble>*/