enum Mood: Equatable { case good, bad }
enum Failure: Error { case first, second }

/*<stubble @Stubbable*//*stubble>*/
class ImplicitReturns {
    var count: Int = 3/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
    func literal() -> Int {/*<stubble*/ if let _literal { _literal() } else {/*stubble>*/ 42 /*<stubble*/} /*stubble>*/}
    func call() -> Int {/*<stubble*/ if let _call { _call() } else {/*stubble>*/ literal() + 1 /*<stubble*/} /*stubble>*/}
    func none() -> Int? {/*<stubble*/ if let _none { _none() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    func member() -> Mood {/*<stubble*/ if let _member { _member() } else {/*stubble>*/ .good /*<stubble*/} /*stubble>*/}
    func closure() -> (Int) -> Int {/*<stubble*/ if let _closure { _closure() } else {/*stubble>*/ { $0 * 2 } /*<stubble*/} /*stubble>*/}
    func branch(_ flag: Bool) -> String {/*<stubble*/ if let _branch { _branch(flag) } else {/*stubble>*/ if flag { "yes" } else { "no" } /*<stubble*/} /*stubble>*/}
    func chain(_ n: Int) -> String {/*<stubble*/ if let _chain { _chain(n) } else {/*stubble>*/ if n < 0 { "minus" } else if n == 0 { "zero" } else { "plus" } /*<stubble*/} /*stubble>*/}
    func choice(_ mood: Mood) -> Int {/*<stubble*/ if let _choice { _choice(mood) } else {/*stubble>*/
        switch mood {
        case .good: 1
        case .bad: 2
        }
    /*<stubble*/} /*stubble>*/}
    func nested(_ flag: Bool, _ mood: Mood) -> Int {/*<stubble*/ if let _nested { _nested(flag, mood) } else {/*stubble>*/
        if flag {
            switch mood {
            case .good: 1
            case .bad: 2
            }
        } else {
            0
        }
    /*<stubble*/} /*stubble>*/}
    func throwing(_ mood: Mood) throws -> Int {/*<stubble*/ if let _throwing { return try _throwing(mood) } else {/*stubble>*/
        switch mood {
        case .good: throw Failure.first
        case .bad: throw Failure.second
        }
    /*<stubble*/} /*stubble>*/}
    func throwingIf(_ flag: Bool) throws -> String {/*<stubble*/ if let _throwingIf { return try _throwingIf(flag) } else {/*stubble>*/ if flag { throw Failure.first } else { throw Failure.second } /*<stubble*/} /*stubble>*/}
    func throwingLast(_ n: Int) throws -> Int {/*<stubble*/ if let _throwingLast { try _throwingLast(n) } else {/*stubble>*/
        if n < 0 { 1 } else if n == 0 { throw Failure.first } else { throw Failure.second }
    /*<stubble*/} /*stubble>*/}
    func never(_ value: Never) -> Int { switch value {} }
    func assigns() {/*<stubble*/ if let _assigns { _assigns() } else {/*stubble>*/ count = 4 /*<stubble*/} /*stubble>*/}
    func ternary(_ flag: Bool) -> Int {/*<stubble*/ if let _ternary { _ternary(flag) } else {/*stubble>*/ flag ? 1 : 0 /*<stubble*/} /*stubble>*/}
    func tried() throws -> Int {/*<stubble*/ if let _tried { try _tried() } else {/*stubble>*/ try failing() /*<stubble*/} /*stubble>*/}
    func failing() throws -> Int {/*<stubble*/ if let _failing { try _failing() } else {/*stubble>*/ 5 /*<stubble*/} /*stubble>*/}
    func array() -> [Mood] {/*<stubble*/ if let _array { _array() } else {/*stubble>*/ [.good, .bad] /*<stubble*/} /*stubble>*/}
    func explicitReturn(_ flag: Bool) -> Int {/*<stubble*/ if let _explicitReturn { return _explicitReturn(flag) } else {/*stubble>*/ if flag { return 1 } else { return 2 } /*<stubble*/} /*stubble>*/}
    func `default`() -> Int {/*<stubble*/ if let _default { _default() } else {/*stubble>*/ 6 /*<stubble*/} /*stubble>*/}
/*<stubble*/final private var _count: Int; @exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _setCount: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _literal: (() -> Int)? = nil; @exclusivity(unchecked) final var _call: (() -> Int)? = nil; @exclusivity(unchecked) final var _none: (() -> Int?)? = nil; @exclusivity(unchecked) final var _member: (() -> Mood)? = nil; @exclusivity(unchecked) final var _closure: (() -> (Int) -> Int)? = nil; @exclusivity(unchecked) final var _branch: ((Bool) -> String)? = nil; @exclusivity(unchecked) final var _chain: ((Int) -> String)? = nil; @exclusivity(unchecked) final var _choice: ((Mood) -> Int)? = nil; @exclusivity(unchecked) final var _nested: ((Bool, Mood) -> Int)? = nil; @exclusivity(unchecked) final var _throwing: ((Mood) throws -> Int)? = nil; @exclusivity(unchecked) final var _throwingIf: ((Bool) throws -> String)? = nil; @exclusivity(unchecked) final var _throwingLast: ((Int) throws -> Int)? = nil; @exclusivity(unchecked) final var _assigns: (() -> Void)? = nil; @exclusivity(unchecked) final var _ternary: ((Bool) -> Int)? = nil; @exclusivity(unchecked) final var _tried: (() throws -> Int)? = nil; @exclusivity(unchecked) final var _failing: (() throws -> Int)? = nil; @exclusivity(unchecked) final var _array: (() -> [Mood])? = nil; @exclusivity(unchecked) final var _explicitReturn: ((Bool) -> Int)? = nil; @exclusivity(unchecked) final var _default: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b2314b5a 975f 667d 6f7e ff98 24aa ff98 9191 ff98 4b1d ff98 1238 ff98 a851 ff98 d3ec ff98 7d3a ff98 6aeb ff98 8d3f ff98 1f07 ff98 c0b2 ff98 4cef ff98 ca69 ff98 a0d6 ff98 f3e7 ff98 d916 ff98 f1fa ff98 9401 ff98 da38 *//*stubble>*/