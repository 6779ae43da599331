let taken = TakenNames()
print(taken.count, taken.x, taken.items, taken.items(for: 2), taken.name, taken.getName(), taken.y, taken.Y, taken.url, taken.URL)
print(taken.sumOfTaken())
let records = TakenRecords()
print(records.f(1), records.fCalls(2), records.`raw name`(3))
print(takenByParameter(_takenByParameter: 1))
#if STUBS
_takenByParameterStub = { $0 * 2 }
print(takenByParameter(_takenByParameter: 1))
print(records._fCallsStub, records._fCallsCalls, records.`_raw nameCalls`)
records._fCalls = { $0 * 10 }
print(records.f(1), records.fCalls(2))
taken._getX = { 20 }
taken._getItems = { [30] }
taken._items = { [$0, $0] }
taken._getName = { "stubbed" }
taken._getCount = { 50 }
taken._sumOfTakenStub = { 60 }
print(taken.count, taken.x, taken.items, taken.items(for: 2), taken.name, taken.getName(), taken.y, taken.Y, taken.url, taken.URL)
print(taken.sumOfTaken())
#endif
