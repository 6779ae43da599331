@available(macOS 13, iOS 16, *)
enum LimitedSpace {
  @Stubbable
  final class Shuttle {
    var speed = 1
  }
}
struct LimitedCargo {
  var weight = 2
}
@available(macOS 12.0, *)
extension LimitedSpace.Shuttle {
  @StubbableFunction func load(_ cargo: LimitedCargo) async -> Int { cargo.weight + speed }
}
@available(macOS, introduced: 13)
extension LimitedSpace.Shuttle {
  @StubbableFunction func land() -> Int { speed }
}
