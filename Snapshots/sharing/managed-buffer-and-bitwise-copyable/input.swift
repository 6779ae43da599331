final class Buffer: ManagedBuffer<Int, Int> {
  @StubbableFunction func count() -> Int { header }
  @StubbableFunction func makeSelf() -> Self { self }
}
struct Bits: BitwiseCopyable {
  @StubbableProperty var raw: UInt8
  @StubbableFunction func count() -> Int { Int(raw) }
}
