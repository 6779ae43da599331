import Foundation

// @Mockable
protocol Loader {
    func loadData(at url: URL, retryPolicy: Int) async throws -> Data?
}

// @Mockable
protocol SendableLoader: Sendable {
    func loadData(at url: URL, retryPolicy: Int) async throws -> Data?
}
