let lazies = LazyProperties()
print(lazies.made, lazies.costly, lazies.costly, lazies.made, lazies.closure, lazies.limited)
lazies.costly = 7
print(lazies.costly)
var lazyStruct = LazyStruct()
lazyStruct.costly.append(3)
print(lazyStruct.costly)
#if STUBS
let fresh = LazyProperties()
fresh._getCostly = { 99 }
print(fresh.costly, fresh.made)
fresh._setCostly = { print("set", $0) }
fresh.costly = 1
fresh._getLimited = { 30 }
print(fresh.limited)
lazyStruct._getCostly = { [] }
print(lazyStruct.costly)
#endif
