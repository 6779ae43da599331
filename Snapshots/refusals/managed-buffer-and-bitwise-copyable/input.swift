final class Buffer: ManagedBuffer<Int, Int> {
    @StubbableFunction func count() -> Int { 1 }
}
struct Bits: BitwiseCopyable {
    @StubbableFunction func count() -> Int { 1 }
}
