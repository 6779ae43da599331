print(OutsideLoader().loadOutside(3), OutsideLoader().sizeOutside, Quitter().exit(1))
print(CountedOuter.Inner().total(), CountedOuter.Inner().find())
print(LocalNames(count: 4).count, LocalNames(count: 4).load())
#if STUBS
  var quitter = Quitter()
  quitter._exitStub = { "left with \($0)" }
  print(quitter.exit(9))
  var inner = CountedOuter.Inner()
  inner._getCount = { 100 }
  inner._findStub = { 200 }
  print(inner.total(), inner.find())
  var local = LocalNames(count: 4)
  local._load = { 300 }
  print(local.load())
#endif
