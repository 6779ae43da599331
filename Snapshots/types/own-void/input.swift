// @Stubbable
struct OwnVoid {
  struct Void: Equatable { var k = 3 }
  func make() -> Void { Void() }
  var value: Void = Void(k: 4)
  func run(_ body: () -> Void) -> Int { body().k }
  func nothing() {}
  func unit() -> () {}
  func each(_ body: (Int) -> ()) { body(count) }
  func give<T>(_ value: T, to body: (T) -> ()) { body(value) }
  var later: [() -> ()] = []
  var count: Int = 3
}

enum OwnVoidSpace {
  typealias Void = Int
  protocol CustomReflectable { var mirrored: Int { get } }
}

extension OwnVoidSpace {
  // @Stubbable
  struct Reflected: CustomReflectable {
    var mirrored = 3
    var list: [Void] = [1]
    func first() -> Void? { list.first }
  }
  // @Stubbable
  final class Object: CustomReflectable {
    var mirrored = 4
    var text = "a"
  }
  // @Stubbable
  struct Own: Swift.CustomReflectable {
    var mirrored = 5
    var customMirror: Mirror { Mirror(reflecting: [mirrored]) }
  }
}

// Here the name means what it does elsewhere.
// @Stubbable
class VoidOfOthers {
  var callback: () -> Void = {}
  func go(_ done: (Int) -> Void) -> Void { done(count()) }
  func count() -> Int { 3 }
}
