struct ClientError: Error {}

@Stubbable
struct Client {
    var isAllowed: () -> Bool = {
        guard let first = [1].first else { return false }
        return first == 1
    }
    var fetch: (Int) throws -> [Int] = { id in
        // A parenthesis that begins a line begins a statement.
        let ids = [id]
        (0..<2).forEach { _ in tap() }
        [1, 2].forEach { number in
            tap()
            tap()
        }
        switch ids.count {
        case 0:
            tap()
            throw ClientError()
        case 1: tap()
        default:
            break
        }; tap()
        return ids
    }
    var make: () -> Int = {
        struct Counter {
            var start = 1
            var next: Int {
                let step = 1
                return start + step
            }
            enum Kind {
                case odd
                case even
            }
            func kind() -> Kind { next % 2 == 0 ? .even : .odd }
        }
        func twice(_ number: Int) -> Int {
            tap()
            return 2 * number
        }
        return if Counter().kind() == .even {
            twice(21)
        } else {
            0
        }
    }
    var list: [Int] = Array(unsafeUninitializedCapacity: 1) { buffer, count in
        buffer[0] = 7
        count = 1
    }
    func sum() throws -> Int { try fetch(1).reduce(make(), +) }
}

// Values that need several lines: the initializer cannot be written out.
@Stubbable
struct Texts {
    var words: () -> String = {
        let text = """
            two
            lines
            """
        return text
    }
    func text() -> String { words() }
}
@Stubbable
struct Builds {
    var isDebug: () -> Bool = {
        #if STUBBLE_DEBUG
        return true
        #else
        return false
        #endif
    }
    func text() -> String { "\(isDebug())" }
}
nonisolated(unsafe) var taps = 0
func tap() { taps += 1 }
