#if STUBS
@MainActor func readNews() async throws {
    let news = StubbableNewsLoading {
        $0.source = "wire"
        $0.latest = { count in Array(repeating: "news", count: count) }
    }
    let counter = StubbableNewsCounting { $0.count = { $0.count } }
    let words = try await news.latest(2)
    let count = await counter.count(words)
    print(news.source, words, count, news.callOrder)
}
try await readNews()
#endif
