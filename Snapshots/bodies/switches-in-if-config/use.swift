var switched = SwitchedSizes()
print(switched.limit, switched.name(), switched.count())
switched.kind = 5
print(switched.name(), switched.count())
#if STUBS
switched._getLimit = { 10 }
switched._name = { "stub" }
switched._count = { 11 }
print(switched.limit, switched.name(), switched.count())
#endif
