protocol Plugging: AnyObject {
    func close()
}

final class Wire: Plugging {
    var count = 0
    func close() { count += 1 }
}

// @Stubbable
class Circuit {
    private var source: Wire! = nil
    var target: Wire! = Wire(), spare: Wire! = Wire()
    let all: [any Plugging]

    init() {
        source = Wire()
        all = [source, target, spare]
        source.close()
        target.count += 2
        let closing: any Plugging = spare
        closing.close()
    }

    func counts() -> [Int] { [source.count, target.count, spare.count] }

    deinit { print("after", target.count, all.count) }
}

// @Stubbable
struct Battery {
    var connection: Wire! = Wire()
    var size: Int! = 1

    func total() -> Int { connection.count + size }
}

// @Stubbable
struct Meter {
    var connection: Wire! = nil
    let first: any Plugging

    init(_ connection: Wire) {
        self.connection = connection
        first = self.connection
    }
}

// @Stubbable
struct Fuse {
    lazy var limit: Int! = nil
    lazy var wire: Wire! = Wire()
    var size = 1
}
