struct Oops: Error {}
protocol Noise { var text: String { get } }
struct Meow: Noise { var text: String { "meow" } }
struct Woof: Noise { var text: String { "woof" } }

/*<stubble @Stubbable*//*stubble>*/
class Shapes {
    func double() -> Double {/*<stubble*/ if let _double { _double() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func any(_ flag: Bool) -> any Noise {/*<stubble*/ if let _any { _any(flag) } else {/*stubble>*/ flag ? Meow() as any Noise : Woof() /*<stubble*/} /*stubble>*/}
    func all() -> [any Noise] {/*<stubble*/ if let _all { _all() } else {/*stubble>*/ [Meow(), Woof()] /*<stubble*/} /*stubble>*/}
    func called() -> Int {/*<stubble*/ if let _called { _called() } else {/*stubble>*/ { 2 }() /*<stubble*/} /*stubble>*/}
    func trailing() -> [Int] {/*<stubble*/ if let _trailing { return _trailing() } else {/*stubble>*/ /*<stubble*/return /*stubble>*/[1, 2].map { $0 * 2 } /*<stubble*/} /*stubble>*/}
    func onlyIf(_ flag: Bool) {/*<stubble*/ if let _onlyIf { _onlyIf(flag) } else {/*stubble>*/ if flag { print("if") } /*<stubble*/} /*stubble>*/}
    func printing(_ n: Int) {/*<stubble*/ if let _printing { _printing(n) } else {/*stubble>*/ switch n { case 0: print("zero"); default: print("many") } /*<stubble*/} /*stubble>*/}
    func throwing(_ n: Int) throws -> Int {/*<stubble*/ if let _throwing { try _throwing(n) } else {/*stubble>*/ switch n { case 0: throw Oops(); default: n } /*<stubble*/} /*stubble>*/}
    func mixedReturn(_ n: Int) throws -> Int {/*<stubble*/ if let _mixedReturn { return try _mixedReturn(n) } else {/*stubble>*/ switch n { case 0: throw Oops(); default: return n } /*<stubble*/} /*stubble>*/}
    func doing() -> Int {/*<stubble*/ if let _doing { return _doing() } else {/*stubble>*/ do { return try throwing(0) } catch { return 3 } /*<stubble*/} /*stubble>*/}
    func throwsOnly() throws -> Int {/*<stubble*/ if let _throwsOnly { return try _throwsOnly() } else {/*stubble>*/ throw Oops() /*<stubble*/} /*stubble>*/}
    func here() -> String {/*<stubble*/ if let _here { _here() } else {/*stubble>*/ #function /*<stubble*/} /*stubble>*/}
    func optional(_ all: [String: Int]) -> Int? {/*<stubble*/ if let _optional { _optional(all) } else {/*stubble>*/ all["a"] /*<stubble*/} /*stubble>*/}
    func forced(_ any: Any) -> Int {/*<stubble*/ if let _forced { _forced(any) } else {/*stubble>*/ any as! Int /*<stubble*/} /*stubble>*/}
    func assign() -> Void {/*<stubble*/ if let _assign { _assign() } else {/*stubble>*/ value = 4 /*<stubble*/} /*stubble>*/}
    func consumed(_ noise: consuming Meow) -> Meow {/*<stubble*/ if let _consumed { _consumed(noise) } else {/*stubble>*/ consume noise /*<stubble*/} /*stubble>*/}
    func longer() async -> Int {/*<stubble*/ if let _longer { return await _longer() } else {/*stubble>*/ /*<stubble*/return /*stubble>*/await withCheckedContinuation { $0.resume(returning: 5) } /*<stubble*/} /*stubble>*/}
    func whiles() -> Int {/*<stubble*/ if let _whiles { return _whiles() } else {/*stubble>*/ while true { return 6 } /*<stubble*/} /*stubble>*/}
    func labelled() -> Int {/*<stubble*/ if let _labelled { return _labelled() } else {/*stubble>*/ outer: for i in 0..<9 { if i == 7 { return i } else { continue outer } }; return 0 /*<stubble*/} /*stubble>*/}
    func comparison() -> Bool {/*<stubble*/ if let _comparison { _comparison() } else {/*stubble>*/ value < 9 && value > 1 /*<stubble*/} /*stubble>*/}
    func implicit() -> Int {/*<stubble*/ if let _implicit { _implicit() } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    func inner() -> Int {/*<stubble*/ if let _inner { return _inner() } else {/*stubble>*/ struct Local { var n = 8 }; return Local().n /*<stubble*/} /*stubble>*/}
    var value: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _value) init(initialValue) { _value = initialValue } get { if let _getValue { return _getValue() } else { return _value } } set { if let _setValue { _setValue(newValue) } else { _value = newValue } } _modify { if case nil = _getValue, case nil = _setValue { yield &_value } else { var value = self.value; yield &value; self.value = value } } }/*stubble>*/
/*<stubble*/@exclusivity(unchecked) final var _double: (() -> Double)? = nil; @exclusivity(unchecked) final var _any: ((Bool) -> any Noise)? = nil; @exclusivity(unchecked) final var _all: (() -> [any Noise])? = nil; @exclusivity(unchecked) final var _called: (() -> Int)? = nil; @exclusivity(unchecked) final var _trailing: (() -> [Int])? = nil; @exclusivity(unchecked) final var _onlyIf: ((Bool) -> Void)? = nil; @exclusivity(unchecked) final var _printing: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _throwing: ((Int) throws -> Int)? = nil; @exclusivity(unchecked) final var _mixedReturn: ((Int) throws -> Int)? = nil; @exclusivity(unchecked) final var _doing: (() -> Int)? = nil; @exclusivity(unchecked) final var _throwsOnly: (() throws -> Int)? = nil; @exclusivity(unchecked) final var _here: (() -> String)? = nil; @exclusivity(unchecked) final var _optional: (([String: Int]) -> Int?)? = nil; @exclusivity(unchecked) final var _forced: ((Any) -> Int)? = nil; @exclusivity(unchecked) final var _assign: (() -> Void)? = nil; @exclusivity(unchecked) final var _consumed: ((consuming Meow) -> Meow)? = nil; @exclusivity(unchecked) final var _longer: (() async -> Int)? = nil; @exclusivity(unchecked) final var _whiles: (() -> Int)? = nil; @exclusivity(unchecked) final var _labelled: (() -> Int)? = nil; @exclusivity(unchecked) final var _comparison: (() -> Bool)? = nil; @exclusivity(unchecked) final var _implicit: (() -> Int)? = nil; @exclusivity(unchecked) final var _inner: (() -> Int)? = nil; final private var _value: Int; @exclusivity(unchecked) final var _getValue: (() -> Int)? = nil; @exclusivity(unchecked) final var _setValue: ((Int) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 7887d616 975f b3e0 ff98 9472 ff98 6a29 ff98 8e1a ff98 7187 65c2 ff98 371f ff98 5f85 ff98 add8 ff98 002d ff98 3421 ff98 7275 ff98 ef64 ff98 eb50 ff98 fdc0 ff98 a8f3 ff98 de1b ff98 58b3 65c2 ff98 5020 ff98 a9fd ff98 d17e ff98 4746 ff98 b214 ff98 0f9d a508 *//*stubble>*/