/*<stubble @Stubbable*//*stubble>*/ class LabelledLikeStorage {
  var count: Int/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*//*<stubble*/; final private var _count: Int/*stubble>*/
  /*<stubble*/private /*stubble>*/var /*<stubble observed*/_observed/*stubble>*/ = 1 {
    didSet {
      let _observed = 5
      print(_observed, /*<stubble observed*/self._observed/*stubble>*/)
    }
  }

  init(_count: Int) { /*<stubble count*/self._count/*stubble>*/ = _count }

  init(from text: String) {
    /*<stubble count*/_count/*stubble>*/ = 3
    if let _count = Int(text) { print(/*<stubble count*/self._count/*stubble>*/, _count) }
    let read = { [/*<stubble count*/count = _count/*stubble>*/] in count }
    let _count = read()
    print(/*<stubble count*/self._count/*stubble>*/ + _count)
  }

  deinit {
    let _count = 10
    print("released", /*<stubble count*/self._count/*stubble>*/, _count)
  }
/*<stubble*/@exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _setCount: ((Int) -> Void)? = nil; var observed: Int { get { if let _getObserved { return _getObserved() } else { return _observed } } set { if let _setObserved { _setObserved(newValue) } else { _observed = newValue } } _modify { if case nil = _getObserved, case nil = _setObserved { yield &_observed } else { var value = self.observed; yield &value; self.observed = value } } }; @exclusivity(unchecked) final var _getObserved: (() -> Int)? = nil; @exclusivity(unchecked) final var _setObserved: ((Int) -> Void)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/ class GuardingLikeStorage {
  var items: [Int]/*<stubble*/ { @storageRestrictions(initializes: _items) init(initialValue) { _items = initialValue } get { if let _getItems { return _getItems() } else { return _items } } set { if let _setItems { _setItems(newValue) } else { _items = newValue } } _modify { if case nil = _getItems, case nil = _setItems { yield &_items } else { var value = self.items; yield &value; self.items = value } } }/*stubble>*/

  init?(_items: [Int]?) {
    guard let _items else { return nil }
    /*<stubble items*/self._items/*stubble>*/ = _items
  }
/*<stubble*/final private var _items: [Int]; @exclusivity(unchecked) final var _getItems: (() -> [Int])? = nil; @exclusivity(unchecked) final var _setItems: (([Int]) -> Void)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/ struct TypesLikeClosures/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  typealias _alias = Int

  func alias() -> _alias {/*<stubble*/ if let _aliasStub { _aliasStub() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}

  func same<_same>(_ value: _same) -> _same {/*<stubble*/ if let _sameStub { _sameStub(value) as! _same } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _aliasStub: (() -> _alias)? = nil; nonisolated(unsafe) var _sameStub: ((Any) -> Any)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 94598d84 975f 667d 61e4 b750 47dd 40b8 f4a8 8e0e f4a8 0db0 f4a8 f4a8 19ad 975f 0aa1 cbff fa94 975f 7d3a 5436 ff98 4b43 ff98 7e47 *//*stubble>*/