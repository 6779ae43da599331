#if !NEVER
struct Load {}
#endif
@Stubbable
class Cart {
  func pull() -> Int { 1 }
}
@Stubbable
class Wagon: Cart {
  override func pull() -> Int { super.pull() + 1 }
}
#if !NEVER
extension Wagon {
  func carry(_ load: Load) -> Int { 2 }
  class func build(_ load: Load) -> Int { 3 }
}
class Store<Value>: ManagedBuffer<Int, Value> {
  @StubbableFunction func describe() -> String { "store \(header)" }
}
final class Deep<Value>: Store<Value> {
  @StubbableFunction override func describe() -> String { "deep " + super.describe() }
}
#endif
@MainActor
final class Screen: ManagedBuffer<Int, Int> {
  @StubbableFunction func draw(_ depth: Int) -> Int { depth }
  @StubbableFunction func load() async -> Int { 2 }
}
actor Counter {}
#if !NEVER
extension Counter {
  @StubbableFunction func add(_ load: Load) -> Int { 1 }
  @StubbableFunction func wait(_ load: Load) async throws -> Int { 2 }
}
#endif
