/*<stubble*/nonisolated(unsafe) private var _stubbleStatics: [ObjectIdentifier: [String: Any]] = [:]; /*stubble>*/#if swift(>=5.0)
struct Load {}
#endif
/*<stubble @Stubbable*//*stubble>*/
class Cart {
  func pull() -> Int {/*<stubble*/ if let _pull { _pull() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _pull: (() -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class Wagon: Cart {
  override func pull() -> Int {/*<stubble*/ if let _pull { _pull() } else {/*stubble>*/ super.pull() + 1 /*<stubble*/} /*stubble>*/}
}
#if swift(>=5.0)
extension Wagon {
  func carry(_ load: Load) -> Int {/*<stubble*/ if let _carry = Self._carry { _carry(load) } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  class func build(_ load: Load) -> Int {/*<stubble*/ if let _build { _build(load) } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _carry: ((Load) -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _build: ((Load) -> Int)? = nil/*stubble>*/}
class Store<Value>: ManagedBuffer<Int, Value> {
  /*<stubble @StubbableFunction*//*stubble>*/ func describe() -> String {/*<stubble*/ if let _describe = Self._describe { _describe() } else {/*stubble>*/ "store \(header)" /*<stubble*/} /*stubble>*/}
/*<stubble*/static var _describe: (() -> String)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Store.self)]?["_describe"] as? () -> String } set { _stubbleStatics[ObjectIdentifier(Store.self), default: [:]]["_describe"] = newValue } }/*stubble>*/}
final class Deep<Value>: Store<Value> {
  /*<stubble @StubbableFunction*//*stubble>*/ override func describe() -> String {/*<stubble*/ if let _describe = Self._describe { _describe() } else {/*stubble>*/ "deep " + super.describe() /*<stubble*/} /*stubble>*/}
}
#endif
@MainActor
final class Screen: ManagedBuffer<Int, Int> {
  /*<stubble @StubbableFunction*//*stubble>*/ func draw(_ depth: Int) -> Int {/*<stubble*/ if let _draw = Self._draw { _draw(depth) } else {/*stubble>*/ depth /*<stubble*/} /*stubble>*/}
  /*<stubble @StubbableFunction*//*stubble>*/ func load() async -> Int {/*<stubble*/ if let _load = Self._load { await _load() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) static var _draw: (@MainActor (Int) -> Int)? = nil; @exclusivity(unchecked) static var _load: (@MainActor () async -> Int)? = nil/*stubble>*/}
actor Counter {}
#if swift(>=5.0)
extension Counter {
  /*<stubble @StubbableFunction*//*stubble>*/ func add(_ load: Load) -> Int {/*<stubble*/ if let _add = Self._add { _add(load) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
  /*<stubble @StubbableFunction*//*stubble>*/ func wait(_ load: Load) async throws -> Int {/*<stubble*/ if let _wait = Self._wait { try await _wait(load) } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _add: (@Sendable (Load) -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _wait: (nonisolated(nonsending) @Sendable (Load) async throws -> Int)? = nil/*stubble>*/}
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 40bc55b2 8af4 975f 91b4 ff98 064e 975f 91b4 ff98 f4a8 ff98 493e ff98 77d1 5b6e a74a ff98 f843 5b6e a74a ff98 5b6e 468d ff98 5b6e e0db ff98 7847 5b6e 4b68 ff98 5b6e c9e1 ff98 6c4f *//*stubble>*/