@Stubbable(calls: true)
struct Recorder {
    func note(_ n: Int) {}
    mutating func store(_ n: Int) {}
}
struct Other {
    @StubbableFunction(calls: true) func note(_ n: Int) {}
}
