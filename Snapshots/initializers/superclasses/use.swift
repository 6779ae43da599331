print(Rooted(), Rooted(x: 5), Rooted().isEqual(Rooted()), Leaf(x: 1).y, Leaf(leaf: 2).y, Derived().w, Derived(code: 1) == nil, InheritsAll(z: 4).v)
#if STUBS
let rooted = Rooted()
rooted._getDescription = { "stub" }
rooted._isEqual = { _ in false }
print(rooted, rooted.isEqual(rooted))
let leaf = Leaf(x: 1)
leaf._getX = { 100 }
leaf._getY = { 200 }
print(leaf.x, leaf.y, leaf)
#endif
