class Boat {}
#if os(Linux)
struct Wind {}
extension Boat {
    @StubbableFunction func sail(_ wind: Wind) {}
}
#endif
extension Boat {
    #if os(Linux)
    @StubbableFunction func row(_ wind: Wind) {}
    #endif
}
