protocol Named {}
protocol Aged {}
struct Cat: Named, Aged, Error {}

@Stubbable
class TypesVerbatim {
    func tuple(_ pair: (a: Int, b: Int)) -> (first: Int, Int) { (pair.a, pair.b) }
    func results(_ result: Result<Void, any Error>) -> Bool { if case .success = result { true } else { false } }
    func optionalAny(_ value: (any Named)?) -> (any Named)? { value }
    func composed(_ value: any Named & Aged) -> any Named & Aged { value }
    func curried() -> () -> () -> any Named { { { Cat() } } }
    func dictionary(_ all: [String: (any Named)?]) -> [String: [Int?]] { ["n": [all.count, nil]] }
    func nested(_ a: Int??, _ b: [[Int]?]) -> Set<[Int]>? { nil }
    func optionalClosure() -> ((Int) -> Int)? { nil }
    func implicitlyUnwrapped(_ a: Int!) -> Int! { a }
    func qualified(_ a: Swift.Array<Swift.Int>) -> Swift.String { "\(a)" }
    func multiline(
        _ a: Int,  // the first
        /* the second */ and b: Int
    )
        -> Int
    { a + b }
}

struct Part<Body> { var body: Body }
@Stubbable
class Parts {
    func write(_ part: Part<some Collection<Int>>, to list: [some Collection<Int>]) -> Int { part.body.count + list.count }
}
