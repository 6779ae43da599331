// @StubbableProtocol
protocol NewsLoading {
    var source: String { get set }
    func latest(_ count: Int) async throws -> [String]
}

// @StubbableProtocol
protocol NewsCounting: Actor {
    func count(_ words: [String]) -> Int
}
