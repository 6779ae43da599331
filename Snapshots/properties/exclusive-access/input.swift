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
@Stubbable
struct Reader {
    let box: Box<[Int]>
    var offset: Int = 1
    var last: Int { box.withValue { $0[offset] } }
    mutating func next() -> Int { box.withValue { values in offset += 1; return values[offset] } }
}
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    func withValue<T>(_ body: (inout Value) -> T) -> T { body(&value) }
}
