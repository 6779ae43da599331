import Foundation

enum Workshop {
    class Operation { var count = 1 }
    typealias Data = () -> Int
    struct URL { var operation: Operation }
    enum Date { case of(Operation) }

    // @Stubbable
    actor Bench {
        let operation: Operation
        let url: URL
        let data: Data
        let dates: [Date?]
        let name: String

        init(count: Int) {
            operation = Operation()
            operation.count = count
            url = URL(operation: Operation())
            data = { count }
            dates = [.of(Operation()), nil]
            name = "bench"
        }

        func load(_ url: URL) async -> Int { url.operation.count }
        func count(_ dates: [Date?]) async -> Int { dates.count }
        func named(_ name: String) async -> String { name }
        func sum() async -> Int { await load(url) + (await count(dates)) + data() + operation.count }
    }
}
