class Solid { func area() -> Int { 1 } }
final class Cube: Solid, Named { override func area() -> Int { 4 } }
protocol Named: AnyObject {}
typealias Body = Solid
class Holder<Item> { let item: Item; init(item: Item) { self.item = item } }
final class Pocket: Holder<Int> {}

@Stubbable
final class Painter {
  func paint(_ solid: some Solid) -> Int { solid.area() }
  func paintAll(_ solids: [some Solid]) -> Int { solids.reduce(0) { $0 + $1.area() } }
  func paintMaybe(_ solid: (some Body)?) -> Int { solid?.area() ?? 0 }
  func label(_ solid: some Solid & Named) -> String { "\(solid.area())" }
  func open(_ holder: some Holder<Int>) -> Int { holder.item }
  func kind(_ type: (some Solid).Type) -> String { "\(type)" }
  func change(_ solid: inout some Solid) -> Int { solid.area() }
  // Arguments of types that do not convert to such of the class.
  func unpack(_ holder: Holder<some Solid>?) -> Int { holder?.item.area() ?? 0 }
  func weigh(_ result: Result<[some Solid], any Error>) -> Int { (try? result.get().count) ?? 0 }
  func count(_ solids: some Collection<some Solid>) -> Int { solids.count }
  func pair(_ pair: (some Solid, Int)) -> Int { pair.0.area() + pair.1 }
}

@Spyable
protocol Painting {
  func paint(_ solid: some Solid) -> Int
  func paintAll(_ solids: [some Body]) -> Int
}
