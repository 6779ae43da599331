let client = HTTPClient()
print(client.connect(to: "swift.org"), client.maxConnections, client.timeout)
client.start()
#if STUBS
extension_free: do {
    func quiet(_ client: HTTPClient) {
        client._start = {}
        client._connect = { _ in true }
    }
    func failing(_ client: HTTPClient) {
        quiet(client)
        client._connect = { _ in false }
    }
    quiet(client)
    client.maxConnections = 1000
    client.start()
    print(client.connect(to: "nowhere"), client.maxConnections)
    failing(client)
    client._getTimeout = { 0 }
    print(client.connect(to: "swift.org"), client.timeout)
    break extension_free
}
#endif
