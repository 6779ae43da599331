/*<stubble @Stubbable*//*stubble>*/
struct SeveralLines {
    /*<stubble @available(*, deprecated, message: """
        use "other",
          or \\
        \\"nothing\\"
        """)*//*stubble>*/ /*<stubble*/private /*stubble>*/static let /*<stubble first*/_first/*stubble>*/ = 1
    /*<stubble @available(
        *,
        deprecated,
        message: "second"
    )*//*stubble>*/
    /*<stubble*/private /*stubble>*/static let /*<stubble second*/_second/*stubble>*/ = 2/*<stubble ,*/; private static let/*stubble>*/ /*<stubble third*/_third/*stubble>*/: Int = 3
/*<stubble*/@available(*, deprecated, message: "use \"other\",\n  or \"nothing\"") static var first: Int { if let _getFirst { return _getFirst() } else { return _first } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getFirst: (() -> Int)? = nil; @available( *, deprecated, message: "second" ) static var second: Int { if let _getSecond { return _getSecond() } else { return _second } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getSecond: (() -> Int)? = nil; @available( *, deprecated, message: "second" ) static var third: Int { if let _getThird { return _getThird() } else { return _third } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getThird: (() -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
class SeveralLinesObject {
    /*<stubble @available(*, deprecated, message: """

        late

        """)*//*stubble>*/
    /*<stubble*/private /*stubble>*/lazy var /*<stubble late*/_late/*stubble>*/: Int = 4
    /*<stubble @available(*, deprecated, message: """
    """)*//*stubble>*/ /*<stubble*/private /*stubble>*/var /*<stubble seen*/_seen/*stubble>*/ = 5 {
        didSet { print("seen") }
    }
    /*<stubble @available(*, deprecated, message: """
        one
        """)*//*stubble>*/ /*<stubble*/private /*stubble>*/let /*<stubble fixed*/_fixed/*stubble>*/ = 6/*<stubble ,*/; private let/*stubble>*/ /*<stubble other*/_other/*stubble>*/ = 7
    /*<stubble*/private /*stubble>*/let /*<stubble text*/_text/*stubble>*/ = """
        several
        lines
        """
    var message/*<stubble*/: String/*stubble>*/ = """
        more
        """/*<stubble*/ { @storageRestrictions(initializes: _message) init(initialValue) { _message = initialValue } get { if let _getMessage { return _getMessage() } else { return _message } } set { if let _setMessage { _setMessage(newValue) } else { _message = newValue } } _modify { if _getMessage == nil && _setMessage == nil { yield &_message } else { var value = self.message; yield &value; self.message = value } } }/*stubble>*/
/*<stubble*/@available(*, deprecated, message: "\nlate\n") var late: Int { get { if let _getLate { return _getLate() } else { return _late } } set { if let _setLate { _setLate(newValue) } else { _late = newValue } } _modify { if _getLate == nil && _setLate == nil { yield &_late } else { var value = self.late; yield &value; self.late = value } } }; @exclusivity(unchecked) var _getLate: (() -> Int)? = nil; @exclusivity(unchecked) var _setLate: ((Int) -> Void)? = nil; @available(*, deprecated, message: "") var seen: Int { get { if let _getSeen { return _getSeen() } else { return _seen } } set { if let _setSeen { _setSeen(newValue) } else { _seen = newValue } } _modify { if _getSeen == nil && _setSeen == nil { yield &_seen } else { var value = self.seen; yield &value; self.seen = value } } }; @exclusivity(unchecked) var _getSeen: (() -> Int)? = nil; @exclusivity(unchecked) var _setSeen: ((Int) -> Void)? = nil; @available(*, deprecated, message: "one") var fixed: Int { if let _getFixed { return _getFixed() } else { return _fixed } }; @exclusivity(unchecked) var _getFixed: (() -> Int)? = nil; @available(*, deprecated, message: "one") var other: Int { if let _getOther { return _getOther() } else { return _other } }; @exclusivity(unchecked) var _getOther: (() -> Int)? = nil; var text: String { if let _getText { return _getText() } else { return _text } }; @exclusivity(unchecked) var _getText: (() -> String)? = nil; private var _message: String; @exclusivity(unchecked) var _getMessage: (() -> String)? = nil; @exclusivity(unchecked) var _setMessage: ((String) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0ebe235b 975f e6a3 b750 4d5e 7fe5 b750 e1d0 8f22 bc71 6cae 975f 12a5 b750 c6cf 12a5 b750 0d5b 4da7 b750 d70f 6dd3 2126 b750 c8f5 3fd8 6c85 96c3 *//*stubble>*/