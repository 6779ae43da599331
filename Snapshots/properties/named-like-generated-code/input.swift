@Stubbable
class NamedLikeGenerated {
    var value: Int = 1
    var newValue: Int = 2
    var initialValue: Int = 3
    var oldValue: Int = 4 { didSet { print("old", oldValue) } }
    var type: Int = 5
    var get: Int = 6
    var set: Int = 7
    var `self`: Int = 8
    var error: Int = 10
    func fetch(fetch: Int) -> Int { fetch }
    func `init`() -> Int { 12 }
    func p0(_: Int) -> Int { 13 }
    func some(_ any: Int) -> Int { any }
}
