@available(*, deprecated, message: "use Engine")
struct Runtime: Equatable {
    var name = "old"
    func renamed(like other: Runtime) -> Runtime { other }
}
@available(*, deprecated)
typealias OldName = String
enum Parts {
    @available(*, deprecated)
    struct Crank {}
}

@Stubbable
struct Machine {
    @available(*, deprecated)
    var runtime = Runtime()
    @available(*, deprecated)
    var size = 3
    var speed = 4
    @available(*, deprecated, renamed: "run()")
    func run(on runtime: Runtime) -> String { runtime.name }
    @available(*, deprecated)
    func named() -> OldName { "old" }
    @available(*, deprecated)
    func cranks(_ crank: Parts.Crank) -> [Parts.Crank] { [crank] }
    @available(*, deprecated)
    func half() -> Int { speed / 2 }
    func run() -> String { "run" }
}
@available(*, deprecated)
extension Machine {
    func restart(on runtime: Runtime) -> String { runtime.name }
    func stop() -> Int { speed }
    struct Gear { var teeth = 9 }
    typealias Ratio = Int
    func shift(to gear: Gear) -> Int { gear.teeth }
    func ratio() -> Ratio { 2 }
}

@Stubbable
struct ComparedMachine: Equatable {
    @available(*, deprecated)
    var runtime = Runtime()
    var speed = 4
    func run() -> String { "run" }
}

struct Serial: Equatable {
    var text = "s"
    @available(*, deprecated, message: "compare the texts")
    static func == (a: Serial, b: Serial) -> Bool { a.text.lowercased() == b.text.lowercased() }
}

@Stubbable
struct SerialMachine: Equatable {
    var serial = Serial()
    var others: [Serial]? = nil
    var speed = 4
    func run() -> String { "run" }
}

enum MachineError: Error {
    case halted
    @available(*, deprecated)
    case jammed
}

@Stubbable
final class MachineFault: @unchecked Sendable {
    let code: MachineError
    init(code: MachineError) { self.code = code }
    @available(*, deprecated, message: "never thrown")
    static let jammed = MachineFault(code: .jammed)
    @available(*, deprecated)
    lazy var last: MachineError = .jammed
}
