@Stubbable
actor LazyActor {
    var count: Int = 3
    let unit: String = "m"
    lazy var text: String = { "\(count) \(unit)" }()
    lazy var own: Int = {
        self.count + 1
    }()
    lazy var sum: Int? = [1, 2].reduce(0) { $0 + $1 * count }
    lazy var made: [Int] = Array(unsafeUninitializedCapacity: 1) { buffer, size in
        buffer.initialize(repeating: count)
        size = 1
    }
    lazy var plain: Int = count * 2
    lazy var closure: (Int) -> Int = { [unit] in $0 + unit.count }
    func all() -> String { "\(text), \(own), \(sum ?? 0), \(made), \(plain), \(closure(1))" }
    func change() { own = 9; made.append(1) }
    func forget() { sum = nil }
}
