@Stubbable
struct Ticket: ~Copyable {
    var number: Int = 1
    func show() {}
    static func issue() -> Int { 1 }
}
struct Receipt: ~Copyable {
    @StubbableFunction func show() {}
}
