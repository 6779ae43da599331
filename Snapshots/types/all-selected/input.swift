protocol Drawn { func draw() -> String }
extension Drawn { func twice() -> String { draw() + draw() } }
struct Line: Drawn { func draw() -> String { "-" } }
final class Canvas { var lines: [Line] = [Line()]; func all() -> String { lines.map { $0.twice() }.joined() } }
enum Pen { case fine; func width() -> Int { 1 } }
actor Printer { func put(_ s: String) -> Int { s.count } }
