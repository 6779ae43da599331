var switched = SwitchedSizes()
print(switched.limit, switched.name(), switched.count())
switched.kind = 5
print(switched.name(), switched.count())
print(try switched.size(), switched.path ?? "none", switched.width, switched.height)
#if STUBS
switched._getLimit = { 10 }
switched._name = { "stub" }
switched._count = { 11 }
switched._size = { 12 }
switched._getPath = { "stub" }
print(switched.limit, switched.name(), switched.count())
switched._getWidth = { 13 }
switched._getHeight = { 14 }
print(try switched.size(), switched.path ?? "none", switched.width, switched.height)
#endif
