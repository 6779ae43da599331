struct Work<Value: Codable & Sendable>: Sendable {
    var value: Value
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Queueing {
    init(first: Work<some Codable & Sendable>)
    func add(_ work: Work<some Codable & Sendable>)
    func addAll(_ works: [Work<some Codable & Sendable>?], _ label: some Hashable) throws -> Int
    func find(_ keys: Set<some Hashable>?) async -> Int?
    func rank(_ weights: [some Hashable: Int])
    func order(_ weights: Dictionary<some Hashable, Int>)
    func pair(_ pair: (some Hashable, Int))
    func visit(_ values: some Collection<some Hashable>)
    func sort(_ values: inout some Collection<some Hashable>)
    func type(_ type: (some Hashable).Type)
    func plain(_ values: [some Hashable], _ other: some Sequence<Int>)
    subscript(_ keys: Set<some Hashable>) -> Int { get set }
}
