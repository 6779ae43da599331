@Stubbable
struct Paged<Item> {
    #if os(Windows)
    static func pageSize() -> Int { 1 }
    #else
    static func pageSize() -> Int { 2 }
    #endif
    var items: [Item] = []
}
@Stubbable
class ConditionalStorage {
    #if os(Windows)
    var a: Int = 1
    #else
    var a: Int
    #endif
    var b: Int
    init() {
        b = 1
        #if os(Windows)
        b = a
        #else
        a = b
        #endif
    }
    #if os(Windows)
    init(c: Int) { a = c; b = a }
    #elseif !os(Windows)
    init(c: Int) { b = c; a = b + 1 }
    #endif
}
#if DEBUG || !DEBUG
@Stubbable
final class LastInFile { func f() -> Int { 1 } }
#endif
