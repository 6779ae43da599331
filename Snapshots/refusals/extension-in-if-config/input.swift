class Boat {}
#if os(Linux)
extension Boat {
    @StubbableFunction func sail() {}
}
#endif
extension Boat {
    #if os(Linux)
    @StubbableFunction func row() {}
    #endif
}
