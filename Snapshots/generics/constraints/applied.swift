protocol Loud { func cry() -> String }
protocol Quick: AnyObject { var speed: Int { get } }
final class Hare: Loud, Quick, Sendable { func cry() -> String { "eek" }; var speed: Int { 9 } }
class Beast {}
final class Bear: Beast {}

/*<stubble @Stubbable*//*stubble>*/
class Constraints {
    func both<T: Loud & Quick>(_ t: T) -> String {/*<stubble*/ if let _both { _both(t) } else {/*stubble>*/ t.cry() /*<stubble*/} /*stubble>*/}
    func whereBoth<T>(_ t: T, _ u: T.Type) -> Int where T: Loud, T: Quick {/*<stubble*/ if let _whereBoth { _whereBoth(t, u) } else {/*stubble>*/ t.speed /*<stubble*/} /*stubble>*/}
    func beast<B: Beast>(_ b: B) -> B {/*<stubble*/ if let _beast { _beast(b) as! B } else {/*stubble>*/ b /*<stubble*/} /*stubble>*/}
    func sequence<S: Sequence>(_ s: S) -> Int where S.Element == Int {/*<stubble*/ if let _sequence { _sequence(s) } else {/*stubble>*/ s.reduce(0, +) /*<stubble*/} /*stubble>*/}
    func existential(_ all: [any Loud & Quick]) -> Int {/*<stubble*/ if let _existential { _existential(all) } else {/*stubble>*/ all.count /*<stubble*/} /*stubble>*/}
    func keyed<Root, Value>(_ path: KeyPath<Root, Value>, of root: Root) -> Value {/*<stubble*/ if let _keyed { _keyed(path, root) as! Value } else {/*stubble>*/ root[keyPath: path] /*<stubble*/} /*stubble>*/}
    func nested<T>(_ all: [[T]: Int]?, _ pair: (T, Int)) -> Result<T, any Error> where T: Hashable {/*<stubble*/ if let _nested { _nested(all as Any, pair) as! Result<T, any Error> } else {/*stubble>*/ .success(pair.0) /*<stubble*/} /*stubble>*/}
    func inoutClosure<T>(_ value: T, _ change: (inout T) -> Void) -> T { var value = value; change(&value); return value }
    func producing<T>(_ make: @escaping () async throws -> T) async throws -> T {/*<stubble*/ if let _producing { try await _producing(make) as! T } else {/*stubble>*/ try await make() /*<stubble*/} /*stubble>*/}
    func sendable<T: Sendable>(_ make: @Sendable () -> T) -> T {/*<stubble*/ if let _sendable { _sendable(make) as! T } else {/*stubble>*/ make() /*<stubble*/} /*stubble>*/}
    func isolated<T>(_ body: @MainActor () -> T, _ t: T) -> T {/*<stubble*/ if let _isolated { _isolated(body, t) as! T } else {/*stubble>*/ t /*<stubble*/} /*stubble>*/}
    func any(_ a: Any, _ b: AnyObject, _ c: any Loud) -> Any {/*<stubble*/ if let _any { _any(a, b, c) } else {/*stubble>*/ a /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _both: ((any Loud & Quick) -> String)? = nil; @exclusivity(unchecked) final var _whereBoth: ((any Loud & Quick, any (Loud & Quick).Type) -> Int)? = nil; @exclusivity(unchecked) final var _beast: ((Beast) -> Any)? = nil; @exclusivity(unchecked) final var _sequence: ((any Sequence) -> Int)? = nil; @exclusivity(unchecked) final var _existential: (([any Loud & Quick]) -> Int)? = nil; @exclusivity(unchecked) final var _keyed: ((Any, Any) -> Any)? = nil; @exclusivity(unchecked) final var _nested: ((Any, Any) -> Any)? = nil; @exclusivity(unchecked) final var _producing: ((@escaping () async throws -> Any) async throws -> Any)? = nil; @exclusivity(unchecked) final var _sendable: ((@Sendable () -> Any) -> Any)? = nil; @exclusivity(unchecked) final var _isolated: ((@MainActor () -> Any, Any) -> Any)? = nil; @exclusivity(unchecked) final var _any: ((Any, AnyObject, any Loud) -> Any)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 5b4b500f 975f fce9 ff98 402a ff98 27b3 ff98 e69a ff98 174c ff98 37eb ff98 e305 ff98 2de6 ff98 b11f ff98 8f41 ff98 50ac ff98 d241 *//*stubble>*/