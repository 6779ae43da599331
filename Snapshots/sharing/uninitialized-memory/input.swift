@Stubbable
struct MemoryWindow {
  @Stubbable
  struct Element { var next: UInt16?; let value: UInt8 }
  private var storage: ManagedBuffer<Void, Element>
  init() { storage = .create(minimumCapacity: 8) { b in b.withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0).initializeMemory(as: UInt8.self, repeating: 0x5a, count: 64) }; return () } }
  subscript(i: Int) -> Element {
    get { storage.withUnsafeMutablePointerToElements { $0[i] } }
    set { storage.withUnsafeMutablePointerToElements { $0[i] = newValue } }
  }
}
@Stubbable
struct MemoryPlain { var a = 1; func f() -> Int { a } }
@Stubbable
final class MemoryHolder {
  let p: UnsafeMutablePointer<MemoryPlain> = .allocate(capacity: 4)
  init() { UnsafeMutableRawPointer(p).initializeMemory(as: UInt8.self, repeating: 0x5a, count: 32); for i in 0..<4 { p[i] = MemoryPlain(a: i) } }
}
