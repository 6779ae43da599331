#if STUBS
typealias StubbableHttpClient = StubbableHttpClientConnecting

extension StubbableHttpClient.Stubs {
    // Default implementation that guaranties connection failures
    mutating func failedConnection() {
        maxConnections = 1
        connect = { _ in return false }
    }
}
#endif
