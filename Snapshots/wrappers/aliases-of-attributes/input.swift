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
