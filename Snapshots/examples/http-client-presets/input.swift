@Stubbable
final class HTTPClient {
    var maxConnections: Int = 4
    var timeout: Double = 1.5

    func connect(to host: String) -> Bool { host.hasSuffix(".org") }
    func start() { print("started") }
}
