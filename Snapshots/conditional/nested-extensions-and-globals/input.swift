@Stubbable
class Layered {
    #if STUBS || !STUBS
    var outer = 1
    #if os(Windows)
    var inner = 2
    #else
    var inner = 3
    #endif
    #endif
}
#if STUBS || !STUBS
extension Layered {
    @StubbableFunction func extended(_ n: Int) -> [String: Int]? { ["n": n] }
}
@StubbableFunction func conditionalGlobal() -> Int { 4 }
#else
@StubbableFunction func conditionalGlobal() -> Int { 5 }
#endif
