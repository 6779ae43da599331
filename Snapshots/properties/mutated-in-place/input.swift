@Stubbable
class MutatedInPlace {
    var items: [Int] = []
    var table: [String: [Int]] = [:]
    var text: String = ""
    func fill(_ n: Int) { for i in 0..<n { items.append(i) } }
}
@Stubbable
struct Swapped {
    var a: Int = 1
    var b: Int = 2
    mutating func swapThem() { (a, b) = (b, a) }
}
