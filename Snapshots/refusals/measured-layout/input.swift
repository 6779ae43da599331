struct Pixel {
    @StubbableFunction func red() -> Int { 1 }
}
let pixelSize = MemoryLayout<Pixel>.size
@_alignment(8)
struct Aligned {
    @StubbableFunction func red() -> Int { 1 }
}
