let m = await Window(id: 2)
print(m.text(), m.id, m == m, Set([m]).count, m.kid() === m.kid(), Piece(key: "k").text(), Worker2().text())
var r = Line(title: "r")
r.count += 1
print(r.text(), r.title)
#if STUBS
let n = await Window(id: 3)
var reads = 0
n._getId = { reads += 1; return 30 }
n._getTag = { Label(name: "stub") }
n._getMode = { nil }
let kid = await Pane()
n._getChild = { kid }
print(n.text(), n.id, n == m, n.kid() === kid, reads)
r._getTitle = { "stub" }
r._getFixed = { 9 }
r._setCount = { print("count", $0) }
r.count += 1
print(r.text())
let p = Piece(key: "q")
p._getKey = { "stub" }
p._getFixed = { 40 }
let a = Worker2()
a._getName = { "stub" }
print(p.text(), a.text())
#endif
