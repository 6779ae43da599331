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

    func stop() -> Never {/*<stubble*/ if let _stop { _stop() } else {/*stubble>*/ fatalError("stop") /*<stubble*/} /*stubble>*/}
    func fail(_ message: () -> String) throws -> Never {/*<stubble*/ if let _fail { try _fail(message) } else {/*stubble>*/ fatalError(message()) /*<stubble*/} /*stubble>*/}
    var nothing: Never {/*<stubble*/ if let _getNothing { _getNothing() } else {/*stubble>*/ fatalError("nothing") /*<stubble*/} /*stubble>*/}

    func stopped() -> Family<Int> {/*<stubble*/ if let _stopped { _stopped() } else {/*stubble>*/
        stop()
    /*<stubble*/} /*stubble>*/}

    func failed() throws -> [Family<Int>] {/*<stubble*/ if let _failed { try _failed() } else {/*stubble>*/
        try self.fail { "failed" }
    /*<stubble*/} /*stubble>*/}

    func broken() throws -> Int {/*<stubble*/ if let _broken { try _broken() } else {/*stubble>*/
        try fail { "broken" }
    /*<stubble*/} /*stubble>*/}

    var missing: Family<Int> {/*<stubble*/ if let _getMissing { _getMissing() } else {/*stubble>*/
        nothing
    /*<stubble*/} /*stubble>*/}

    func halted(by halter: Halter) -> Pair {/*<stubble*/ if let _halted { _halted(halter) } else {/*stubble>*/
        halter.halt()
    /*<stubble*/} /*stubble>*/}

    func called(by halter: Halter) -> Pair {/*<stubble*/ if let _called { _called(halter) } else {/*stubble>*/
        halter.halter()()
    /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _members: ((Any.Type) -> Any)? = nil; @exclusivity(unchecked) final var _pair: (() throws -> Pair)? = nil; @exclusivity(unchecked) final var _first: ((Bool) -> Family<Int>?)? = nil; @exclusivity(unchecked) final var _getShared: (() -> Family<Int>)? = nil; @exclusivity(unchecked) final var _steps: ((Family<Int>) -> Family<Int>.Walk)? = nil; @exclusivity(unchecked) final var _count: ((Pair) -> Int)? = nil; @exclusivity(unchecked) final var _unknown: (() -> Family<Int>)? = nil; @exclusivity(unchecked) final var _stop: (() -> Never)? = nil; @exclusivity(unchecked) final var _fail: ((() -> String) throws -> Never)? = nil; @exclusivity(unchecked) final var _getNothing: (() -> Never)? = nil; @exclusivity(unchecked) final var _stopped: (() -> Family<Int>)? = nil; @exclusivity(unchecked) final var _failed: (() throws -> [Family<Int>])? = nil; @exclusivity(unchecked) final var _broken: (() throws -> Int)? = nil; @exclusivity(unchecked) final var _getMissing: (() -> Family<Int>)? = nil; @exclusivity(unchecked) final var _halted: ((Halter) -> Pair)? = nil; @exclusivity(unchecked) final var _called: ((Halter) -> Pair)? = nil/*stubble>*/}

struct Halter {
    func halt() -> Never { fatalError("halt") }
    func halter() -> Halter { self }
    func callAsFunction() -> Never { fatalError("call") }
}

struct Ware { var name = "ware", price = 3 }

typealias WareFilter = Predicate<Ware>

// @Stubbable
struct WareFilters/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    func cheap(below limit: Int) -> Predicate<Ware> {/*<stubble*/ if let _cheap { return _cheap(limit) } else {/*stubble>*/ /*<stubble*/return /*stubble>*/#Predicate<Ware> { $0.price < limit } /*<stubble*/} /*stubble>*/}
    func named(_ name: String) -> WareFilter? {/*<stubble*/ if let _named { return _named(name) } else {/*stubble>*/ /*<stubble*/return /*stubble>*/#Predicate { ware in ware.name == name } /*<stubble*/} /*stubble>*/}
    var all: WareFilter {/*<stubble*/ if let _getAll { return _getAll() } else {/*stubble>*/ /*<stubble*/return /*stubble>*/.true /*<stubble*/} /*stubble>*/}
    var none: [Predicate<Ware>] {/*<stubble*/ if let _getNone { return _getNone() } else {/*stubble>*/ /*<stubble*/return /*stubble>*/[] /*<stubble*/} /*stubble>*/}
/*<stubble*/var _cheap: ((Int) -> Predicate<Ware>)? { get { _stubbleObject?.closures._cheap } set { _stubbleCopy.closures._cheap = newValue } }; var _named: ((String) -> WareFilter?)? { get { _stubbleObject?.closures._named } set { _stubbleCopy.closures._named = newValue } }; var _getAll: (() -> WareFilter)? { get { _stubbleObject?.closures._getAll } set { _stubbleCopy.closures._getAll = newValue } }; var _getNone: (() -> [Predicate<Ware>])? { get { _stubbleObject?.closures._getNone } set { _stubbleCopy.closures._getNone = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_cheap: ((Int) -> Predicate<Ware>)?, _named: ((String) -> WareFilter?)?, _getAll: (() -> WareFilter)?, _getNone: (() -> [Predicate<Ware>])?) = (nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 1dd852b3 0311 65c2 ff98 6129 65c2 ff98 d8d2 65c2 ff98 cdef 65c2 ff98 5028 65c2 ff98 9b9a ff98 acaa ff98 1b7b ff98 cb6c ff98 f81a ff98 c77f ff98 488e ff98 25ca ff98 a7c9 ff98 9be2 ff98 61dc ff98 5384 7d3a a514 65c2 ff98 5e75 65c2 ff98 9aa5 65c2 ff98 a42d 65c2 ff98 c171 *//*stubble>*/