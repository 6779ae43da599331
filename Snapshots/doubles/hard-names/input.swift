// @Spyable
// @StubbableProtocol
// @Mockable
protocol Talking {
    var talk: String { get }
    func talk(_ minutes: Int) -> Int
    func add(_ numbers: Int...) -> Int
    func add(_ numbers: [Int]) -> String
    var `self`: Bool { get }
    func stop() -> Never
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Discussing {
    associatedtype Topic
    func open(_ topic: Topic)
    func compare<Topic>(_ topic: Topic) -> Bool
}
