let joined = Joined()
var list = [1]
print(joined.isClosed, joined.isBoth, joined.isEqual, joined.range, joined.open, joined.tail, joined.choice, joined.number)
print(joined.double(2), joined.maybe(0) as Any, try joined.later(3, &list), Joined.twice(4))
var parts = JoinedParts(isSmall: false, change: { $0 + 10 })
print(parts.isSmall, parts.bounds, parts.change(1), parts.name, JoinedParts().change(1))
joined.double = { $0 * 3 }
print(joined.double(2))
#if STUBS
joined._getIsClosed = { true }
joined._getRange = { 7...8 }
joined._getDouble = { { $0 * 100 } }
joined._getMaybe = { { _ in 5 } }
joined._setDouble = { print("set", $0(2)) }
joined.double = { $0 * 4 }
parts._getChange = { { _ in 0 } }
parts._getBounds = { 0...0 }
print(joined.isClosed, joined.range, joined.double(2), joined.maybe(0) as Any, parts.change(1), parts.bounds)
#endif
