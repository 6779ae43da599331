/*<stubble @Stubbable*//*stubble>*/
class LabelledParameters {
    func none() -> String {/*<stubble*/ if let _none { _none() } else {/*stubble>*/ "none" /*<stubble*/} /*stubble>*/}
    func one(_ a: Int) -> String {/*<stubble*/ if let _one { _one(a) } else {/*stubble>*/ "\(a)" /*<stubble*/} /*stubble>*/}
    func two(_ a: Int, to b: Int) -> String {/*<stubble*/ if let _two { _two(a, b) } else {/*stubble>*/ "\(a) \(b)" /*<stubble*/} /*stubble>*/}
    func named(first a: Int, b: Int = 2) -> String {/*<stubble*/ if let _named { _named(a, b) } else {/*stubble>*/ "\(a) \(b)" /*<stubble*/} /*stubble>*/}
    func sum(_ numbers: Int..., scale: Int = 1) -> Int {/*<stubble*/ if let _sum { _sum(numbers, scale) } else {/*stubble>*/ numbers.reduce(0, +) * scale /*<stubble*/} /*stubble>*/}
    func handlers(_ all: (() -> Int)...) -> Int {/*<stubble*/ if let _handlers { return _handlers(all) } else {/*stubble>*/ /*<stubble*/return /*stubble>*/all.reduce(0) { $0 + $1() } /*<stubble*/} /*stubble>*/}
    func texts(_ all: any CustomStringConvertible...) -> String {/*<stubble*/ if let _texts { _texts(all) } else {/*stubble>*/ all.map(\.description).joined() /*<stubble*/} /*stubble>*/}
    func unnamed(_/*<stubble*/ p0/*stubble>*/: Int, label /*<stubble _*/p1/*stubble>*/: String) -> Int {/*<stubble*/ if let _unnamed { _unnamed(p0, p1) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func keyword(for: Int, with `in`: Int) -> Int {/*<stubble*/ if let _keyword { _keyword(`for`, `in`) } else {/*stubble>*/ `for` + `in` /*<stubble*/} /*stubble>*/}
    func `continue`(with value: Int) -> Int {/*<stubble*/ if let _continue { _continue(value) } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    func shadow(_ _shadow: Int) -> Int {/*<stubble*/ if let _shadowStub = self._shadow { _shadowStub(_shadow) } else {/*stubble>*/ _shadow /*<stubble*/} /*stubble>*/}
/*<stubble*/var _none: (() -> String)? = nil; var _one: ((Int) -> String)? = nil; var _two: ((Int, Int) -> String)? = nil; var _named: ((Int, Int) -> String)? = nil; var _sum: (([Int], Int) -> Int)? = nil; var _handlers: (([(() -> Int)]) -> Int)? = nil; var _texts: (([any CustomStringConvertible]) -> String)? = nil; var _unnamed: ((Int, String) -> Int)? = nil; var _keyword: ((Int, Int) -> Int)? = nil; var _continue: ((Int) -> Int)? = nil; var _shadow: ((Int) -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: df812fd3 975f 9191 ff98 df3d ff98 e400 ff98 ccd6 ff98 abf1 ff98 5402 65c2 ff98 aa4d ff98 0201 513d 9bf2 ff98 39e4 ff98 d154 ff98 5431 ff98 d64e *//*stubble>*/