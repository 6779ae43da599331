class Poem {
    @Lines @StubbableFunction
    func verse() -> String {
        "roses"
        "violets"
    }
}
