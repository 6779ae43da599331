@inline(never) func fillFreedMemory() {
  for size in stride(from: 64, through: 8192, by: 16) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    for place in 0..<size { memory.storeBytes(of: 0x5A, toByteOffset: place, as: UInt8.self) }
    memory.deallocate()
  }
}
@inline(never) func fillStack() -> Int {
  withUnsafeTemporaryAllocation(byteCount: 900, alignment: 16) { memory in
    for place in 0..<900 { memory[place] = 0x5A }
    return Int(memory[7])
  }
}
fillFreedMemory()
print(arrayElements(), namedElements().count, inferredElements())
fillFreedMemory()
print(genericElements(), plainElements())
print(fillStack(), temporaryElements())
#if STUBS
ArrayElement._doubled = { 100 }
print(arrayElements())
var plain = PlainElement()
plain._doubled = { 100 }
print(plain.doubled(), PlainElement().doubled())
#endif
