print(nextOfInner(), Rack.Kept().next(), Rack.Free.Inner().count)
#if STUBS
var inner = Shelf.Free.Inner()
inner._next = { 20 }
var kept = Shelf.Kept()
kept._next = { 30 }
print(inner.next(), kept.next())
#endif
