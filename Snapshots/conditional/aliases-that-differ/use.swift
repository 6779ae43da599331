var lookup = Lookup(key: 5)
print(lookup.find("", by: { place, output in place + output.count }), lookup.all([6]).count)
print(lookup.own(by: +), lookup.equal(by: *))
#if STUBS
lookup._own = { action in action(10, 20) }
print(lookup.own(by: +))
#endif
