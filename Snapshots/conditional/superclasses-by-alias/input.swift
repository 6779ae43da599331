@Stubbable
@MainActor class Screen {
    func load() -> Int { 1 }
    var title = "screen"
}
@Stubbable
class Window {
    func load() -> Int { 2 }
    var title = "window"
    static func kind() -> Int { 2 }
}
#if NEVER
typealias Surface = Screen
#else
typealias Surface = Window
#endif
@Stubbable
class Canvas: Surface {
    var layers = 3
    override func load() -> Int { 3 }
    override var title: String { get { "canvas" } set {} }
    func draw() -> Int { layers }
    static func make() -> Int { 3 }
}
