var money = Money(cents: 1) + Money(cents: 2)
money += Money(cents: 4)
print(money.cents, (-money).cents, money == Money(cents: 7), money < Money(cents: 8), (money - money).cents)
print((try money <+> 3).cents, Account(id: 1) == Account(id: 1), Account(id: 1) != Account(id: 1))
print(Level.low < .high, Pair(first: 1, second: 2) == Pair(first: 1, second: 2))
print(Counter(count: 1) + Counter(count: 2), await Screen() | Screen())
var count = 1
print(count++, count, [1] <+> [2])
#if STUBS
struct Failure: Error {}
Money._plus = { a, b in Money(cents: a.cents * b.cents) }
Money._negated = { $0 }
Money._equals = { _, _ in false }
Money._less = { _, _ in false }
Money._join = { _, _ in throw Failure() }
print((Money(cents: 3) + Money(cents: 4)).cents, (-money).cents, money == money, Money._equalsCalls.count, money < Money(cents: 8))
do { print(try money <+> 3) } catch { print(error) }
Account._isEqual = { a, b in a === b }
print(Account(id: 1) == Account(id: 1))
Level._isLess = { _, _ in false }
Pair<Int>._same = { _, _ in false }
print(Level.low < .high, Pair(first: 1, second: 1) == Pair(first: 1, second: 1), Pair(first: "", second: "") == Pair(first: "", second: ""))
print(Pair<Int>._sameCalls.count)
Counter._sum = { _, _ in 10 }
print(Counter(count: 1) + Counter(count: 2))
await MainActor.run {
    Screen._widest = { _, _ in 20 }
    print(Screen() | Screen())
}
_increment = { $0 = 9; return 8 }
_merge = { $1 + $0 }
print(count++, count, [1] <+> [2])
#endif
