@Stubbable(calls: true)
@frozen public struct Recorder {
    public func note(_ n: Int) {}
    public mutating func store(_ n: Int) {}
}
@frozen public struct Other {
    @StubbableFunction(calls: true) public func note(_ n: Int) {}
}
