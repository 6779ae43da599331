nonisolated protocol Timelined {
    associatedtype Entry
    typealias Context = [Int]
    typealias Completion = (Entry) -> Void

    func placeholder(in context: Context) -> Entry
}
// @Stubbable
struct TimelineProviding: Timelined {
    var last: Context = []
    var contexts: [[Int]] = [[1]]
    func placeholder(in context: Context) -> String { "\(context.count) \(last.count)" }
    func snapshot(in context: Context, completion: @escaping Completion) { completion(placeholder(in: context)) }
    func entries(_ contexts: [Context]) async -> [Entry] { contexts.map(placeholder) }
}
// @Stubbable
struct NearerContext: Timelined {
    typealias Context = Int
    func placeholder(in context: [Int]) -> Int { context.count }
    func both(_ one: Context, _ all: [Context]) -> Int { one + placeholder(in: all) }
    func none() {}
}
