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
}
