@Stubbable
struct InitAngle {
    private var radians: Double
    var turns: Int
    var name: String = "angle"
    var degrees: Double {
        @storageRestrictions(initializes: radians)
        init(initialValue) { radians = initialValue * 2 }
        get { radians / 2 }
        set { radians = newValue * 2 }
    }
    init(degrees: Double, turns: Int) {
        self.degrees = degrees
        self.turns = turns
    }
    func shown() -> String { "\(degrees) \(turns) \(name)" }
}

@Stubbable
class InitCounter {
    private var _count: Int
    var step = 3
    var title = "counter"
    var count: Int {
        @storageRestrictions(initializes: _count, accesses: step) init { _count = newValue + step }
        get { _count }
        set { _count = newValue }
    }
    init(_ count: Int) { self.count = count }
    func next() -> Int { count + step }
}

@Stubbable
struct InitImplicit {
    private var `default`: Int
    var value: Int {
        @storageRestrictions(initializes: `default`) init { `default` = newValue }
        get { `default` }
    }
    func double() -> Int { value * 2 }
}
