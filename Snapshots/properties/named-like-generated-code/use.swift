let named = NamedLikeGenerated()
named.value += 1
named.newValue += 1
named.oldValue += 1
print(named.value, named.newValue, named.initialValue, named.oldValue, named.type, named.get, named.set, named.`self`, named.error)
print(named.fetch(fetch: 11), named.`init`(), named.p0(1), named.some(14))
#if STUBS
named._getValue = { 100 }
named._setNewValue = { print("set", $0) }
named.newValue = 5
named._fetch = { $0 * 10 }
named._p0 = { $0 }
named._some = { -$0 }
print(named.value, named.fetch(fetch: 11), named.p0(7), named.some(14))
#endif
