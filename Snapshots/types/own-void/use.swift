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
let others = VoidOfOthers()
others.go { print($0) }
others.callback()
#if STUBS
  others._getCallback = { { print("callback") } }
  others._go = { $0(8) }
  others.callback()
  others.go { print($0) }
  own._unit = { print("unit") }
  own._each = { $0(7) }
  own.each { print($0) }
  own._setCount = { print($0) }
  own.unit()
  own.count = 9
#endif
