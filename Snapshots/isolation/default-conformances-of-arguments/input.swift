struct Key: Hashable, Codable { let s: Int }
enum KeySide: Hashable { case left, right(Int) }
struct FreeKey { let n: Int; nonisolated static func == (a: FreeKey, b: FreeKey) -> Bool { a.n == b.n }; nonisolated func hash(into hasher: inout Hasher) { hasher.combine(n) } }
extension FreeKey: nonisolated Hashable {}
struct KeyRepo<T: Codable> { var items: [T] = []; init() {} }
struct KeyBox<T> { var item: T }
typealias KeyCounts = [Key: Int]
@Stubbable
struct KeyTable {
  var counts: [Key: Int] = [:]
  private var sides: Set<KeySide> = []
  let fixed: KeyCounts
  var repo: KeyRepo<Key>? = nil
  var keys: [Key] = []
  let free: Set<FreeKey>
  var box: KeyBox<Key>
  mutating func add(_ side: KeySide) -> Bool { sides.insert(side).inserted }
  func all() -> Set<KeySide> { sides }
  init(fixed: KeyCounts, free: Set<FreeKey>, box: KeyBox<Key>) { self.fixed = fixed; self.free = free; self.box = box }
}
@Stubbable
struct KeyRow { var counts: KeyCounts; var n = 1 { didSet { print("n") } } }
@Stubbable
final class KeyStore {
  let repo: KeyRepo<Key>
  let sides: Set<KeySide> = [.left]
  let free: Set<FreeKey> = []
  let keys: [Key] = []
  var counts: [String: KeyCounts] = [:]
  let visit: (Set<Key>) -> Int = { $0.count }
  init() { repo = KeyRepo() }
  nonisolated func kept(_ sides: Set<KeySide>) -> Int { 1 }
  nonisolated func freed(_ free: Set<FreeKey>) -> Int { free.count }
  nonisolated var none: KeyCounts? { nil }
}
nonisolated func readKeys(_ store: KeyStore, _ table: KeyTable) -> Int { store.free.count + store.keys.count + table.free.count + table.keys.count }
