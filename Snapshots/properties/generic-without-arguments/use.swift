let unbound = Unbound()
unbound.seen.insert(6)
unbound.names.insert("a")
print(unbound.names, unbound.list, unbound.table, unbound.maybe as Any, unbound.late, Unbound.shared, unbound.fixed)
print(unbound.tight, unbound.called, UnboundBox(3).same().value)
var unboundStruct = UnboundStruct(names: ["b"])
print(unboundStruct.names, unboundStruct.fixed as Any, UnboundStruct().names)
unbound.maybe = nil
print(unbound.maybe as Any)
#if STUBS
unbound._getNames = { ["stub"] }
unbound._getMaybe = { 30 }
unbound._getLate = { [] }
unbound._getTable = { [:] }
unboundStruct._getFixed = { nil }
print(unbound.names, unbound.maybe as Any, unbound.late, unbound.table, unboundStruct.fixed as Any)
#endif
