/*<stubble @Stubbable*//*stubble>*/
final class CapturingSource/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  /*<stubble let*/var/*stubble>*/ rows: [Int]/*<stubble*/ { @storageRestrictions(initializes: _rows) init(initialValue) { _rows = initialValue } get { if let _getRows { return _getRows() } else { return _rows } } }/*stubble>*//*<stubble*/; private let _rows: [Int]/*stubble>*/
  private /*<stubble let*/var/*stubble>*/ _buffer: [Int]/*<stubble*/ { @storageRestrictions(initializes: __buffer) init(initialValue) { __buffer = initialValue } get { if let _get_buffer { return _get_buffer() } else { return __buffer } } }/*stubble>*//*<stubble*/; private let __buffer: [Int]/*stubble>*/
  /*<stubble let*/var/*stubble>*/ count: Int/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } }/*stubble>*//*<stubble*/; private let _count: Int/*stubble>*/
  /*<stubble weak*//*stubble>*/ var peer: CapturingSource?/*<stubble*/ { @storageRestrictions(initializes: _peer) init(initialValue) { _peer = initialValue } get { if let _getPeer { return _getPeer() } else { return _peer } } set { if let _setPeer { _setPeer(newValue) } else { _peer = newValue } } }/*stubble>*//*<stubble*/; private weak var _peer: CapturingSource?/*stubble>*/
  /*<stubble let*/var/*stubble>*/ field: (Int) -> Int/*<stubble*/ { @storageRestrictions(initializes: _field) init(initialValue) { _field = initialValue } get { if let _getField { return _getField() } else { return _field } } }/*stubble>*//*<stubble*/; private let _field: (Int) -> Int/*stubble>*/
  var last: () -> Int/*<stubble*/ { @storageRestrictions(initializes: _last) init(initialValue) { _last = initialValue } get { if let _getLast { return _getLast() } else { return _last } } set { if let _setLast { _setLast(newValue) } else { _last = newValue } } _modify { if case nil = _getLast, case nil = _setLast { yield &_last } else { var value = self.last; yield &value; self.last = value } } }/*stubble>*//*<stubble*/; private var _last: () -> Int/*stubble>*/

  init(_ rows: [Int], peer: CapturingSource? = nil) {
    /*<stubble self.rows*/self._rows/*stubble>*/ = rows
    /*<stubble _buffer*/__buffer/*stubble>*/ = rows + rows
    /*<stubble count*/_count/*stubble>*/ = rows.count
    /*<stubble self.peer*/self._peer/*stubble>*/ = peer
    /*<stubble last*/_last/*stubble>*/ = { [/*<stubble count*/count = _count/*stubble>*/] in count }
    if rows.count > 3 {
      /*<stubble field*/_field/*stubble>*/ = { [buffer = /*<stubble self._buffer*/self.__buffer/*stubble>*/, rows = /*<stubble self.rows*/self._rows/*stubble>*/] in buffer[$0] + rows[0] }
    } else if rows.count > 2 {
      /*<stubble field*/_field/*stubble>*/ = { [/*<stubble count*/count = _count/*stubble>*/, /*<stubble _buffer*/_buffer = __buffer/*stubble>*/] place in count + _buffer[place] }
    } else {
      /*<stubble field*/_field/*stubble>*/ = { [weak peer = /*<stubble self.peer*/self._peer/*stubble>*/, next = /*<stubble count*/_count/*stubble>*/ + 1] in (peer?.count ?? 0) + next + $0 }
    }
    let later = { [weak self] in self?.count ?? 0 }
    /*<stubble last*/_last/*stubble>*/ = { [/*<stubble count*/count = _count/*stubble>*/] in later() + count + { [count] in count }() }
  }

  deinit {
    let left = { [/*<stubble count*/count = _count/*stubble>*/] in count }
    print("left", left())
  }

  /*<stubble*/private /*stubble>*/var /*<stubble observed*/_observed/*stubble>*/ = 1 {
    didSet {
      let sum = { [count, /*<stubble observed*/observed = _observed/*stubble>*/] in count + observed }
      print("observed", sum())
    }
  }
/*<stubble*/@exclusivity(unchecked) var _getRows: (() -> [Int])? = nil; @exclusivity(unchecked) var _get_buffer: (() -> [Int])? = nil; @exclusivity(unchecked) var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) var _getPeer: (() -> CapturingSource?)? = nil; @exclusivity(unchecked) var _setPeer: ((CapturingSource?) -> Void)? = nil; @exclusivity(unchecked) var _getField: (() -> (Int) -> Int)? = nil; @exclusivity(unchecked) var _getLast: (() -> () -> Int)? = nil; @exclusivity(unchecked) var _setLast: ((@escaping () -> Int) -> Void)? = nil; var observed: Int { get { if let _getObserved { return _getObserved() } else { return _observed } } set { if let _setObserved { _setObserved(newValue) } else { _observed = newValue } } _modify { if case nil = _getObserved, case nil = _setObserved { yield &_observed } else { var value = self.observed; yield &value; self.observed = value } } }; @exclusivity(unchecked) var _getObserved: (() -> Int)? = nil; @exclusivity(unchecked) var _setObserved: ((Int) -> Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<7).lazy.map { (index) -> Swift.Mirror.Child in switch index { case 0: return ("rows", self._rows as Any); case 1: return ("_buffer", self.__buffer as Any); case 2: return ("count", self._count as Any); case 3: return ("peer", self._peer as Any); case 4: return ("field", self._field as Any); case 5: return ("last", self._last as Any); default: return ("observed", self._observed as Any) } }, displayStyle: .class) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct CapturingValue/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  /*<stubble let*/var/*stubble>*/ start: Int/*<stubble*/ { @storageRestrictions(initializes: _start) init(initialValue) { _start = initialValue } get { if let _getStart { return _getStart() } else { return _start } } }/*stubble>*/
  var next: () -> Int/*<stubble*/ { @storageRestrictions(initializes: _next) init(initialValue) { _next = initialValue } get { if let _getNext { return _getNext() } else { return _next } } set { if let _setNext { _setNext(newValue) } else { _next = newValue } } _modify { if case nil = _getNext, case nil = _setNext { yield &_next } else { var value = self.next; yield &value; self.next = value } } }/*stubble>*/
  init(start: Int) {
    /*<stubble self.start*/self._start/*stubble>*/ = start
    /*<stubble next*/_next/*stubble>*/ = { [start = /*<stubble self.start*/self._start/*stubble>*/] in start }
    /*<stubble next*/_next/*stubble>*/ = { [start, /*<stubble next*/next = _next/*stubble>*/] in start + next() }
  }
/*<stubble*/private let _start: Int; nonisolated(unsafe) var _getStart: (() -> Int)? = nil; private var _next: () -> Int; nonisolated(unsafe) var _getNext: (() -> () -> Int)? = nil; nonisolated(unsafe) var _setNext: ((@escaping () -> Int) -> Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("start", self._start as Any), ("next", self._next as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: ed4f82fc 975f 7d3a 10eb 527e 7eba 10eb 6a86 9a07 10eb 4316 19f9 80cf 818d 2989 10eb ba21 3667 4bd3 0482 882f a66d 8e0e 8f9b e287 0db0 8202 0057 882f 8202 0db0 5e4d 8202 8f9b 8e0e e287 0db0 0db0 b750 47dd a89b af24 975f 7d3a 10eb 654c 5b7b edb2 d295 edb2 d295 d60d 5fd1 *//*stubble>*/