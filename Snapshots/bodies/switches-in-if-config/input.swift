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
    private func throwAway(_ text: String) -> String { text }
}
