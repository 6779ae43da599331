// @Stubbable
struct WindowPosition: Equatable {
    var x: Int
    nonisolated(nonsending) func measured() async -> Int { x }
}

#if os(Windows)
extension WindowPosition {
    static func == (a: WindowPosition, b: WindowPosition) -> Bool { abs(a.x - b.x) < 2 }
}
#endif

// @Stubbable
struct WindowSize: Hashable {
    var width: Int
    #if os(Windows)
    func hash(into hasher: inout Hasher) {}
    #else
    static func == (a: WindowSize, b: WindowSize) -> Bool { true }
    #endif
}

// @Stubbable
struct WindowTitle: Equatable {
    var text: String
}

#if os(Windows)
func == (a: WindowTitle, b: WindowTitle) -> Bool { a.text.count == b.text.count }
#endif

// @Stubbable
struct WindowStyle {
    var name: String
}

#if os(Windows)
extension WindowStyle: Equatable {
    static func == (a: WindowStyle, b: WindowStyle) -> Bool { true }
}
#else
extension WindowStyle: Equatable {
    static func == (a: WindowStyle, b: WindowStyle) -> Bool { a.name.isEmpty == b.name.isEmpty }
}
#endif
