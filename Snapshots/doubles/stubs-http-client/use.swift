import Foundation
print("presets")
#if STUBS
var noop = StubbableHttpClient {
    $0.noop()
}
print(noop.connect(url: URL(string: "/")!), noop.maxConnections)
var alwaysFail = StubbableHttpClient {
    $0.failedConnection()
}
print(alwaysFail.connect(url: URL(string: "/")!), alwaysFail.maxConnections)
var custom = StubbableHttpClient {
    $0.connect = { url in
        print(url)
        return true
    }
}
print(custom.connect(url: URL(string: "http://www.my-domain.com")!))
var both = StubbableHttpClient {
    $0.failedConnection()
    $0.maxConnections = 1000
}
both.maxConnections += 1
print(both.connect(url: URL(string: "/")!), both.maxConnections, both.stubs.maxConnections)
#endif
