@propertyWrapper
struct DoubledNumber {
    private var half: Int
    var wrappedValue: Int {
        get { half * 2 }
        set { half = newValue / 2 }
    }
    init(wrappedValue: Int) { half = wrappedValue / 2 }
}

typealias Even = DoubledNumber
typealias EvenByAlias = Even
typealias Drawing = MainActor

@globalActor
actor PlottingActor {
    static let shared = PlottingActor()
}

typealias Plotting = PlottingActor

// @Stubbable
class EvenCounter {
    @EvenByAlias var count = 5
    func next() -> Int { count + 2 }
}

// @Stubbable
@Drawing
class DrawnCounter {
    var count = 1
    func next() -> Int { count + 1 }
}

// @Stubbable
@Plotting
class PlottedCounter {
    var count = 1
    func next() -> Int { count + 1 }
}

protocol Fallback {
    static var value: Int { get }
}

enum Fallbacks {}

extension Fallbacks {
    @propertyWrapper
    struct Field<Source: Fallback> {
        var wrappedValue = Source.value
        init() {}
    }

    enum Sources {
        enum Seven: Fallback {
            static var value: Int { 7 }
        }
    }
}

extension Fallbacks {
    typealias Seven = Field<Sources.Seven>
}

// @Stubbable
class SevenCounter {
    @Fallbacks.Seven var count: Int
    func next() -> Int { count + 1 }
}
