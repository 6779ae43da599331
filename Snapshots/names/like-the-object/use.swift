var sculpture = Sculpture()
print(sculpture.weight, sculpture.stubbleCopy(), sculpture.stubbleObject(3))
#if STUBS
sculpture._stubbleCopyStub = { 20 }
sculpture._stubbleObjectStub = { $0 * 10 }
let cast = sculpture
sculpture._getWeight = { 5 }
print(sculpture.weight, sculpture.stubbleCopy(), sculpture.stubbleObject(3), cast.weight)
#endif
