@Stubbable
class Conditional {
    #if os(Windows)
    func system() -> String { "windows" }
    #elseif STUBS || !STUBS
    func system() -> String { "other" }
    /// The system's value.
    var value: Int = 1
    #else
    func system() -> Int { 0 }
    #endif
    func always() -> Int { 2 }
    func unlock() {
        #if os(Windows)
        print("release")
        #else
        let result = 0
        print("unlocked", result)
        #endif
    }
    #if os(Windows)
    func never() -> Int { 3 }
    #endif
    #if DEBUG || !DEBUG
    static func make() -> Conditional { Conditional() }
    #endif
}
#if os(Windows)
@Stubbable class OnlyThere { func f() -> Int { 4 } }
#else
@Stubbable class OnlyHere {
    func f() -> Int { 5 }
}
#endif
