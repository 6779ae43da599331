/*<stubble @Stubbable*//*stubble>*/
final class Flags {
    /*<stubble let*/var/*stubble>*/ DEBUG: Bool/*<stubble*/ { @storageRestrictions(initializes: _DEBUG) init(initialValue) { _DEBUG = initialValue } get { if let _getDEBUG { return _getDEBUG() } else { return _DEBUG } } }/*stubble>*//*<stubble*/; private let _DEBUG: Bool/*stubble>*/
    /*<stubble*/private /*stubble>*/var /*<stubble os*/_os/*stubble>*/ = "none" {
        didSet {
            #if os(Linux) || os(macOS)
            log.append(/*<stubble os*/_os/*stubble>*/)
            #endif
        }
    }
    var log: [String] = []/*<stubble*/ { @storageRestrictions(initializes: _log) init(initialValue) { _log = initialValue } get { if let _getLog { return _getLog() } else { return _log } } set { if let _setLog { _setLog(newValue) } else { _log = newValue } } _modify { if case nil = _getLog, case nil = _setLog { yield &_log } else { var value = self.log; yield &value; self.log = value } } }/*stubble>*/
    #if DEBUG
    var level/*<stubble*/: Int/*stubble>*/ = 2/*<stubble*/ { @storageRestrictions(initializes: _level) init(initialValue) { _level = initialValue } get { if let _getLevel { return _getLevel() } else { return _level } } set { if let _setLevel { _setLevel(newValue) } else { _level = newValue } } _modify { if case nil = _getLevel, case nil = _setLevel { yield &_level } else { var value = self.level; yield &value; self.level = value } } }/*stubble>*//*<stubble*/; private var _level: Int; @exclusivity(unchecked) var _getLevel: (() -> Int)? = nil; @exclusivity(unchecked) var _setLevel: ((Int) -> Void)? = nil/*stubble>*/
    #endif
    #if !DEBUG
    var level/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _level) init(initialValue) { _level = initialValue } get { if let _getLevel { return _getLevel() } else { return _level } } set { if let _setLevel { _setLevel(newValue) } else { _level = newValue } } _modify { if case nil = _getLevel, case nil = _setLevel { yield &_level } else { var value = self.level; yield &value; self.level = value } } }/*stubble>*//*<stubble*/; private var _level: Int; @exclusivity(unchecked) var _getLevel: (() -> Int)? = nil; @exclusivity(unchecked) var _setLevel: ((Int) -> Void)? = nil/*stubble>*/
    #endif
    #if os(Windows)
    func name() -> String {/*<stubble*/ if let _name { _name() } else {/*stubble>*/ "windows" /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) var _name: (() -> String)? = nil/*stubble>*/
    #endif
    #if os(Linux) || os(macOS)
    func name() -> String {/*<stubble*/ if let _name { _name() } else {/*stubble>*/ "unix" /*<stubble*/} /*stubble>*/}/*<stubble*/; @exclusivity(unchecked) var _name: (() -> String)? = nil/*stubble>*/
    #endif

    init() {
        #if DEBUG
        /*<stubble DEBUG*/_DEBUG/*stubble>*/ = true
        #elseif os(Linux)
        /*<stubble DEBUG*/_DEBUG/*stubble>*/ = false
        #else
        /*<stubble DEBUG*/_DEBUG/*stubble>*/ = false
        #endif
        #if os(Linux) || os(macOS)
        /*<stubble os*/_os/*stubble>*/ = "unix"
        #endif
        /*<stubble level*/_level/*stubble>*/ += 1
    }

    deinit {
        #if DEBUG && os(Linux)
        _ = (/*<stubble DEBUG*/_DEBUG/*stubble>*/, /*<stubble os*/_os/*stubble>*/)
        #endif
    }
/*<stubble*/@exclusivity(unchecked) var _getDEBUG: (() -> Bool)? = nil; var os: String { get { if let _getOs { return _getOs() } else { return _os } } set { if let _setOs { _setOs(newValue) } else { _os = newValue } } _modify { if case nil = _getOs, case nil = _setOs { yield &_os } else { var value = self.os; yield &value; self.os = value } } }; @exclusivity(unchecked) var _getOs: (() -> String)? = nil; @exclusivity(unchecked) var _setOs: ((String) -> Void)? = nil; private var _log: [String]; @exclusivity(unchecked) var _getLog: (() -> [String])? = nil; @exclusivity(unchecked) var _setLog: (([String]) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 9ac35eb4 975f 10eb 2f7b c92d b750 14a7 14a7 05da 8ed7 4e5f 7fe1 8ed7 4e5f 7fe1 6a1d ff98 1062 6a1d ff98 1062 4421 4421 4421 14a7 8aae 4421 14a7 77a7 *//*stubble>*/