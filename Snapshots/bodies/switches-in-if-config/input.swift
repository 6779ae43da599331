@Stubbable
struct SwitchedSizes {
    var kind = 1
    var limit: Double {
        switch kind {
        #if os(Windows)
            case 0: 1
        #else
            case 0: 2
        #endif
        case 1: 3.5
        default: fatalError()
        }
    }
    func name() -> String {
        switch kind {
        #if os(Windows)
        case 0: "zero"
            #if DEBUG
            case 7: "seven"
            #endif
        #endif
        case 1: throwAway("one")
        default: "more"
        }
    }
    func count() -> Int {
        switch kind {
        #if os(Windows)
        case 0: return 1
        #endif
        case 1: return 2
        default:
            let count = kind * 2
            return count
        }
    }
    func size() throws -> Int {
        #if os(Windows)
        let size = kind
        return size
        #elseif DEBUG && os(Windows)
        fatalError()
        #else
        if kind > 1 {
            25
        } else {
            try depth("")
        }
        #endif
    }
    var path: String? {
        #if os(Windows)
        fatalError()
        #else
        let text = throwAway("path")
        return text
        #endif
    }
    var width: Int {
        #if os(Windows)
        #error("not there")
        #elseif DEBUG
        let width = kind
        return width
        #else
        3
        #endif
    }
    var height: Int {
        #if os(Windows)
        #error("not there")
        #else
        4
        #endif
    }
    private func depth(_ text: String) throws -> Int {
        #if os(Windows)
        if text.isEmpty { return 1 }
        return 2
        #else
        text.count
        #endif
    }
    private func throwAway(_ text: String) -> String { text }
}
