protocol SelfSent where Self: Sendable { var number: Int { get } }
protocol SelfHashed where Self: Hashable {}
protocol SelfShared: AnyObject where Self: SelfSent & CustomStringConvertible {}

@Stubbable
struct SentValue: SelfSent {
    let number: Int
    var list = [1]
    static let shared = SentValue(number: 1)
    func doubled() -> Int { 2 * number }
}

@Stubbable
final class SentObject: SelfSent {
    let number: Int
    init(number: Int) { self.number = number }
    func doubled() -> Int { 2 * number }
}

@Stubbable
struct HashedValue: SelfHashed {
    var first = 1
    let second: String
    func sum() -> Int { first + second.count }
}

@Stubbable
final class SharedObject: SelfShared {
    let number = 4
    var description: String { "number \(number)" }
}
