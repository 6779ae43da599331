// @Stubbable
struct OwnOptional {
  enum Optional<Wrapped> { case none, some(Wrapped) }
  var first: Optional<Int> = .none
  let second: Optional<String>
  var third: Int? = 3
  func fourth() -> Optional<Int> { first }
}

enum OwnSpace {
  enum Optional<Wrapped> { case one(Wrapped) }
}

// @Stubbable
final class OwnOptionalUser {
  var inner: OwnSpace.Optional<Int> = .one(1)
  let none: Swift.Optional<Int> = nil
  lazy var late: OwnSpace.Optional<Int>? = nil
}
