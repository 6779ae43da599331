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

#if STUBBLE_NEVER
/*<stubble @Stubbable*//*stubble>*/
struct Ticketed/*<stubble*/: Swift.CustomReflectable/*stubble>*/ { /*<stubble*/private /*stubble>*/let /*<stubble id*/_id/*stubble>*/: String = "never" /*<stubble*/; var id: String { if let _getId { return _getId() } else { return _id } }; nonisolated(unsafe) var _getId: (() -> String)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("id", self._id as Any)), displayStyle: .struct) }; static func == (a: Self, b: Self) -> Bool { guard a._id == b._id else { return false }; return true }; func hash(into hasher: inout Hasher) { hasher.combine(self._id) }/*stubble>*/}
#else
struct Ticketed { let id: Int = 5 }
#endif
extension Ticketed: Hashable {}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: e034d7e0 975f 7d3a 6a1d ff98 5e03 0f13 ff98 975f 7d3a 368f ff98 b463 ef33 ff98 975f 7d3a b750 77c0 ac5f *//*stubble>*/