#if compiler(<5.9)
struct Shelf {
  func name() -> String { fatalError("too old") }
}
#else
@Stubbable
struct Shelf {
  func name() -> String { "shelf" }
}
#endif

#if compiler(>=5.9)
extension Shelf {
  @inline(__always)
  func size() -> Int { 3 }
}
#endif

#if !NEVER && compiler(>=5.9)
@Stubbable
struct Board {
  func length() -> Double { 1 }
}

struct Nail: Equatable {}
#else
struct Board { func length() -> Double { 0 } }
#endif

#if compiler(>=5.9)
#if NEVER
#else
extension Board {
  func nails() -> [Nail] { [Nail()] }
}
#endif
#endif

#if STUBBLE_NEVER
@Stubbable
struct Ticketed { let id: String = "never" }
#else
struct Ticketed { let id: Int = 5 }
#endif
extension Ticketed: Hashable {}
