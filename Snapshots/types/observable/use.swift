import Observation
let account = ObservableAccount()
withObservationTracking { _ = account.pay(1) + account.doubled } onChange: { print("changed") }
print(account.balance, account[3], ObservableBox(4).get(), ObservableBox<Int>.zero(), DerivedObservable().pay(2))
let sharedObservable = SharedObservable()
sharedObservable.add(2)
print(sharedObservable.count)
let form = ObservableForm(title: "form", id: 8)
withObservationTracking { _ = (form.title, form.lines, form.parent, form.cache) } onChange: { print("form changed") }
form.cache = 2
form.add("a")
form.title = "b"
form.parent = form
print(form.title, form.lines, form.parent === form, form.cache, form.late, form.id)
#if STUBS
form._getTitle = { "stub" }
form._setLines = { print("lines", $0) }
form.add("c")
form._getId = { 9 }
form._getLate = { 8 }
print(form.title, form.lines, form.id, form.late)
account._pay = { $0 * 100 }
account._getDoubled = { -1 }
print(account.pay(3), account.doubled)
print(sharedObservable._addCalls.count)
#endif
