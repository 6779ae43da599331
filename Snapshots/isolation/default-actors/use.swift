let bank = Bank(name: "b")
let worker = await Worker(id: 1)
print(await bank.add(2), await bank.extra(), name(of: bank, worker), bank.shown(), await worker.work(), Bank.Note(text: "n").loud())
print(outsideActors(), Free(id: 1).isolated(), FreeChild().isolated(), Said(id: 1).work(), Place.Inner().work(), Space.Late().work())
#if STUBS
bank._getName = { "stub" }
bank._extra = { 20 }
worker._getId = { 21 }
print(await bank.extra(), name(of: bank, worker))
bank._add = { $0 }
bank._text = { "text" }
bank._shown = { "shown" }
Bank._free = { 22 }
print(await bank.add(5), name(of: bank, worker), bank.shown())
await Task { @Other in worker._work = { 23 } }.value
print(await worker.work())
var said = Said(id: 1)
said._getId = { 24 }
print(said.work(), said.id)
var free = Free(id: 1)
free._getN = { 25 }
print(free.work(), free.isolated(), free.free())
free._isolated = { 26 }
free._free = { 27 }
print(free.isolated(), free.free())
let child = FreeChild()
child._getM = { 28 }
print(child.work(), child.isolated())
child._isolated = { 29 }
child._work = { 30 }
print(child.work(), child.isolated())
var inner = Space.Inner()
inner._work = { 31 }
var place = Place.Inner()
place._getN = { 32 }
var late = Space.Late()
late._work = { 33 }
print(inner.work(), place.work(), late.work())
#endif
