@propertyWrapper final class Guarded<Value> {
    private var value: Value
    private(set) var changes = 0
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { value }
        _modify { changes += 1; yield &value }
    }
    var projectedValue: Int { changes }
}
@propertyWrapper struct Padded<Value> {
    private let guarded: Guarded<Value>
    init(wrappedValue: Value) { guarded = Guarded(wrappedValue: wrappedValue) }
    var wrappedValue: Value {
        _read { yield guarded.wrappedValue }
        nonmutating _modify { yield &guarded.wrappedValue }
    }
}
/*<stubble @Stubbable*//*stubble>*/
final class Journal {
    @Guarded /*<stubble*/private /*stubble>*//*<stubble private*//*stubble>*/ var /*<stubble _entries*/__entriesStub/*stubble>*/: [String] = []
    @Guarded /*<stubble*/private /*stubble>*/var /*<stubble limit*/_limitStub/*stubble>*/ = 2
    var entries: [String] {/*<stubble*/ if let _getEntries { _getEntries() } else {/*stubble>*/ _entries /*<stubble*/} /*stubble>*/}
    func add(_ entry: String) {/*<stubble*/ if let _add { _add(entry) } else {/*stubble>*/ if _entries.count < limit { _entries.append(entry) } /*<stubble*/} /*stubble>*/}
    func copy() -> Journal {/*<stubble*/ if let _copy { return _copy() } else {/*stubble>*/
        let copy = Journal()
        copy._entries = entries
        copy.limit += 1
        return copy
    /*<stubble*/} /*stubble>*/}
    func changes() -> Int {/*<stubble*/ if let _changes { _changes() } else {/*stubble>*/ /*<stubble $_entries*/$__entriesStub/*stubble>*/ /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _entries: [String] { get { if let _get_entries { return _get_entries() } else { return __entriesStub } } set { if let _set_entries { _set_entries(newValue) } else { __entriesStub = newValue } } _modify { if case nil = _get_entries, case nil = _set_entries { yield &__entriesStub } else { var value = self._entries; yield &value; self._entries = value } } }; @exclusivity(unchecked) var _get_entries: (() -> [String])? = nil; @exclusivity(unchecked) var _set_entries: (([String]) -> Void)? = nil; var limit: Int { get { if let _getLimit { return _getLimit() } else { return _limitStub } } set { if let _setLimit { _setLimit(newValue) } else { _limitStub = newValue } } _modify { if case nil = _getLimit, case nil = _setLimit { yield &_limitStub } else { var value = self.limit; yield &value; self.limit = value } } }; @exclusivity(unchecked) var _getLimit: (() -> Int)? = nil; @exclusivity(unchecked) var _setLimit: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _getEntries: (() -> [String])? = nil; @exclusivity(unchecked) var _add: ((String) -> Void)? = nil; @exclusivity(unchecked) var _copy: (() -> Journal)? = nil; @exclusivity(unchecked) var _changes: (() -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Page/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    @Padded var /*<stubble lines*/_linesStub/*stubble>*/ = 1
    func fill() {/*<stubble*/ if let _fill { _fill() } else {/*stubble>*/ lines += 1; lines = lines * 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/var lines: Int { get { if let _getLines { return _getLines() } else { return _linesStub } } nonmutating set { if let _setLines { _setLines(newValue) } else { _linesStub = newValue } } nonmutating _modify { if case nil = _getLines, case nil = _setLines { yield &_linesStub } else { var value = self.lines; yield &value; self.lines = value } } }; nonisolated(unsafe) var _getLines: (() -> Int)? = nil; nonisolated(unsafe) var _setLines: ((Int) -> Void)? = nil; nonisolated(unsafe) var _fill: (() -> Void)? = nil; init(lines: Int = 1) { self.__linesStub = .init(wrappedValue: lines) }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("_lines", self.__linesStub as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 69d5203d 975f b750 1a23 4096 b750 0ae4 622e ff98 d128 ff98 d4bc ff98 1ead d826 ff98 2727 975f 7d3a fbb1 8913 ff98 59e0 *//*stubble>*/