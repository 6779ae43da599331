let subscripts = Subscripts()
subscripts["a"] = 1
subscripts["a"] += 1
subscripts[row: 1, column: 2] = 5
print(subscripts["a"], subscripts[3], subscripts[row: 1, column: 2], subscripts[generic: "g"], Subscripts["abc"], try subscripts[throwing: 4])
print(subscripts.table.count)
#if STUBS
print(subscripts._getSubscriptRowColumn == nil)
subscripts._getSubscriptRowColumn = { $0 * $1 }
subscripts._setSubscriptRowColumn = { row, column, value in print(row, column, value) }
subscripts[row: 1, column: 2] = 6
subscripts._getSubscriptGeneric = { $0 }
subscripts._getSubscriptThrowing = { -$0 }
Subscripts._getSubscript = { -$0.count }
print(subscripts[row: 3, column: 4], subscripts[generic: "g"], try subscripts[throwing: 4], Subscripts["abc"])
#endif
