// @Stubbable
class AnyBase {
  func make() -> Any { 1 }
  func maybe() -> Any? { nil }
  func pass<T>(_ value: T) -> Any { value }
  var value: Any { 1 }
  subscript(index: Int) -> Any { index }
  class func shared() -> Any { 1 }
  func error() -> Error { AnyError() }
  func list() -> [Any] { [] }
}

struct AnyError: Error {}

// @Stubbable
class AnySub: AnyBase {
  override func make() -> Any { 2 }
  override func maybe() -> Any { 2 }
  override func pass<T>(_ value: T) -> Any { [value] }
  override var value: Any { 2 }
  override subscript(index: Int) -> Any { index + 1 }
  override class func shared() -> Any { 2 }
  override func error() -> any Error { AnyError() }
  override func list() -> Array<Any> { [2] }
}

// @Stubbable
class AnyGeneric<Value> {
  func first() -> Value? { nil }
}

// @Stubbable
class AnyOfAny: AnyGeneric<Any> {
  override func first() -> Any { 3 }
}

// @Stubbable
class OptionalBase {
  func hashed() -> (any Hashable)? { nil }
  var sent: (any Sendable)? { nil }
  func list() -> [Any]? { nil }
  func number() throws -> Int? { nil }
  func twice() async -> Any? { nil }
  subscript(index: Int) -> Any? { nil }
}

// @Stubbable
class OptionalSub: OptionalBase {
  override func hashed() -> any Hashable { 2 }
  override var sent: any Sendable { 2 }
  override func list() -> [Any] { [2] }
  override func number() -> Int { 2 }
  override func twice() async -> Any { 2 }
  override subscript(index: Int) -> Any { 2 }
}
