/*<stubble @Stubbable*//*stubble>*/
class Observed {
    var log: [String] = []/*<stubble*/ { @storageRestrictions(initializes: _log) init(initialValue) { _log = initialValue } get { if let _getLog { return _getLog() } else { return _log } } set { if let _setLog { _setLog(newValue) } else { _log = newValue } } _modify { if _getLog == nil && _setLog == nil { yield &_log } else { var value = self.log; yield &value; self.log = value } } }/*stubble>*/
    /*<stubble*/private /*stubble>*/var /*<stubble value*/_value/*stubble>*/: Int = 0 { didSet { log.append("\(oldValue) to \(/*<stubble value*/_value/*stubble>*/)") } }
    /*<stubble*/private /*stubble>*/var /*<stubble both*/_both/*stubble>*/: Int = 1 {
        willSet { log.append("will \(newValue)") }
        didSet {
            log.append("did \(/*<stubble both*/_both/*stubble>*/)")
            if /*<stubble both*/_both/*stubble>*/ > 10 { /*<stubble both*/_both/*stubble>*/ = 10 }
        }
    }
    /*<stubble*/private /*stubble>*/var /*<stubble named*/_named/*stubble>*/: [Int] = [] {
        willSet(next) { log.append("\(/*<stubble named*/_named/*stubble>*/.count) then \(next.count)") }
        didSet(last) { log.append("\(last.count) before \(/*<stubble self.named*/self._named/*stubble>*/.count)") }
    }
    /*<stubble*/private /*stubble>*/var /*<stubble late*/_late/*stubble>*/: String { didSet { log.append(/*<stubble late*/_late/*stubble>*/) } }
    init(late: String) { /*<stubble self.late*/self._late/*stubble>*/ = late; /*<stubble value*/_value/*stubble>*/ = 5; /*<stubble both*/_both/*stubble>*/ = 20 }
/*<stubble*/private var _log: [String]; var _getLog: (() -> [String])? = nil; var _setLog: (([String]) -> Void)? = nil; var value: Int { get { if let _getValue { return _getValue() } else { return _value } } set { if let _setValue { _setValue(newValue) } else { _value = newValue } } _modify { if _getValue == nil && _setValue == nil { yield &_value } else { var value = self.value; yield &value; self.value = value } } }; var _getValue: (() -> Int)? = nil; var _setValue: ((Int) -> Void)? = nil; var both: Int { get { if let _getBoth { return _getBoth() } else { return _both } } set { if let _setBoth { _setBoth(newValue) } else { _both = newValue } } _modify { if _getBoth == nil && _setBoth == nil { yield &_both } else { var value = self.both; yield &value; self.both = value } } }; var _getBoth: (() -> Int)? = nil; var _setBoth: ((Int) -> Void)? = nil; var named: [Int] { get { if let _getNamed { return _getNamed() } else { return _named } } set { if let _setNamed { _setNamed(newValue) } else { _named = newValue } } _modify { if _getNamed == nil && _setNamed == nil { yield &_named } else { var value = self.named; yield &value; self.named = value } } }; var _getNamed: (() -> [Int])? = nil; var _setNamed: (([Int]) -> Void)? = nil; var late: String { get { if let _getLate { return _getLate() } else { return _late } } set { if let _setLate { _setLate(newValue) } else { _late = newValue } } _modify { if _getLate == nil && _setLate == nil { yield &_late } else { var value = self.late; yield &value; self.late = value } } }; var _getLate: (() -> String)? = nil; var _setLate: ((String) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 32a697bd 975f f769 b750 d1a8 d1a8 b750 d91b d91b d91b d91b b750 f9cd f9cd 9209 b750 c6cf c6cf 84f4 d1a8 d91b 2d0b *//*stubble>*/