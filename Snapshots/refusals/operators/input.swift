struct Money {
    @StubbableFunction static func + (a: Money, b: Money) -> Money { a }
    @StubbableFunction static prefix func - (a: Money) -> Money { a }
}
