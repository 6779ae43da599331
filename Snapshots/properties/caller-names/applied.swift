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

/*<stubble @Stubbable*//*stubble>*/
class CallerNames {
    /*<stubble*/private /*stubble>*/let /*<stubble journal*/_journal/*stubble>*/: CallerJournal = CallerJournal()
    /*<stubble*/private /*stubble>*/let /*<stubble other*/_other/*stubble>*/ = CallerJournal()
    /*<stubble lazy*//*stubble>*/ var forced: String! /*<stubble =*/ { get { if let _getForced { return _getForced() } else if let value = _forced { return value } else { let value: String? = /*stubble>*/ #function/*<stubble*/; self._forced = value; return value } } set { if let _setForced { _setForced(newValue) } else { _forced = newValue } } _modify { if _getForced == nil && _setForced == nil { if _forced == nil { _ = self.forced }; yield &_forced! } else { var value = self.forced; yield &value; self.forced = value } } }/*stubble>*/
    /*<stubble*/private /*stubble>*/var /*<stubble plain*/_plain/*stubble>*/: Int = 1 { didSet { log(/*<stubble )*/function: "plain")/*stubble>*/ } }
    /*<stubble*/private /*stubble>*/var /*<stubble literal*/_literal/*stubble>*/: Int = 1 {
        willSet { print(/*<stubble #function*/"literal"/*stubble>*/, "\(/*<stubble #function*/"literal"/*stubble>*/)", newValue) }
        didSet(old) { print([old].map { "\(/*<stubble #function*/"literal"/*stubble>*/) \($0)" }) }
    }
    /*<stubble*/private /*stubble>*/var /*<stubble journaled*/_journaled/*stubble>*/: Int = 0 {
        didSet {
            journal.add("\(oldValue) to \(/*<stubble journaled*/_journaled/*stubble>*/)"/*<stubble )*/, function: "journaled")/*stubble>*/
            self.journal.add("then"/*<stubble ,*/, function: "journaled",/*stubble>*/ then: { self.log("deep"/*<stubble )*/, function: "journaled")/*stubble>*/ })
            journal.each /*<stubble {*/(in: "journaled") {/*stubble>*/ log("inside"/*<stubble )*/, function: "journaled")/*stubble>*/ }
            print(journal[1/*<stubble ]*/, "journaled"]/*stubble>*/, other.add("other"/*<stubble )*/, function: "journaled")/*stubble>*/)
            journal.add("given", function: "given")
            print(CallerNote("note"/*<stubble )*/, caller: "journaled")/*stubble>*/.caller, callerName(/*<stubble )*/"journaled")/*stubble>*/, CallerNote(/*<stubble #function*/"journaled"/*stubble>*/, caller: "x").text)
            func local() -> String { callerName() }
            print(local())
        }
    }
    /*<stubble*/private /*stubble>*/var /*<stubble `default`=*/_default = /*stubble>*/2{didSet{log(/*<stubble )*/function: "default")/*stubble>*/}}
    /*<stubble lazy*//*stubble>*/ var value: Int /*<stubble =*/ { get { if let _getValue { return _getValue() } else if let value = _value { return value } else { let value: Int = /*stubble>*/ { log(); return #function.count }()/*<stubble*/; self._value = value; return value } } set { if let _setValue { _setValue(newValue) } else { _value = newValue } } _modify { if _getValue == nil && _setValue == nil { if _value == nil { _ = self.value }; yield &_value! } else { var value = self.value; yield &value; self.value = value } } }/*stubble>*/
    /*<stubble lazy*//*stubble>*/ var noted: CallerNote /*<stubble =*/ { get { if let _getNoted { return _getNoted() } else if let value = _noted { return value } else { let value: CallerNote = /*stubble>*/ CallerNote("lazy")/*<stubble*/; self._noted = value; return value } } set { if let _setNoted { _setNoted(newValue) } else { _noted = newValue } } _modify { if _getNoted == nil && _setNoted == nil { if _noted == nil { _ = self.noted }; yield &_noted! } else { var value = self.noted; yield &value; self.noted = value } } }/*stubble>*/
    /*<stubble lazy*//*stubble>*/ var nothing: String? /*<stubble =*/ { get { if let _getNothing { return _getNothing() } else if let value = _nothing { return value } else { let value: String? = /*stubble>*/ callerName()/*<stubble*/; self._nothing = value; return value } } set { if let _setNothing { _setNothing(newValue) } else { _nothing = newValue } } _modify { if _getNothing == nil && _setNothing == nil { if _nothing == nil { _ = self.nothing }; yield &_nothing! } else { var value = self.nothing; yield &value; self.nothing = value } } }/*stubble>*/
    private(set) /*<stubble lazy*//*stubble>*/ var many: [String] /*<stubble =*/ { get { if let _getMany { return _getMany() } else if let value = _many { return value } else { let value: [String] = /*stubble>*/ [callerName()]/*<stubble*/; self._many = value; return value } } set { if let _setMany { _setMany(newValue) } else { _many = newValue } } _modify { if _getMany == nil && _setMany == nil { if _many == nil { _ = self.many }; yield &_many! } else { var value = self.many; yield &value; self.many = value } } }/*stubble>*/
    func log(_ text: String = "-", function: String = #function) {/*<stubble*/ if let _log { _log(text, function) } else {/*stubble>*/ print(function, text) /*<stubble*/} /*stubble>*/}
    func add() {/*<stubble*/ if let _add { _add() } else {/*stubble>*/ many.append("added") /*<stubble*/} /*stubble>*/}
/*<stubble*/var journal: CallerJournal { if let _getJournal { return _getJournal() } else { return _journal } }; @exclusivity(unchecked) var _getJournal: (() -> CallerJournal)? = nil; var other: CallerJournal { if let _getOther { return _getOther() } else { return _other } }; @exclusivity(unchecked) var _getOther: (() -> CallerJournal)? = nil; private var _forced: String?? = nil; @exclusivity(unchecked) var _getForced: (() -> String?)? = nil; @exclusivity(unchecked) var _setForced: ((String?) -> Void)? = nil; var plain: Int { get { if let _getPlain { return _getPlain() } else { return _plain } } set { if let _setPlain { _setPlain(newValue) } else { _plain = newValue } } _modify { if _getPlain == nil && _setPlain == nil { yield &_plain } else { var value = self.plain; yield &value; self.plain = value } } }; @exclusivity(unchecked) var _getPlain: (() -> Int)? = nil; @exclusivity(unchecked) var _setPlain: ((Int) -> Void)? = nil; var literal: Int { get { if let _getLiteral { return _getLiteral() } else { return _literal } } set { if let _setLiteral { _setLiteral(newValue) } else { _literal = newValue } } _modify { if _getLiteral == nil && _setLiteral == nil { yield &_literal } else { var value = self.literal; yield &value; self.literal = value } } }; @exclusivity(unchecked) var _getLiteral: (() -> Int)? = nil; @exclusivity(unchecked) var _setLiteral: ((Int) -> Void)? = nil; var journaled: Int { get { if let _getJournaled { return _getJournaled() } else { return _journaled } } set { if let _setJournaled { _setJournaled(newValue) } else { _journaled = newValue } } _modify { if _getJournaled == nil && _setJournaled == nil { yield &_journaled } else { var value = self.journaled; yield &value; self.journaled = value } } }; @exclusivity(unchecked) var _getJournaled: (() -> Int)? = nil; @exclusivity(unchecked) var _setJournaled: ((Int) -> Void)? = nil; var `default`: Int { get { if let _getDefault { return _getDefault() } else { return _default } } set { if let _setDefault { _setDefault(newValue) } else { _default = newValue } } _modify { if _getDefault == nil && _setDefault == nil { yield &_default } else { var value = self.`default`; yield &value; self.`default` = value } } }; @exclusivity(unchecked) var _getDefault: (() -> Int)? = nil; @exclusivity(unchecked) var _setDefault: ((Int) -> Void)? = nil; private var _value: Int? = nil; @exclusivity(unchecked) var _getValue: (() -> Int)? = nil; @exclusivity(unchecked) var _setValue: ((Int) -> Void)? = nil; private var _noted: CallerNote? = nil; @exclusivity(unchecked) var _getNoted: (() -> CallerNote)? = nil; @exclusivity(unchecked) var _setNoted: ((CallerNote) -> Void)? = nil; private var _nothing: String?? = nil; @exclusivity(unchecked) var _getNothing: (() -> String?)? = nil; @exclusivity(unchecked) var _setNothing: ((String?) -> Void)? = nil; private var _many: [String]? = nil; @exclusivity(unchecked) var _getMany: (() -> [String])? = nil; @exclusivity(unchecked) var _setMany: (([String]) -> Void)? = nil; @exclusivity(unchecked) var _log: ((String, String) -> Void)? = nil; @exclusivity(unchecked) var _add: (() -> Void)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct CallerStruct {
    /*<stubble*/private /*stubble>*/var /*<stubble count*/_count/*stubble>*/: Int = 0 { didSet { print(callerName(/*<stubble )*/"count")/*stubble>*/, /*<stubble count*/_count/*stubble>*/) } }
    /*<stubble lazy*//*stubble>*/ var name: String /*<stubble =*/ { mutating get { if let _getName { return _getName() } else if let value = _name { return value } else { let value: String = /*stubble>*/ callerName()/*<stubble*/; self._name = value; return value } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if _getName == nil && _setName == nil { if _name == nil { _ = self.name }; yield &_name! } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if _getCount == nil && _setCount == nil { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; nonisolated(unsafe) var _getCount: (() -> Int)? = nil; nonisolated(unsafe) var _setCount: ((Int) -> Void)? = nil; private var _name: String? = nil; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _setName: ((String) -> Void)? = nil; init(count: Int = 0, name: String? = nil) { self._count = count; if let name { self._name = name } }; init() {}/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class CallerChains {
    var maybe: CallerJournal? = CallerJournal()/*<stubble*/ { @storageRestrictions(initializes: _maybe) init(initialValue) { _maybe = initialValue } get { if let _getMaybe { return _getMaybe() } else { return _maybe } } set { if let _setMaybe { _setMaybe(newValue) } else { _maybe = newValue } } _modify { if _getMaybe == nil && _setMaybe == nil { yield &_maybe } else { var value = self.maybe; yield &value; self.maybe = value } } }/*stubble>*/
    var forced: CallerJournal! = CallerJournal()/*<stubble*/ { @storageRestrictions(initializes: _forced) init(initialValue) { _forced = initialValue } get { if let _getForced { return _getForced() } else { return _forced } } set { if let _setForced { _setForced(newValue) } else { _forced = newValue } } _modify { if _getForced == nil && _setForced == nil { yield &_forced } else { var value = self.forced; yield &value; self.forced = value } } }/*stubble>*/
    /*<stubble*/private /*stubble>*/nonisolated(unsafe) static let /*<stubble shared*/_shared/*stubble>*/: CallerJournal? = CallerJournal()
    /*<stubble*/private /*stubble>*/var /*<stubble count*/_count/*stubble>*/ = 0 {
        didSet {
            maybe?.add("maybe"/*<stubble )*/, function: "count")/*stubble>*/
            forced.add("forced"/*<stubble )*/, function: "count")/*stubble>*/
            forced!.add("unwrapped"/*<stubble )*/, function: "count")/*stubble>*/
            Self.shared?.add("shared"/*<stubble )*/, function: "count")/*stubble>*/
            print(maybe?.notes ?? [], forced.notes, Self.shared!.notes, self.maybe?[2/*<stubble ]*/, "count"]/*stubble>*/ ?? "")
        }
    }
/*<stubble*/private var _maybe: Optional<CallerJournal>; @exclusivity(unchecked) var _getMaybe: (() -> CallerJournal?)? = nil; @exclusivity(unchecked) var _setMaybe: ((CallerJournal?) -> Void)? = nil; private var _forced: Optional<CallerJournal>; @exclusivity(unchecked) var _getForced: (() -> CallerJournal?)? = nil; @exclusivity(unchecked) var _setForced: ((CallerJournal?) -> Void)? = nil; nonisolated static var shared: CallerJournal? { if let _getShared { return _getShared() } else { return _shared } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getShared: (() -> CallerJournal?)? = nil; var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if _getCount == nil && _setCount == nil { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) var _setCount: ((Int) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 2b03869c 975f b750 f248 b750 2126 2807 890a d894 b750 63e1 a641 b750 6494 f742 f742 f742 b750 0672 0672 293a 5b1e 293a 6d55 293a d671 293a ff29 40c9 785e b750 2c44 1f9e 2807 2f7f 433b 2807 cee2 79e8 2807 695f 9f44 2807 47e3 a538 d138 ff98 2417 ff98 52be 975f b750 8e0e 42cd 8e0e 2807 30d1 024c 7088 975f cb95 7904 b750 4571 b750 8e0e ce54 ce54 ce54 ce54 3568 5470 *//*stubble>*/