import Stubble

@Spyable(name: "IntCacheSpy", types: ["Item": CachedItem.Kind.self, "Key": [Int].self], history: false)
@Mockable(name: "FakeCache", types: ["Item": String.self, "Key": Int.self], history: false)
protocol CacheWithHistory {
  associatedtype Item
  associatedtype Key: Hashable
  var limit: Int { get set }
  func get(_ key: Key, fresh: Bool) -> Item?
  func require(_ key: Key) -> Item
}

// @StubbableProtocol(name: "ClosureCounter", history: false)
protocol CounterWithHistory {
  func count(to limit: Int) -> Int
}

enum CachedItem {
  enum Kind { case small, large }
}
