protocol Named {}
protocol Aged {}
struct Cat: Named, Aged, Error {}

/*<stubble @Stubbable*//*stubble>*/
class TypesVerbatim {
    func tuple(_ pair: (a: Int, b: Int)) -> (first: Int, Int) {/*<stubble*/ if let _tuple { _tuple(pair) } else {/*stubble>*/ (pair.a, pair.b) /*<stubble*/} /*stubble>*/}
    func results(_ result: Result<Void, any Error>) -> Bool {/*<stubble*/ if let _results { _results(result) } else {/*stubble>*/ if case .success = result { true } else { false } /*<stubble*/} /*stubble>*/}
    func optionalAny(_ value: (any Named)?) -> (any Named)? {/*<stubble*/ if let _optionalAny { _optionalAny(value) } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    func composed(_ value: any Named & Aged) -> any Named & Aged {/*<stubble*/ if let _composed { _composed(value) } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    func curried() -> () -> () -> any Named {/*<stubble*/ if let _curried { _curried() } else {/*stubble>*/ { { Cat() } } /*<stubble*/} /*stubble>*/}
    func dictionary(_ all: [String: (any Named)?]) -> [String: [Int?]] {/*<stubble*/ if let _dictionary { _dictionary(all) } else {/*stubble>*/ ["n": [all.count, nil]] /*<stubble*/} /*stubble>*/}
    func nested(_ a: Int??, _ b: [[Int]?]) -> Set<[Int]>? {/*<stubble*/ if let _nested { _nested(a, b) } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    func optionalClosure() -> ((Int) -> Int)? {/*<stubble*/ if let _optionalClosure { _optionalClosure() } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    func implicitlyUnwrapped(_ a: Int!) -> Int! {/*<stubble*/ if let _implicitlyUnwrapped { _implicitlyUnwrapped(a) } else {/*stubble>*/ a /*<stubble*/} /*stubble>*/}
    func qualified(_ a: Swift.Array<Swift.Int>) -> Swift.String {/*<stubble*/ if let _qualified { _qualified(a) } else {/*stubble>*/ "\(a)" /*<stubble*/} /*stubble>*/}
    func multiline(
        _ a: Int,  // the first
        /* the second */ and b: Int
    )
        -> Int
    {/*<stubble*/ if let _multiline { _multiline(a, b) } else {/*stubble>*/ a + b /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _tuple: (((a: Int, b: Int)) -> (first: Int, Int))? = nil; @exclusivity(unchecked) final var _results: ((Result<Void, any Error>) -> Bool)? = nil; @exclusivity(unchecked) final var _optionalAny: (((any Named)?) -> (any Named)?)? = nil; @exclusivity(unchecked) final var _composed: ((any Named & Aged) -> any Named & Aged)? = nil; @exclusivity(unchecked) final var _curried: (() -> () -> () -> any Named)? = nil; @exclusivity(unchecked) final var _dictionary: (([String: (any Named)?]) -> [String: [Int?]])? = nil; @exclusivity(unchecked) final var _nested: ((Int??, [[Int]?]) -> Set<[Int]>?)? = nil; @exclusivity(unchecked) final var _optionalClosure: (() -> ((Int) -> Int)?)? = nil; @exclusivity(unchecked) final var _implicitlyUnwrapped: ((Int?) -> Int?)? = nil; @exclusivity(unchecked) final var _qualified: ((Swift.Array<Swift.Int>) -> Swift.String)? = nil; @exclusivity(unchecked) final var _multiline: ((Int, Int) -> Int)? = nil/*stubble>*/}

struct Part<Body> { var body: Body }
/*<stubble @Stubbable*//*stubble>*/
class Parts {
    func write(_ part: Part<some Collection<Int>>, to list: [some Collection<Int>]) -> Int {/*<stubble*/ if let _write { _write(part, list) } else {/*stubble>*/ part.body.count + list.count /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _write: ((Any, [any Collection<Int>]) -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b9f8ebfc 975f dff8 ff98 9c52 ff98 378a ff98 23e8 ff98 15fd ff98 4f74 ff98 3476 ff98 e28a ff98 7fb3 ff98 9199 ff98 1f6d ff98 3f9b 975f 8fc5 ff98 704c *//*stubble>*/