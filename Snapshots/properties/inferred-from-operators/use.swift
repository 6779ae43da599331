let told = ToldByOperators()
var list = [1]
print(told.isClosed, told.isBoth, told.isEqual, told.range, told.open, told.tail, told.choice, told.number)
print(told.double(2), told.maybe(0) as Any, try told.later(3, &list), ToldByOperators.twice(4))
var toldStruct = ToldByOperatorsStruct(isSmall: false, change: { $0 + 10 })
print(toldStruct.isSmall, toldStruct.bounds, toldStruct.change(1), toldStruct.name, ToldByOperatorsStruct().change(1))
told.double = { $0 * 3 }
print(told.double(2))
#if STUBS
told._getIsClosed = { true }
told._getRange = { 7...8 }
told._getDouble = { { $0 * 100 } }
told._getMaybe = { { _ in 5 } }
told._setDouble = { print("set", $0(2)) }
told.double = { $0 * 4 }
toldStruct._getChange = { { _ in 0 } }
toldStruct._getBounds = { 0...0 }
print(told.isClosed, told.range, told.double(2), told.maybe(0) as Any, toldStruct.change(1), toldStruct.bounds)
#endif
