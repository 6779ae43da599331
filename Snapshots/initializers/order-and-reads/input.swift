@Stubbable
class Initialized {
    var a: Int
    var b: Int
    var list: [Int]
    var optional: String?
    let fixed: Int
    init() { a = 1; b = a + 1; list = []; list.append(b); fixed = list.count }
    init(a: Int, b: Int?) {
        self.a = a
        if let b { self.b = b } else { self.b = a }
        list = [self.a, self.b]
        fixed = list.count
    }
    init?(failing list: [Int]) {
        guard let first = list.first else { return nil }
        self.list = list; a = first; b = first; fixed = 0
    }
    convenience init(copying other: Initialized) { self.init(a: other.a, b: other.b); a += 1; optional = "copied" }
}
extension Initialized {
    convenience init(text: String) { self.init(); optional = text }
}
