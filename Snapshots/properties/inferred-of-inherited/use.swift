let inherited = Inherited()
print(inherited.born.name, inherited.parent.name, inherited.crate.thing, inherited.outline.corners)
print(inherited.first ?? 0, inherited.last ?? "", inherited.title ?? "", inherited.chosen?.title ?? "")
#if STUBS
inherited._getTitle = { "stub" }
inherited._getParent = { Hound() }
print(inherited.title ?? "", inherited.parent is Hound)
#endif
