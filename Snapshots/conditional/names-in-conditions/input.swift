@Stubbable
final class Flags {
    let DEBUG: Bool
    var os = "none" {
        didSet {
            #if os(Linux) || os(macOS)
            log.append(os)
            #endif
        }
    }
    var log: [String] = []
    #if DEBUG
    var level = 2
    #endif
    #if !DEBUG
    var level = 1
    #endif
    #if os(Windows)
    func name() -> String { "windows" }
    #endif
    #if os(Linux) || os(macOS)
    func name() -> String { "unix" }
    #endif

    init() {
        #if DEBUG
        DEBUG = true
        #elseif os(Linux)
        DEBUG = false
        #else
        DEBUG = false
        #endif
        #if os(Linux) || os(macOS)
        os = "unix"
        #endif
        level += 1
    }

    deinit {
        #if DEBUG && os(Linux)
        _ = (DEBUG, os)
        #endif
    }
}
