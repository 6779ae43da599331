@Stubbable class LabelledLikeStorage {
  var count: Int
  var observed = 1 {
    didSet {
      let _observed = 5
      print(_observed, observed)
    }
  }

  init(_count: Int) { count = _count }

  init(from text: String) {
    count = 3
    if let _count = Int(text) { print(count, _count) }
    let read = { [count] in count }
    let _count = read()
    print(count + _count)
  }

  deinit {
    let _count = 10
    print("released", count, _count)
  }
}

@Stubbable class GuardingLikeStorage {
  var items: [Int]

  init?(_items: [Int]?) {
    guard let _items else { return nil }
    items = _items
  }
}

@Stubbable struct TypesLikeClosures {
  typealias _alias = Int

  func alias() -> _alias { 4 }

  func same<_same>(_ value: _same) -> _same { value }
}
