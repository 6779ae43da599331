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
}

@Spyable
protocol Painting {
  func paint(_ solid: some Solid) -> Int
  func paintAll(_ solids: [some Body]) -> Int
}
