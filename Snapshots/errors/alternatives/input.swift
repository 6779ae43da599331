#if os(Windows)
@Stubbable
final class Window {
    var title: String = ""
    init() {}
}
#else
@Stubbable
final class Window {
    var title: String = ""
    var _title: String = ""
    init() {}
}
#endif
extension Window {
    convenience init(named name: String) {
        self.init()
        title = name
    }
}
