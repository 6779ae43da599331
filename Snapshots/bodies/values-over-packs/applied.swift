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
    func members<Member>(of member: Member.Type) -> Family<Member> {/*<stubble*/ if let _members { return _members(member) as! Family<Member> } else {/*stubble>*/
        /*<stubble*/return /*stubble>*/Family<Member>(name: "\(member)")
    /*<stubble*/} /*stubble>*/}

    func pair() throws -> Pair {/*<stubble*/ if let _pair { return try _pair() } else {/*stubble>*/
        /*<stubble*/return /*stubble>*/try family("pair", of: 1, "two")
    /*<stubble*/} /*stubble>*/}

    func first(_ isLong: Bool) -> Family<Int>? {/*<stubble*/ if let _first { return _first(isLong) } else {/*stubble>*/
        /*<stubble*/return /*stubble>*/(Family<Int>(name: isLong ? "long" : "short"))
    /*<stubble*/} /*stubble>*/}

    var shared: Family<Int> {/*<stubble*/ if let _getShared { return _getShared() } else {/*stubble>*/
        /*<stubble*/return /*stubble>*/Family<Int>.named("shared")
    /*<stubble*/} /*stubble>*/}

    func steps(of family: Family<Int>) -> Family<Int>.Walk {/*<stubble*/ if let _steps { return _steps(family) } else {/*stubble>*/
        /*<stubble*/return /*stubble>*/family.walk()
    /*<stubble*/} /*stubble>*/}

    func count(of family: Pair) -> Int {/*<stubble*/ if let _count { _count(family) } else {/*stubble>*/
        family.name.count
    /*<stubble*/} /*stubble>*/}

    func unknown() -> Family<Int> {/*<stubble*/ if let _unknown { _unknown() } else {/*stubble>*/
        fatalError("unknown")
    /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _members: ((Any.Type) -> Any)? = nil; @exclusivity(unchecked) var _pair: (() throws -> Pair)? = nil; @exclusivity(unchecked) var _first: ((Bool) -> Family<Int>?)? = nil; @exclusivity(unchecked) var _getShared: (() -> Family<Int>)? = nil; @exclusivity(unchecked) var _steps: ((Family<Int>) -> Family<Int>.Walk)? = nil; @exclusivity(unchecked) var _count: ((Pair) -> Int)? = nil; @exclusivity(unchecked) var _unknown: (() -> Family<Int>)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8d90d953 0311 65c2 ff98 6129 65c2 ff98 d8d2 65c2 ff98 cdef 65c2 ff98 5028 65c2 ff98 9b9a ff98 acaa ff98 f3a0 *//*stubble>*/