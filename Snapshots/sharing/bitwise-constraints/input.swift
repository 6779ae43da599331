// The compiler finds that these can be copied bit by bit, and the functions below ask for it.
@Stubbable
struct BitPoint {
    var x: Int = 1
    var y: Double?
    func sum() -> Int { x + Int(y ?? 0) }
}

@Stubbable
struct BitPair<T> {
    var first: T
    func get() -> T { first }
}

// What a stated conformance stores.
@Stubbable
struct BitPart {
    var value = 1
    func twice() -> Int { value * 2 }
}
struct BitWhole: BitwiseCopyable { var part = BitPart(); var more: BitPart? }
enum BitCase: BitwiseCopyable { case part(BitPart), none }
extension BitPair: BitwiseCopyable where T: BitwiseCopyable {}

// These can not be copied so, and hold their closures.
@Stubbable
struct NoBits {
    var name = "a"
    func longer() -> String { name + name }
}
@Stubbable
struct NoBitsOfObjects {
    let object = NoBitsObject()
    func get() -> Int { object.value }
}
final class NoBitsObject { let value = 4 }

func copyBits<T: BitwiseCopyable>(_ value: T) -> T { value }
func copySomeBits(_ value: some BitwiseCopyable) -> Int { MemoryLayout.size(ofValue: value) }
struct BitBox<T> where T: BitwiseCopyable { let value: T }

// Memory that is read as values of these.
@Stubbable
struct RawHeader {
    var kind: UInt8 = 1
    var length: UInt16 = 2
    func total() -> Int { Int(kind) + Int(length) }
}
@Stubbable
struct RawPixel {
    var red: UInt8 = 1
    func brighter() -> UInt8 { red + 1 }
}
@Stubbable
struct RawBlock {
    var first = 7
    func next() -> Int { first + 1 }
}
func readRawMemory() -> [Int] {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    memory.storeBytes(of: RawBlock(), as: RawBlock.self)
    let block = memory.loadUnaligned(as: RawBlock.self)
    memory.bindMemory(to: RawHeader.self, capacity: 1).initialize(to: RawHeader())
    let header = memory.load(as: RawHeader.self)
    let pixels = memory.assumingMemoryBound(to: RawPixel.self)
    pixels.initialize(to: RawPixel())
    return [block.next(), header.total(), Int(pixels.pointee.brighter())]
}
