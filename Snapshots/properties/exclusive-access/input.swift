@Stubbable
struct Exclusive {
    var a: [Int] = [1]
    var b: [Int] = [2]
    var c: Int = 3
    mutating func swapBoth() { swap(&a, &b) }
    mutating func mix() { a.append(contentsOf: b); c += a.count }
}
@Stubbable
class ExclusiveClass {
    var a: Int = 1, b: Int = 2
    func swapBoth() { swap(&a, &b) }
}
func bump(_ n: inout Int) { n += 1 }
