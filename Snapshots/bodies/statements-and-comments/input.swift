import Foundation

@Stubbable
class BodiesWithTrivia {
    func comments() -> Int {
        // before
        1 // after
        /* last */
    }
    func onlyComments() {
        // nothing yet
    }
    func oneLine() -> Int { return 1 /* one */ } // after the body
    func braces() -> String { "\("}") { \("{")" + #"\("}" "# + """
        } { \(1 + 1)
        """ }
    func deferred() -> Int {
        defer { count += 1 }
        return count
    }
    func guarded(_ value: Int?) -> Int {
        guard let value else { return 0 }
        return value
    }
    func nested() -> Int {
        func inner() -> Int { 2 }
        return inner()
    }
    /// Documentation stays where it is.
    /* } */ func commented( /* { */ a: Int /* } */ ) /* -> */ -> /* { */ Int { a }
    var count: Int = 0
    func conditional() -> Int {
        #if DEBUG
        return 1
        #else
        return 1
        #endif
    }
    func conditionalValue() -> Int {
        #if os(Nowhere)
        0
        #else
        2
        #endif
    }
    func semicolons() { print("a"); print("b"); }
    func regex() -> Bool { "a}b".contains("}") && (try? #/}/#.firstMatch(in: "}")) != nil }
    func lastIsALineComment() { print("c") // }
    }
    func unterminated() -> Int { return 3 }; func behind() -> Int { 4 }
}
