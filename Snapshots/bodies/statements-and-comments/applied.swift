import Foundation

/*<stubble @Stubbable*//*stubble>*/
class BodiesWithTrivia {
    func comments() -> Int {/*<stubble*/ if let _comments { _comments() } else {/*stubble>*/
        // before
        1 // after
        /* last */
    /*<stubble*/} /*stubble>*/}
    func onlyComments() {/*<stubble*/ if let _onlyComments { _onlyComments() } else {/*stubble>*/
        // nothing yet
    /*<stubble*/} /*stubble>*/}
    func oneLine() -> Int {/*<stubble*/ if let _oneLine { return _oneLine() } else {/*stubble>*/ return 1 /* one */ /*<stubble*/} /*stubble>*/} // after the body
    func braces() -> String {/*<stubble*/ if let _braces { _braces() } else {/*stubble>*/ "\("}") { \("{")" + #"\("}" "# + """
        } { \(1 + 1)
        """ /*<stubble*/} /*stubble>*/}
    func deferred() -> Int {/*<stubble*/ if let _deferred { return _deferred() } else {/*stubble>*/
        defer { count += 1 }
        return count
    /*<stubble*/} /*stubble>*/}
    func guarded(_ value: Int?) -> Int {/*<stubble*/ if let _guarded { return _guarded(value) } else {/*stubble>*/
        guard let value else { return 0 }
        return value
    /*<stubble*/} /*stubble>*/}
    func nested() -> Int {/*<stubble*/ if let _nested { return _nested() } else {/*stubble>*/
        func inner() -> Int { 2 }
        return inner()
    /*<stubble*/} /*stubble>*/}
    /// Documentation stays where it is.
    /* } */ func commented( /* { */ a: Int /* } */ ) /* -> */ -> /* { */ Int {/*<stubble*/ if let _commented { _commented(a) } else {/*stubble>*/ a /*<stubble*/} /*stubble>*/}
    var count: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
    func conditional() -> Int {/*<stubble*/ if let _conditional { return _conditional() } else {/*stubble>*/
        #if DEBUG
        return 1
        #else
        return 1
        #endif
    /*<stubble*/} /*stubble>*/}
    func conditionalValue() -> Int {/*<stubble*/ if let _conditionalValue { _conditionalValue() } else {/*stubble>*/
        #if os(Nowhere)
        0
        #else
        2
        #endif
    /*<stubble*/} /*stubble>*/}
    func semicolons() {/*<stubble*/ if let _semicolons { _semicolons() } else {/*stubble>*/ print("a"); print("b"); /*<stubble*/} /*stubble>*/}
    func regex() -> Bool {/*<stubble*/ if let _regex { _regex() } else {/*stubble>*/ "a}b".contains("}") && (try? #/}/#.firstMatch(in: "}")) != nil /*<stubble*/} /*stubble>*/}
    func lastIsALineComment() {/*<stubble*/ if let _lastIsALineComment { _lastIsALineComment() } else {/*stubble>*/ print("c") // }
    /*<stubble*/} /*stubble>*/}
    func unterminated() -> Int {/*<stubble*/ if let _unterminated { return _unterminated() } else {/*stubble>*/ return 3 /*<stubble*/} /*stubble>*/}; func behind() -> Int {/*<stubble*/ if let _behind { _behind() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _comments: (() -> Int)? = nil; @exclusivity(unchecked) final var _onlyComments: (() -> Void)? = nil; @exclusivity(unchecked) final var _oneLine: (() -> Int)? = nil; @exclusivity(unchecked) final var _braces: (() -> String)? = nil; @exclusivity(unchecked) final var _deferred: (() -> Int)? = nil; @exclusivity(unchecked) final var _guarded: ((Int?) -> Int)? = nil; @exclusivity(unchecked) final var _nested: (() -> Int)? = nil; @exclusivity(unchecked) final var _commented: ((Int) -> Int)? = nil; final private var _count: Int; @exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _setCount: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _conditional: (() -> Int)? = nil; @exclusivity(unchecked) final var _conditionalValue: (() -> Int)? = nil; @exclusivity(unchecked) final var _semicolons: (() -> Void)? = nil; @exclusivity(unchecked) final var _regex: (() -> Bool)? = nil; @exclusivity(unchecked) final var _lastIsALineComment: (() -> Void)? = nil; @exclusivity(unchecked) final var _unterminated: (() -> Int)? = nil; @exclusivity(unchecked) final var _behind: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 81c2454e 975f b556 ff98 1290 ff98 f140 ff98 4093 ff98 bddd ff98 89a8 ff98 37ff ff98 ca24 ff98 667d 9e37 ff98 4e54 ff98 f986 ff98 10ae ff98 500f ff98 ead3 ff98 b339 ff98 5407 *//*stubble>*/