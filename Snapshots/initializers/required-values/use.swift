let managed = ManagedPart()
managed.count += 1
managed.label = managed.title
print(managed.fetch(), managed.label ?? "none", managed.parts ?? [], managed.kind, managed.first(), managed.double)
#if STUBS
managed._getPart = { 7 }
managed._getTitle = { "stub" }
managed._setCount = { print("set", $0) }
managed.count = 4
print(managed.fetch(), managed.title, managed.first())
#endif
