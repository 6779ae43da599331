@MainActor final class Client {
    static let shared = Client()
    let name: String
    init(name: String = "client") { self.name = name }
}
@MainActor final class Plug {}
@MainActor struct Palette {
    var colors = 3
    static func defaults() -> Palette { Palette(colors: 5) }
}
@MainActor protocol Showing {}
@MainActor @Stubbable
struct Gallery {
    var client: Client = Client()
    var other = Client(name: "other")
    var plug: Plug = Plug()
    var shared: Client = .shared
    var palette: Palette = Palette.defaults()
    let id: Int
    func text() -> String { client.name + other.name + shared.name + "\(palette.colors) \(id)" }
}
@Stubbable
struct Panel: Showing {
    var clients: [Client] = [Client(), .shared]
    var size = 2
    nonisolated func area() -> Int { size * size }
}
@Stubbable
struct Frame {
    @MainActor var plug: Plug = Plug()
    var width = 2
    func area() -> Int { width * width }
}
