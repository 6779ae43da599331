var memoryWindow = MemoryWindow()
for i in 0..<8 { memoryWindow[i] = .init(next: 3, value: UInt8(i)) }
let memoryHolder = MemoryHolder()
print(memoryWindow[3].value, memoryHolder.p[2].f())
#if STUBS
  MemoryPlain._f = { 7 }
  print(memoryHolder.p[2].f())
  MemoryPlain._f = nil
#endif
