@MainActor protocol Placed { func place() -> Int }
protocol Pinned: Placed {}
class Load { var weight = 1 }
@Stubbable
struct Pin: Pinned {
    let size: Int
    func place() -> Int { size }
    func load(_ load: Load) async -> Int { load.weight }
}
@Stubbable
final class Mark {
    var size = 2
    func width() -> Int { size }
    func load(_ load: Load) async -> Int { load.weight }
}
extension Mark: Placed { func place() -> Int { 3 } }
