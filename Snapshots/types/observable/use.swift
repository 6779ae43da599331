import Observation
let account = ObservableAccount()
withObservationTracking { _ = account.pay(1) + account.doubled } onChange: { print("changed") }
print(account.balance, account[3], ObservableBox(4).get(), ObservableBox<Int>.zero(), DerivedObservable().pay(2))
let sharedObservable = SharedObservable()
sharedObservable.add(2)
print(sharedObservable.count)
#if STUBS
account._pay = { $0 * 100 }
account._getDoubled = { -1 }
print(account.pay(3), account.doubled)
print(sharedObservable._addCalls.count)
#endif
