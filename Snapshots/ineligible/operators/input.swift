struct Money {
    @StubbableFunction static func + (a: Money, b: Money) -> Money { a }
    @StubbableFunction static prefix func - (a: Money) -> Money { a }
    @StubbableFunction(name: "+") static func * (a: Money, b: Money) -> Money { a }
    @StubbableFunction(name: "class") static func / (a: Money, b: Money) -> Money { a }
}
@StubbableFunction func == (a: Money, b: Int) -> Bool { false }
