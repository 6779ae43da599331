#if compiler(<5.9)
struct Shelf {
  func name() -> String { fatalError("too old") }
}
#else
/*<stubble @Stubbable*//*stubble>*/
struct Shelf/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  func name() -> String {/*<stubble*/ if let _name { _name() } else {/*stubble>*/ "shelf" /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _name: (() -> String)? = nil; nonisolated(unsafe) var _size: (() -> Int)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
#endif

#if compiler(>=5.9)
extension Shelf {
  @inline(__always)
  func size() -> Int {/*<stubble*/ if let _size { _size() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
}
#endif

#if !NEVER && compiler(>=5.9)
/*<stubble @Stubbable*//*stubble>*/
struct Board/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  func length() -> Double {/*<stubble*/ if let _length { _length() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _length: (() -> Double)? = nil; nonisolated(unsafe) var _nails: (() -> [Nail])? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}

struct Nail: Equatable {}
#else
struct Board { func length() -> Double { 0 } }
#endif

#if compiler(>=5.9)
#if NEVER
#else
extension Board {
  func nails() -> [Nail] {/*<stubble*/ if let _nails { _nails() } else {/*stubble>*/ [Nail()] /*<stubble*/} /*stubble>*/}
}
#endif
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: e91ce1af 975f 7d3a 6a1d ff98 5e03 0f13 ff98 975f 7d3a 368f ff98 b463 ef33 ff98 *//*stubble>*/