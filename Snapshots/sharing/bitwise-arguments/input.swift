// What the ring is given is written wherever it is named, so no other structs are asked.
struct BitRing<Element: BitwiseCopyable> {
    private var elements: [Element] = []
    mutating func push(_ element: Element) -> BitRing {
        elements.append(element)
        return self
    }
    func last() -> Element? { elements.last }
}

@Stubbable
struct RingSample {
    var level = 1
    func louder() -> Int { level + 1 }
}

@Stubbable
struct FreeSample {
    var level = 1
    func louder() -> Int { level + 1 }
}

// A conformance asks for what the type stores.
struct BitTag<Owner, Value> { var value: Value }
extension BitTag: BitwiseCopyable where Value: BitwiseCopyable {}

final class BitMixer {
    var ring = BitRing<RingSample>()
    var tag = BitTag<BitMixer, FreeSample>(value: FreeSample())
}
