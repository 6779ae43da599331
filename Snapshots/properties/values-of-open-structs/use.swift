var configuration = OpenConfiguration()
configuration.seen = 2
configuration.list.append("b")
print(configuration.address, configuration.name ?? "none", configuration.count, configuration.list, configuration.hidden)
print(configuration == OpenConfiguration(), OpenConfiguration(count: 9).count, OpenConfiguration(name: "n").name ?? "none")
var extended = OpenThroughExtension(5), openImplicit = OpenImplicit(name: "i")
print(extended.count ?? 0, OpenThroughExtension(count: nil, other: 2).count ?? 0, openImplicit.name ?? "none", OpenImplicit().count)
print(configuration)
#if STUBS
configuration._getName = { "stub" }
configuration._getCount = { 30 }
extended._getCount = { nil }
openImplicit._getCount = { 20 }
print(configuration.name ?? "none", configuration.count, extended.count ?? 0, openImplicit.count)
#endif
