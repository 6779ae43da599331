struct Pixel {
    @StubbableFunction func red() -> Int { 1 }
}
let pixelSize = MemoryLayout<Pixel>.size
