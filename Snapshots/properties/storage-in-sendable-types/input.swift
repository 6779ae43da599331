@Stubbable
final class SendableStorage: @unchecked Sendable {
    lazy var cost: Int = 1
    weak var owner: SendableStorage?
    var seen: Int = 2 { didSet { print("seen", seen) } }
    nonisolated(unsafe) var loose: [Int] = []
    let fixed: Int = 3
    static let shared = SendableStorage()
    let made: [Int]
    init() { made = [4]; seen = 5 }
}
@Stubbable
actor ActorStorage {
    lazy var cost: Int = 1
    weak var owner: SendableStorage?
    var seen: Int = 2 { didSet { log.append(seen) } }
    var log: [Int] = []
    let fixed: Int = 3
    nonisolated let open: String = "o"
    static let shared = ActorStorage()
    func bump() { seen += 1; log.append(cost) }
}
