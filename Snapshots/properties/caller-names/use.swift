let names = CallerNames()
names.plain = 2
names.literal = 3
names.journaled = 4
names.default = 5
print(names.journal.notes, names.other.notes, names.forced ?? "none")
print(names.value, names.noted, names.nothing ?? "none", names.many)
names.add()
names.value += 1
names.nothing = nil
print(names.many, names.value, names.nothing ?? "none")
var named = CallerStruct(count: 2)
named.count += 1
print(named.name)
var whole = CallerStruct(count: 1, name: "whole")
print(whole.name)
CallerChains().count = 2
names.trailing = 2
names.trailingOptional = 2
#if STUBS
names._getValue = { 50 }
names._setValue = { print("set", $0) }
names.value += 1
names._getNothing = { "something" }
names._getPlain = { 7 }
print(names.value, names.nothing ?? "none", names.plain)
named._getName = { "stub" }
print(named.name)
let fresh = CallerNames()
fresh._getMany = { ["stub"] }
fresh.value = 3
print(fresh.many, fresh.value)
#endif
