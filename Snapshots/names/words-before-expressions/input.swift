@Stubbable
struct WordedValue {
    var unsafe = 1
    var await = 2
    var other: Int
    func sum(unsafe: Int, await: Int) -> Int { `unsafe` + `await` }
    func same(_ unsafe: Int) -> Int { `unsafe` }
    subscript(unsafe: Int) -> Int { `unsafe` }
    func await(for number: Int) -> Int { number }
}

@Stubbable
final class WordedObject {
    var unsafe = 1
    lazy var await = 2
    func all(unsafe: Int = 3, await: Int...) -> Int { `unsafe` + `await`.count }
    func change(unsafe: inout Int) { `unsafe` += 1 }
}
