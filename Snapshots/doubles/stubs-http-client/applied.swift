import Foundation

// @StubbableProtocol
protocol HttpClientConnecting {
    var maxConnections: Int { get set }
    func connect(url: URL) -> Bool
}/*<stubble*/; class StubbableHttpClientConnecting: HttpClientConnecting { typealias SetupFunc = (inout Stubs) -> Void; var stubs: Stubs; init(setup: SetupFunc? = nil) { var stubs = Stubs(); setup?(&stubs); self.stubs = stubs }; struct Stubs { private var _maxConnections: Int?; var maxConnections: Int { get { if let _maxConnections { return _maxConnections }; fatalError("maxConnections is not stubbed!") } set { _maxConnections = newValue } }; var connect: (URL) -> Bool = { _ in fatalError("connect function is not stubbed!") }; mutating func noop() { maxConnections = 0; connect = { _ in true } } }; var maxConnections: Int { get { stubs.maxConnections } set { stubs.maxConnections = newValue } }; func connect(url: URL) -> Bool { return stubs.connect(url) } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d83967c4 bffd *//*stubble>*/