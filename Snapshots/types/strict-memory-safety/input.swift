import Foundation

@Stubbable(calls: true)
final class Vault: Sendable {
  let size: Int
  nonisolated(unsafe) var hits = 0
  nonisolated(unsafe) static var vaults = 0
  init(size: Int) { self.size = size }
  func open(_ code: Int) -> Bool { code == size }
  static func all() -> [Int] { [1] }
  func peek(_ pointer: UnsafePointer<Int>) -> Int { unsafe pointer.pointee }
}

typealias Bytes = [UnsafeRawBufferPointer]

@Stubbable
final class Keeper {
  unowned(unsafe) let vault: Vault
  weak var other: Vault?
  @unsafe func force() -> Int { 1 }
  let scratch = unsafe UnsafeMutablePointer<Int>.allocate(capacity: 1)
  func count(_ bytes: Bytes) -> Int { unsafe bytes.count }
  init(_ vault: Vault) { unsafe self.vault = vault }
}

@Stubbable
struct Coin: Sendable, Hashable {
  var value: Int
  @unsafe var flips = 0
  var side: String
  func doubled() -> Int { value * 2 }
  func flipped() -> String { side == "heads" ? "tails" : "heads" }
}

@Stubbable
struct Purse<Item> {
  var items: [Item] = []
  func first() -> Item? { items.first }
  @StubbableFunction(calls: true)
  static func name() -> String { "purse" }
}

@Stubbable
actor Ledger {
  let name: String
  var total = 0
  init(name: String) { self.name = name }
  func add(_ amount: Int) { total += amount }
}

@StubbableFunction
func vaultCount() -> Int { unsafe Vault.vaults }

@MainActor @Stubbable
final class Window {
  let title = "main"
  var isOpen = false { didSet { changes += 1 } }
  lazy var changes = 0
  nonisolated func id() -> Int { 7 }
}

@Stubbable
class Safe {
  func lock() -> String { "locked" }
  @unsafe var handle: Int = 3
}

@Stubbable
struct Slot {
  var count = 0
  func isEmpty() -> Bool { count == 0 }
}

@Stubbable
@safe struct Cursor: Hashable {
  private var start: UnsafePointer<Int>?
  var base = unsafe UnsafeRawPointer(bitPattern: 8)
  @safe nonisolated(unsafe) var moves = 0
  var offset = 1
  func next() -> Int { offset + moves + 1 }
}

@Stubbable
struct Tally {
  nonisolated(unsafe) var number = 3
  var step = 1
  func next() -> Int { step + 1 }
}

@Stubbable
struct ComparedTally: Equatable {
  nonisolated(unsafe) var number = 3
  var step = 1
}

@Stubbable
struct Watch {
  func moment() -> tm { unsafe tm() }
  func pause() -> timespec { timespec() }
}

@unsafe @Stubbable
struct Raw {
  var count = 1
  var total: Int { unsafe count + 1 }
  func next() -> Int { unsafe count }
}

@Stubbable
struct Fixed<let n: Int, item> {
  var items: InlineArray<n, item>
  var first: item
  var rest: InlineArray<n, item>? = nil
  func count(of other: item) -> Int { n }
}

@Stubbable
final class Row<let width: Int> {
  var cells: InlineArray<width, Int>
  var name: String = "row"
  init(cells: InlineArray<width, Int>) { self.cells = cells }
  func sum() -> Int { width }
}

@Stubbable
final class Turnstile {
  @exclusivity(unchecked) var turns = 0
  @safe @exclusivity(unchecked) var coins = 0
  @safe nonisolated(unsafe) var visitors = 0, children = 1
  @safe nonisolated(unsafe) static var count = 0
  @safe nonisolated(unsafe) var price: Int { didSet { coins += 1 } }
  @safe unowned(unsafe) let vault: Vault
  init(_ vault: Vault) { self.vault = vault; price = 1; unsafe turns = 2 }
  func sum() -> Int { unsafe turns + coins + visitors + children + price + vault.size + Turnstile.count }
}
