class Transfer {
    init() {}
    func run() -> Int { 1 }
}

@Stubbable
class RetriedDownload: Transfer {
    class Transfer { var retries = 1 }
    var transfer: Transfer = Transfer()
    override func run() -> Int { 2 }
}

protocol Patch: Decodable {}

@Stubbable
struct DeltaMessage: Patch {
    struct Patch: Decodable { let text: String }
    let delta: Patch
}

@Stubbable
struct BoxedKey {
    struct Hashable { let value: Int }
    let value: Int
    func boxed() -> Hashable { Hashable(value: value) }
}
extension BoxedKey: Hashable {}

protocol SharedByTasks: Sendable {}

@Stubbable
final class SharedCounter: SharedByTasks {
    struct SharedByTasks { var isShared = true }
    let start: Int
    init(start: Int) { self.start = start }
    func next() -> Int { start + 1 }
}
