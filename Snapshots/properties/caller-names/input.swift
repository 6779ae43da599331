func callerName(_ function: String = #function) -> String { function }

struct CallerNote: Equatable {
    let text: String
    let caller: String
    init(_ text: String, caller: String = #function, line: Int = #line) {
        self.text = text
        self.caller = caller
    }
}

class CallerJournal {
    var notes: [String] = []
    func add(_ text: String, file: StaticString = #fileID, function: String = #function, then: () -> Void = {}) {
        notes.append("\(function): \(text)")
        then()
    }
    subscript(index: Int, function: String = #function) -> String { function }
    func each(in function: StaticString = #function, _ body: () -> Void) {
        notes.append("\(function)")
        body()
    }
}

func after(_ body: () -> Void, then: () -> Void, caller: String = #function) { print("after", caller) }
func counted(_ count: Int, body: () -> Void, caller: String = #function, end: () -> Void = {}) { print(count, caller) }

@Stubbable
class CallerNames {
    var trailing: Int = 1 {
        didSet {
            after { counted(1) { log("deep") } } then: { log("then") }
            after() { } then: {
                log("then")
            }
            if trailing > 1 { counted(trailing) { } end: { log() } }
        }
    }
    let spare: Optional<CallerJournal> = CallerJournal()
    var trailingOptional: Int = 1 { didSet { spare?.add("optional") { }; print(spare!.notes) } }
    let journal: CallerJournal = CallerJournal()
    let other = CallerJournal()
    lazy var forced: String! = #function
    var plain: Int = 1 { didSet { log() } }
    var literal: Int = 1 {
        willSet { print(#function, "\(#function)", newValue) }
        didSet(old) { print([old].map { "\(#function) \($0)" }) }
    }
    var journaled: Int = 0 {
        didSet {
            journal.add("\(oldValue) to \(journaled)")
            self.journal.add("then", then: { self.log("deep") })
            journal.each { log("inside") }
            print(journal[1], other.add("other"))
            journal.add("given", function: "given")
            print(CallerNote("note").caller, callerName(), CallerNote(#function, caller: "x").text)
            func local() -> String { callerName() }
            print(local())
        }
    }
    var `default`=2{didSet{log()}}
    lazy var value: Int = { log(); return #function.count }()
    lazy var noted: CallerNote = CallerNote("lazy")
    lazy var nothing: String? = callerName()
    private(set) lazy var many: [String] = [callerName()]
    func log(_ text: String = "-", function: String = #function) { print(function, text) }
    func add() { many.append("added") }
}

@Stubbable
struct CallerStruct {
    var count: Int = 0 { didSet { print(callerName(), count) } }
    lazy var name: String = callerName()
}

@Stubbable
class CallerChains {
    var maybe: CallerJournal? = CallerJournal()
    var forced: CallerJournal! = CallerJournal()
    nonisolated(unsafe) static let shared: CallerJournal? = CallerJournal()
    var count = 0 {
        didSet {
            maybe?.add("maybe")
            forced.add("forced")
            forced!.add("unwrapped")
            Self.shared?.add("shared")
            print(maybe?.notes ?? [], forced.notes, Self.shared!.notes, self.maybe?[2] ?? "")
        }
    }
}
