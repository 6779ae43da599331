import Foundation

struct Family<each Member> {
    struct Walk {
        let steps: Int
    }

    let name: String
    static func named(_ name: String) -> Family<repeat each Member> { Family<repeat each Member>(name: name) }
    func walk() -> Walk { Walk(steps: name.count) }
}

typealias Pair = Family<Int, String>

func family<each Member>(_ name: String, of members: repeat each Member) throws -> Family<repeat each Member> {
    Family<repeat each Member>(name: name)
}

// @Stubbable
class Registry {
    func members<Member>(of member: Member.Type) -> Family<Member> {
        Family<Member>(name: "\(member)")
    }

    func pair() throws -> Pair {
        try family("pair", of: 1, "two")
    }

    func first(_ isLong: Bool) -> Family<Int>? {
        (Family<Int>(name: isLong ? "long" : "short"))
    }

    var shared: Family<Int> {
        Family<Int>.named("shared")
    }

    func steps(of family: Family<Int>) -> Family<Int>.Walk {
        family.walk()
    }

    func count(of family: Pair) -> Int {
        family.name.count
    }

    func unknown() -> Family<Int> {
        fatalError("unknown")
    }

    func stop() -> Never { fatalError("stop") }
    func fail(_ message: () -> String) throws -> Never { fatalError(message()) }
    var nothing: Never { fatalError("nothing") }

    func stopped() -> Family<Int> {
        stop()
    }

    func failed() throws -> [Family<Int>] {
        try self.fail { "failed" }
    }

    func broken() throws -> Int {
        try fail { "broken" }
    }

    var missing: Family<Int> {
        nothing
    }

    func halted(by halter: Halter) -> Pair {
        halter.halt()
    }

    func called(by halter: Halter) -> Pair {
        halter.halter()()
    }
}

struct Halter {
    func halt() -> Never { fatalError("halt") }
    func halter() -> Halter { self }
    func callAsFunction() -> Never { fatalError("call") }
}

struct Ware { var name = "ware", price = 3 }

typealias WareFilter = Predicate<Ware>

// @Stubbable
struct WareFilters {
    func cheap(below limit: Int) -> Predicate<Ware> { #Predicate<Ware> { $0.price < limit } }
    func named(_ name: String) -> WareFilter? { #Predicate { ware in ware.name == name } }
    var all: WareFilter { .true }
    var none: [Predicate<Ware>] { [] }
}
