extension Array {
    @StubbableFunction func second() -> Element { self[1] }
}
extension Sequence {
    @StubbableFunction func head() -> Element? { nil }
}
protocol Walking {}
extension Walking {
    @StubbableFunction func walk() {}
}
