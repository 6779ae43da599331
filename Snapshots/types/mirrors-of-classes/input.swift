class MirroredBase { let kept = 1 }

@Stubbable
final class MirroredLeaf: MirroredBase {
  var own = "x"
  let list: [Int]
  weak var other: MirroredLeaf?
  unowned let parent: MirroredBase
  init(parent: MirroredBase) {
    list = [1, 2]
    self.parent = parent
  }
  func count() -> Int { list.count }
}

@Stubbable
final class MirroredFunctions {
  func count() -> Int { 1 }
}

@Stubbable
final class MirroredBox<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

struct MirroredToken: ~Copyable { var number = 1 }

@Stubbable
final class HoldsMirroredToken {
  let token = MirroredToken()
  func number() -> Int { token.number }
}

@Stubbable
final class DescribesItself: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["own": 1]) }
  func count() -> Int { 1 }
}
