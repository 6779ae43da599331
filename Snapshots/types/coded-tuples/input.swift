import Foundation

@Stubbable
final class CodedPair: Codable {
    var reply = 3
    var (queue, line) = (1, "p")
    var (`in`, out) = (1, 2), count = 4
}

@Stubbable
struct CodedNest: Codable, Equatable {
    var x = 1
    var (m, (n, `for`)) = (1, (2, 3)), k = 5
    var z: Int
    init(z: Int) { self.z = z }
    func sum() -> Int { x + n }
}
