struct TouchedBox {
  var b = 2
  var next: [Int] = [1]
  func f<T>(_ x: T) -> Int { 1 }
}

func touchedGlobal<T>(_ x: T) -> Int { 1 }

/*<stubble @Stubbable*//*stubble>*/
struct Touching/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  enum Kind { case some, other }
  /*<stubble let*/var/*stubble>*/ process: Int/*<stubble*/ { @storageRestrictions(initializes: _process) init(initialValue) { _process = initialValue } get { if let _getProcess { return _getProcess() } else { return _process } } }/*stubble>*/
  /*<stubble let*/var/*stubble>*/ kind: Kind/*<stubble*/ { @storageRestrictions(initializes: _kind) init(initialValue) { _kind = initialValue } get { if let _getKind { return _getKind() } else { return _kind } } }/*stubble>*/
  var box/*<stubble*/: TouchedBox/*stubble>*/ = TouchedBox()/*<stubble*/ { @storageRestrictions(initializes: _box) init(initialValue) { _box = initialValue } get { if let _getBox { return _getBox() } else { return _box } } set { if let _setBox { _setBox(newValue) } else { _box = newValue } } _modify { if case nil = _getBox, case nil = _setBox { yield &_box } else { var value = self.box; yield &value; self.box = value } } }/*stubble>*/
  var total/*<stubble*/: Int/*stubble>*/ = 0/*<stubble*/ { @storageRestrictions(initializes: _total) init(initialValue) { _total = initialValue } get { if let _getTotal { return _getTotal() } else { return _total } } set { if let _setTotal { _setTotal(newValue) } else { _total = newValue } } _modify { if case nil = _getTotal, case nil = _setTotal { yield &_total } else { var value = self.total; yield &value; self.total = value } } }/*stubble>*/

  init(a: Int, c: Bool) {
    /*<stubble process*/_process/*stubble>*/ = a
    /*<stubble kind*/_kind/*stubble>*/ = c ?.some:.other
    let optional: TouchedBox? = TouchedBox()
    if /*<stubble kind*/_kind/*stubble>*/ == .some{ print("some") }
    /*<stubble total*/_total/*stubble>*/ = /*<stubble box*/_box/*stubble>*//*<stubble .b+process*/.b+_process/*stubble>*/
    /*<stubble total*/_total/*stubble>*/ = /*<stubble self.box*/self._box/*stubble>*//*<stubble .b+process*/.b+_process/*stubble>*/
    /*<stubble total*/_total/*stubble>*/ = /*<stubble optional!.b+process*/optional!.b+_process/*stubble>*/
    /*<stubble total*/_total/*stubble>*/ = (optional?.b ?? 1/*<stubble )+process*/)+_process/*stubble>*/
    /*<stubble total*/_total/*stubble>*/ = /*<stubble #line-#line+process*/#line-#line+_process/*stubble>*/
    /*<stubble total*/_total/*stubble>*/ = /*<stubble process+#column-#column*/_process+#column-#column/*stubble>*/
    /*<stubble total*/_total/*stubble>*/ = /*<stubble process+box*/_process+_box/*stubble>*/.f(1)
    /*<stubble total*/_total/*stubble>*/ = /*<stubble process+touchedGlobal*/_process+touchedGlobal/*stubble>*/(1)
    /*<stubble total*/_total/*stubble>*/ = /*<stubble process+box*/_process+_box/*stubble>*/.next[0]
    /*<stubble total*/_total/*stubble>*/ = /*<stubble box*/_box/*stubble>*/.next[0/*<stubble ]+process*/]+_process/*stubble>*/
    /*<stubble total*/_total/*stubble>*/ = /*<stubble -process-box*/-_process-_box/*stubble>*/.b
    /*<stubble total*/_total/*stubble>*/ = /*<stubble -box*/-_box/*stubble>*//*<stubble .b-process*/.b-_process/*stubble>*/
    /*<stubble total*/_total/*stubble>*/ = /*<stubble box*/_box/*stubble>*/[keyPath:\.b/*<stubble ]+process*/]+_process/*stubble>*/
    /*<stubble total+=process*2*/_total+=_process*2/*stubble>*/
    print(/*<stubble "x\\(total)"+process*/"x\(_total)"+_process/*stubble>*/.description+"\(/*<stubble process*/_process/*stubble>*/)"+#"raw"#, /*<stubble process<box*/_process<_box/*stubble>*/.b, /*<stubble process==box*/_process==_box/*stubble>*/.b)
    print(/*<stubble process...9*/_process...9/*stubble>*/, "a"+"\(/*<stubble process+1*/_process+1/*stubble>*/)\(/*<stubble 1+process*/1+_process/*stubble>*/)", [/*<stubble process-1*/_process-1/*stubble>*/,/*<stubble -process*/-_process/*stubble>*/])
    print(c /*<stubble ?process*/?_process/*stubble>*/:1, c ? /*<stubble process*/_process/*stubble>*/:1, c ?1:/*<stubble process*/_process/*stubble>*/)
  }
/*<stubble*/private let _process: Int; var _getProcess: (() -> Int)? { get { _stubbleObject?.closures._getProcess } set { _stubbleCopy.closures._getProcess = newValue } }; private let _kind: Kind; var _getKind: (() -> Kind)? { get { _stubbleObject?.closures._getKind } set { _stubbleCopy.closures._getKind = newValue } }; private var _box: TouchedBox; var _getBox: (() -> TouchedBox)? { get { _stubbleObject?.closures._getBox } set { _stubbleCopy.closures._getBox = newValue } }; var _setBox: ((TouchedBox) -> Void)? { get { _stubbleObject?.closures._setBox } set { _stubbleCopy.closures._setBox = newValue } }; private var _total: Int; var _getTotal: (() -> Int)? { get { _stubbleObject?.closures._getTotal } set { _stubbleCopy.closures._getTotal = newValue } }; var _setTotal: ((Int) -> Void)? { get { _stubbleObject?.closures._setTotal } set { _stubbleCopy.closures._setTotal = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getProcess: (() -> Int)?, _getKind: (() -> Kind)?, _getBox: (() -> TouchedBox)?, _setBox: ((TouchedBox) -> Void)?, _getTotal: (() -> Int)?, _setTotal: ((Int) -> Void)?) = (nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("process", self._process as Any), ("kind", self._kind as Any), ("box", self._box as Any), ("total", self._total as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 3b39c82b 975f 7d3a 10eb f067 10eb 9bad ece4 1fdf 8ed7 1fa9 ffb5 0ed2 0ed2 6a16 dfdc 3903 6a16 0851 3903 6a16 20fd 6a16 04ec 6a16 bcfb 6a16 1a86 6a16 e487 6a16 ead4 6a16 e487 6a16 dfdc 7bcc 6a16 86b9 6a16 626d 7233 6a16 dfdc 7bcc bf3f 69ac ffb5 0e82 573a 4673 8821 f24f 00c8 75bd 1f15 ffb5 ffb5 28ea *//*stubble>*/