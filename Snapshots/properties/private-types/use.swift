let keeps = KeepsHidden()
print(keeps.inBody(), keeps.inDefault(), keeps.all())
#if STUBS
keeps._getTyped = { 100 }
print(keeps.inBody())
keeps._inBody = { 7 }
keeps._inDefault = { $0 + 100 }
print(keeps.inBody(), keeps.inDefault(), keeps.all())
#endif
