struct Identifier: Equatable, Sendable { var n: Int }
enum Grade { case good }

@Stubbable
class LetsAndInferred {
    let id: Identifier
    let fixed: Int = 3
    let inferred = 4
    var text = "text"
    var interpolated = "a\(1)"
    var double = 1.5
    var flag = true
    var negative = -1
    var array = [1, 2]
    var strings = ["a": 1]
    var empty = [String]()
    var set = Set<Int>()
    var made = Identifier(n: 1)
    var cast = 3 as Double
    var dictionary = [String: [Int]]()
    var unsafe = Grade.good
    var a = 0, b = 1, c: String = "c"
    let d = 5, e: Int
    init() { id = Identifier(n: 9); e = 6 }
}
