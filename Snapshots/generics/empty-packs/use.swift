let packs = EmptyPacks()
print(packs.type, packs.made, packs.late.count, packs.take())
#if STUBS
packs._getMade = { 30 }
packs._take = { [$0.count, 5] }
print(packs.made, packs.take(EmptyPack< >(count: 4)))
#endif
