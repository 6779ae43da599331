import Synchronization

/// The one alternative cannot be stubbed, so neither is.
final class Counter {
#if STUBBLE_NEVER
    private let value: [Int]
#else
    private let value: Atomic<Int>
#endif
    var step: Int = 1
    init() {
#if STUBBLE_NEVER
        self.value = [0]
#else
        self.value = Atomic(0)
#endif
        step = 2
    }
    func next() -> Int {
#if STUBBLE_NEVER
        return value[0]
#else
        return value.add(step, ordering: .relaxed).newValue
#endif
    }
}
struct Sized {
#if STUBBLE_NEVER
    let size: Int
#else
    var size: Int { 7 }
#endif
    let name: String
    init() {
#if STUBBLE_NEVER
        size = 3
#endif
        name = "sized"
#if STUBBLE_NEVER
        print(size)
#endif
    }
}
