extension Array {
  @StubbableFunction func second() -> Element { self[1] }
}
extension String {
  @StubbableFunction func shout(_ times: Int) -> String { uppercased() + String(repeating: "!", count: times) }
  @StubbableProperty var initials: String { String(prefix(1)) }
  @StubbableFunction mutating func double() { self += self }
}
extension Sequence {
  @StubbableFunction func head() -> Element? { first { _ in true } }
}
extension Collection where Element == Int {
  @StubbableFunction func total() -> Int { reduce(0, +) }
}
protocol Walking { var steps: Int { get } }
extension Walking {
  @StubbableFunction func walk(_ more: Int) -> Int { steps + more }
  @StubbableProperty var isTired: Bool { steps > 100 }
  @StubbableFunction func again() -> Self { self }
  @StubbableFunction static func first() -> Int { 1 }
}
struct WalkingCat: Walking { var steps = 3 }
final class WalkingDog: Walking { let steps = 200 }
extension [String] { @StubbableFunction func joinedNames() -> String { joined(separator: ", ") } }
extension String? { @StubbableProperty var orEmpty: String { self ?? "" } }
extension [String: Int] { @StubbableFunction func sum() -> Int { values.reduce(0, +) } }
extension [Int]? { @StubbableFunction func orNothing() -> Int { self?.count ?? 0 } }
extension [2 of Int] { @StubbableFunction func pair() -> Int { self[0] + self[1] } }
extension Set.Index { @StubbableFunction func place() -> Int { 1 } }
extension Dictionary.Keys { @StubbableFunction func number() -> Int { count } }
