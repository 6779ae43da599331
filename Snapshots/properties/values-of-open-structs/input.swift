@Stubbable
public struct OpenConfiguration: Equatable, Sendable {
    public var address: String
    public var name: String?
    public var count: Int = 3
    public var list = ["a"]
    package var inner: Double = 1.5
    var hidden = true
    public var seen = 1 { didSet { print("seen", seen) } }
    public init(address: String = "x", name: String? = nil) {
        self.address = address
        self.name = name
        count += 1
    }
    public init(count: Int) {
        self.init()
        self.count = count
    }
}

@Stubbable
public struct OpenThroughExtension {
    public var count: Int? = 3
    var other = 1
}
extension OpenThroughExtension {
    public init(_ count: Int) {
        self.count = count
    }
}

@Stubbable
public struct OpenImplicit {
    public var name: String?
    public var count = 2
}
