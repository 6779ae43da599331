// Beside the member a closure can be told what it could not be told where elements may not be copied.
@Stubbable
struct Box<Element: ~Copyable>: ~Copyable {
  var count = 0
  func isFull() -> Bool { count > 1 }
}
extension Box {
  mutating func move(from other: inout Box<Element>, _ element: Element) -> Element { other.count -= 1; count += 1; return element }
  func copy() -> Box<Element> { Box(count: count) }
}
extension Box where Element: Hashable {
  func same(as other: borrowing Box<Element>) -> Bool { other.count == count }
}
struct Formats {
  struct Codec {}
  @Stubbable
  struct Table { var rows = 1 }
}
typealias Codec = [Int]
extension Formats.Table {
  func read(_ codec: Codec) -> Int { rows + codec.count }
}
@Stubbable
class Shelf<Item> {}
extension Shelf where Item == Int {
  func sum(_ items: Item...) -> Item { items.reduce(0, +) }
}
