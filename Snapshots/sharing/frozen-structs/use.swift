let frozen = FrozenStruct()
print(frozen.a(FrozenHidden()), frozen.c(FrozenUsable()), frozen.d(.init()), frozen.e(""), frozen.f.x, frozen[FrozenHidden()])
print(frozen.x(FrozenHidden()).count, FrozenBuffer<Int>().a(FrozenHidden()), frozen.h(3, FrozenHidden()))
print(FixedStruct().a(FrozenHidden()), FixedStruct().b())
print(try frozen.i)
print(FrozenAction().run(3), FrozenAction(act: { $0 }).run(3))
print(FrozenTable().isEmpty, FrozenTable().has(FrozenSecret()), FrozenTable.size())
#if STUBS
  var table = FrozenTable()
  table._getIsEmpty = { false }
  print(table.isEmpty)
  var stubbedFrozen = FrozenStruct()
  stubbedFrozen._e = { _ in 5 }
  FrozenStruct._a = { _ in 6 }
  print(stubbedFrozen.e(""), frozen.e(""), frozen.a(FrozenHidden()))
  FrozenStruct._a = nil
#endif
