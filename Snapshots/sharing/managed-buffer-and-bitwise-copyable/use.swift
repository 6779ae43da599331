func useBuffers() {
  let buffer = Buffer.create(minimumCapacity: 4) { _ in 3 } as? Buffer
  print(buffer?.count() ?? 0, buffer?.makeSelf() === buffer, Bits(raw: 7).count())
  print(MemoryLayout<Bits>.size)
}
useBuffers()
#if STUBS
Buffer._count = { 9 }
Bits._count = { 8 }
Bits._getRaw = { 1 }
useBuffers()
print(Bits(raw: 7).raw)
#endif
