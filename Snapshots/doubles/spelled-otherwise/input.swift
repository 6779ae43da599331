typealias Number1 = Int
protocol Base1 {
  func first(_ x: Int?)
  func second(_ x: [Int]) -> [String: Int]
  func third(_ x: Number1)
  func fourth()
  func fifth<Value: Hashable>(_ x: Value)
  func sixth(_ body: (_ a: Int) -> Void)
  func seventh(_ text: String)
}
// @Spyable
// @StubbableProtocol
// @Mockable
protocol Restating: Base1 {
  func first(_ x: Optional<Int>)
  func second(_ x: Array<Swift.Int>) -> Dictionary<String, Int>
  func third(_ x: Int)
  func fourth() -> ()
  func fifth<Other>(_ x: Other) where Other: Hashable
  func sixth(_ body: (Int) -> Void)
  func seventh(_ text: borrowing String)
}
class Keeper1<Value> {
  func keep(_ value: Value) {}
  func find(_ number: Int?) {}
}
// @Spyable
// @StubbableProtocol
// @Mockable
protocol Keeping1: Keeper1<Int> {
  func keep(_ value: Int)
  func find(_ number: Optional<Int>)
}
// @Spyable
// @StubbableProtocol
// @Mockable
protocol Compared1: Comparable {
  static func < (a: (Self), b: borrowing Self) -> Bool
  static func == (a: Self, b: Self) -> (Bool)
}
// @Spyable
// @StubbableProtocol
// @Mockable
protocol Alike {
  associatedtype First: (Hashable)
  associatedtype Second where Self.First == Self.Second
  func use(_ first: Set<First>) -> Second
}
protocol Holding1 {
  associatedtype Item
  func hold(_ item: Item)
}
// @Spyable
// @StubbableProtocol
// @Mockable
protocol HoldingNumbers: Holding1 where (Self.Item) == Int {}
// @Spyable
// @StubbableProtocol
// @Mockable
protocol Iterated1: Sequence where Iterator == AnyIterator<Element> {}
// @Spyable
// @StubbableProtocol
// @Mockable
protocol Numbers1: Sequence where Iterator.Element == Int {}
// @Spyable
// @StubbableProtocol
// @Mockable
protocol Unwrapping1 {
  func unwrapped<Value>(_ value: Value) -> Value!
  func never<Value>(_ body: (Value) throws(Never) -> Void, _ other: @autoclosure () throws(Never) -> Int)
}
