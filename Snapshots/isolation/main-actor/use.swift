try await Task { @MainActor in
    let screen = Screen()
    screen.tap()
    print(screen.title, screen.taps, try await screen.load(), screen.version(), screen.build, Screen.shared().taps)
    #if STUBS
    screen._tap = { print("tapped") }
    screen._load = { await Task.yield(); return screen.title + "!" }
    screen._getTitle = { "stub" }
    screen._version = { 10 }
    screen.tap()
    print(screen.title, screen.taps, try await screen.load(), screen.version())
    #endif
}.value
#if STUBS
let plain = Mixed()
plain._anywhere = { 60 }
plain._inherits = { 70 }
plain._hops = { 80 }
print(plain.anywhere(), await plain.inherits(), await plain.hops())
#endif
