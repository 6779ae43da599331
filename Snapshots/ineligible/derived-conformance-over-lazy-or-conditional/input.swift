@Stubbable
struct Cache: Equatable {
    lazy var table: Int = 1
    func clear() {}
}
@Stubbable
struct Options: Hashable {
    #if os(Linux)
    var path: String = "/"
    #endif
    func reset() {}
}
