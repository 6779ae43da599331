@Stubbable
struct ArrayElement { var number = 1; func doubled() -> Int { 2 * number } }
@Stubbable
struct NamedElement { var number = 1; func doubled() -> Int { 2 * number } }
@Stubbable
struct InferredElement { var number = 1; func doubled() -> Int { 2 * number } }
@Stubbable
struct TemporaryElement { var number = 1; func doubled() -> Int { 2 * number } }
@Stubbable
struct GenericElement { var number = 1; func doubled() -> Int { 2 * number } }
// Nothing takes such memory for its values.
@Stubbable
struct PlainElement { var number = 1; func doubled() -> Int { 2 * number } }

func arrayElements() -> Int {
    let all = [ArrayElement](unsafeUninitializedCapacity: 64) { memory, count in
        for place in 0..<64 { memory[place] = ArrayElement(number: place) }
        count = 64
    }
    return all[3].doubled()
}
func namedElements() -> ContiguousArray<NamedElement> {
    .init(unsafeUninitializedCapacity: 64) { memory, count in
        for place in 0..<64 { memory[place].number = place }
        count = 64
    }
}
func inferredElements() -> Int {
    let all = Array(unsafeUninitializedCapacity: 64) { memory, count in
        for place in 0..<64 { memory[place] = InferredElement(number: place) }
        count = 64
    }
    return all[3].doubled()
}
@inline(never) func temporaryElements() -> Int {
    withUnsafeTemporaryAllocation(of: TemporaryElement.self, capacity: 8) { memory in
        for place in 0..<8 { memory[place] = TemporaryElement(number: place) }
        return memory[3].doubled()
    }
}
func filled<Element>(_ type: Element.Type, _ make: (Int) -> Element) -> [Element] {
    [Element](unsafeUninitializedCapacity: 64) { memory, count in
        for place in 0..<64 { memory[place] = make(place) }
        count = 64
    }
}
func plainElements() -> Int { (0..<64).map { PlainElement(number: $0) }[3].doubled() }
func genericElements() -> Int { filled(GenericElement.self) { GenericElement(number: $0) }[3].doubled() }
