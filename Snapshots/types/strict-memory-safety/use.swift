import Foundation

let vault = Vault(size: 3)
unsafe vault.hits += 1
print(vault.open(3), Vault.all(), unsafe vault.hits, vault.size, vaultCount())
var number = 5
print(unsafe withUnsafePointer(to: &number) { unsafe vault.peek($0) })
let keeper = Keeper(vault)
print(unsafe keeper.vault.size, keeper.other == nil, unsafe keeper.force())
var coin = Coin(value: 1, side: "heads")
unsafe coin.flips = 2
print(Tally(step: 4).next(), ComparedTally() == ComparedTally(step: 2))
print(coin.doubled(), coin.flipped(), coin == coin, Set([coin, coin]).count, coin == Coin(value: 1, side: "heads"))
print(Cursor() == Cursor(), Cursor().next(), Mirror(reflecting: Cursor()).children.count, unsafe coin)
print(Purse(items: [1]).first() ?? 0, Purse<Int>.name())
let ledger = Ledger(name: "daily")
await ledger.add(2)
print(ledger.name, await ledger.total)
let window = await Window()
await MainActor.run { window.isOpen = true; print(window.title, window.changes) }
print(window.id(), Safe().lock(), unsafe Safe().handle, Slot().isEmpty())
print(unsafe Raw().next(), unsafe Raw().total)
print(Watch().pause().tv_sec)

let fixed = Fixed<2, String>(items: ["a", "b"], first: "c")
print(fixed.items[1], fixed.first, fixed.count(of: "d"))
print(Mirror(reflecting: fixed).children.map { $0.label ?? "" })
print(Row<1>(cells: [3]).cells[0], Row<1>(cells: [3]).sum())
let turnstile = Turnstile(vault)
turnstile.price += 1
print(turnstile.sum(), turnstile.coins)
#if STUBS
turnstile._getCoins = { 100 }
Turnstile._getCount = { 1000 }
print(turnstile.sum())
Turnstile._resetStubs()
var watch = Watch()
watch._pause = { timespec(tv_sec: 4, tv_nsec: 0) }
print(watch.pause().tv_sec)
vault._open = { _ in false }
Vault._all = { [] }
vault._getSize = { 40 }
_vaultCount = { 12 }
print(vault.open(3), Vault.all(), vault.size, vaultCount(), vault._openCalls)
unsafe keeper._force = { 2 }
print(unsafe keeper.force())
coin._doubled = { 100 }
var cursor = Cursor()
cursor._getOffset = { 5 }
print(cursor.next())
print(coin.doubled(), coin.flipped())
Purse<Int>._name = { "stub" }
print(Purse<Int>.name(), Purse<Int>._nameCalls.count)
window._id = { 8 }
print(window.id())
vault._resetStubs()
Vault._resetStubs()
print(vault.open(3))
#endif
