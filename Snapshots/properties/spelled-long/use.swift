var spelled = Spelled(long: nil, constant: [1])
spelled.action(1)
print(spelled.long ?? "nil", spelled.given ?? 0, spelled.constant ?? [], spelled.nested, spelled.table, spelled.made, spelled.late ?? 0)
print(Spelled.shared, spelled.call(nil, [:]))
#if STUBS
spelled._getLong = { "stub" }
spelled._getGiven = { nil }
spelled._getConstant = { nil }
spelled._getNested = { [nil] }
spelled._setTable = { print("table", $0) }
spelled._getMade = { [] }
spelled._getLate = { 30 }
Spelled._getShared = { [] }
spelled._call = { f, d in 10 }
spelled.table = ["a": [1]]
print(spelled.long ?? "nil", spelled.given ?? 0, spelled.constant ?? [], spelled.nested, spelled.made, spelled.late ?? 0)
print(Spelled.shared, spelled.call(nil, [:]))
#endif
