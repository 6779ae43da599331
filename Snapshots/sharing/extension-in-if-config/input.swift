class Boat {
  @StubbableFunction func turn(_ degrees: Int) -> String { "turned \(degrees)" }
}
#if !NEVER
struct Wind { var speed = 1 }
extension Boat {
  @StubbableFunction func sail(_ wind: Wind) -> Int { wind.speed }
  @StubbableFunction func turn(_ wind: Wind) -> Int { -wind.speed }
}
extension Boat {
  @StubbableFunction func haul(_ wind: Wind) -> Int { 7 }
}
#else
extension Boat {
  @StubbableFunction func sail() -> Int { 0 }
}
extension Boat {
  @StubbableFunction func haul(_ wind: Wind) -> Int { 8 }
}
#endif
extension Boat {
  #if !NEVER
    @StubbableFunction final func row(_ wind: Wind, _ _row: Int = 2) -> Int { wind.speed + _row }
    @StubbableProperty var crew: [Wind] {
      get { [Wind(speed: 5)] }
      set { print("crew", newValue.count) }
    }
  #endif
}
struct Rope<Fibre> {
  var fibres: [Fibre]
}
#if !NEVER
struct Knot {}
extension Rope where Fibre: Equatable {
  @StubbableFunction func tie(_ knot: Knot, at fibre: Fibre) -> Int? { fibres.firstIndex(of: fibre) }
  @StubbableFunction static func make(_ knot: Knot, of fibre: Fibre) -> Rope { Rope(fibres: [fibre]) }
}
#endif
