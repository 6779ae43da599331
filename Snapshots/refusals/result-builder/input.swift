@resultBuilder struct Lines { static func buildBlock(_ parts: String...) -> String { parts.joined() } }

class Poem {
    @Lines @StubbableFunction
    func verse() -> String {
        "roses"
        "violets"
    }
}
