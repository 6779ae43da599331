final class RecordedNote { var text = "" }

// @Stubbable(calls: true)
final class RecordedService: Sendable {
    func ping() {}
    func add(_ number: Int, to text: String) -> Int { number }
    func send(_ note: sending RecordedNote) async -> String { await Task { note.text }.value }
    nonisolated(nonsending) func keep(_ note: RecordedNote) async {}
    static func version() -> Int { 1 }
}

// @Stubbable(calls: true)
class RecordedPlain {
    func echo(_ number: Int) -> Int { number }
    @MainActor func show(_ note: RecordedNote) {}
    static func count(_ all: Int...) -> Int { all.count }
    func fill<Value>(_ value: inout Value?, at index: Int) { value = nil }
}

// @Stubbable(calls: true)
actor RecordedCounter {
    func increment(by step: Int) -> Int { step }
    func send(_ note: sending RecordedNote) async -> String { await Task { note.text }.value }
    nonisolated func name(of index: Int) -> String { "\(index)" }
    func keep<Value: Sendable>(_ values: [Value], and other: Value?) {}
    static func make() -> RecordedCounter { RecordedCounter() }
}

// @Stubbable(calls: true)
@MainActor class RecordedScreen {
    func tap(_ note: RecordedNote) {}
    nonisolated func measure(_ width: Int) -> Int { width }
    static func shared(_ index: Int) -> Int { index }
    nonisolated static func scale() -> Int { 2 }
}

// @Stubbable(calls: true)
@MainActor final class RecordedPool<Value> {
    static func size(_ index: Int) -> Int { index }
}

// @Stubbable(calls: true)
struct RecordedBox<Value> {
    var total = 0
    static func make(_ value: Value) -> Int { 1 }
    mutating func add(_ value: Value) { total += 1 }
}

// @StubbableFunction(calls: true)
func recordedAnswer(_ question: String) -> Int { 42 }

// @Stubbable(calls: true)
class RecordedParcels {
    func open(_ note: sending RecordedNote, at index: Int) -> String { note.text }
    func count(_ numbers: sending [Int]) -> Int { numbers.count }
    static func weigh(_ note: sending RecordedNote) -> Int { note.text.count }
    func forward(_ note: sending RecordedNote, at index: Int) -> sending RecordedNote { note }
}

// @Stubbable(calls: true)
struct RecordedParts {
    var size: Int
    init(size: Int) { self.size = size }
    init(doubled size: Int) { self = RecordedParts(size: size * 2) }
    func total() -> Int { size }
}

// @Stubbable(calls: true)
struct RecordedWhole {
    var size: Int = 1
    func total() -> Int { size }
}
extension RecordedWhole { init(of size: Int) { self = RecordedWhole(size: size) } }

// @Stubbable(calls: true)
@MainActor public struct RecordedInlined {
    public init() {}
    @inlinable public func next(_ number: Int) -> Int { number }
}

// @Stubbable(calls: true)
struct RecordedMaybe<Value: ~Copyable>: ~Copyable {
    static func make(_ index: Int) -> Int { index }
}
