@Stubbable
struct LazyCache: Equatable {
    lazy var table: Int = 1
    func clear() -> Int { 2 }
}
@Stubbable
struct ConditionalOptions: Hashable {
    #if DEBUG
    var path: String = "/"
    #endif
    func reset() -> Int { 3 }
    var isAtRoot: Bool { true }
}
@Stubbable
struct ConditionalMessage: Codable {
    var title: String = ""
    #if DEBUG
    var trace: String? = nil
    #endif
    func send() -> Int { 4 }
}
