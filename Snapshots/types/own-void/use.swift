var own = OwnVoid()
own.count += 1
own.nothing()
own.unit()
own.each { print($0) }
own.give("given") { print($0) }
own.later.append { print("later") }
own.later[0]()
print(own.make(), own.value, own.run { OwnVoid.Void(k: 5) }, own.count)
print(OwnVoidSpace.Reflected(), OwnVoidSpace.Reflected().first() ?? 0)
dump(OwnVoidSpace.Object())
dump(OwnVoidSpace.Own())
#if STUBS
  own._unit = { print("unit") }
  own._each = { $0(7) }
  own.each { print($0) }
  own._setCount = { print($0) }
  own.unit()
  own.count = 9
#endif
