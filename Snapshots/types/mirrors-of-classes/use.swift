let mirroredBase = MirroredBase()
let mirroredLeaf = MirroredLeaf(parent: mirroredBase)
dump(mirroredLeaf)
dump(MirroredFunctions())
dump(MirroredBox<Int?>(3))
dump(DescribesItself())
print(Mirror(reflecting: mirroredLeaf).children.map { "\($0.label ?? "")" }, Mirror(reflecting: mirroredLeaf).subjectType)
print(Mirror(reflecting: mirroredLeaf).superclassMirror?.children.count as Any, HoldsMirroredToken().number())
#if STUBS
  mirroredLeaf._getOwn = { "stub" }
  dump(mirroredLeaf)
#endif
