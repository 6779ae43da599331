let registry = Registry()
print(registry.members(of: Int.self).name, try registry.pair().name, registry.first(true)!.name)
print(registry.shared.name, registry.steps(of: registry.shared).steps, registry.count(of: try registry.pair()))
let filters = WareFilters()
print(try filters.cheap(below: 4).evaluate(Ware()), try filters.named("x")!.evaluate(Ware()), try filters.all.evaluate(Ware()), filters.none.count)
#if STUBS
registry._members = { member in Family<Int>(name: "stub") }
registry._pair = { Pair(name: "stubbed pair") }
registry._getShared = { Family<Int>(name: "stubbed") }
registry._unknown = { Family<Int>(name: "known") }
print(registry.members(of: Int.self).name, try registry.pair().name, registry.shared.name, registry.unknown().name)
var stubbedFilters = WareFilters()
stubbedFilters._cheap = { _ in .false }
stubbedFilters._named = { _ in nil }
print(try stubbedFilters.cheap(below: 4).evaluate(Ware()), stubbedFilters.named("x") == nil)
#endif
