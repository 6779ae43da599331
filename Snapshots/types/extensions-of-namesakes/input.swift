@Stubbable
struct SystemRandomNumberGenerator {
  var value = 1
  func own() -> Int { value }

  @Stubbable
  struct Part { var p = 1 }
}

extension Swift.SystemRandomNumberGenerator {
  func toOwn() -> SystemRandomNumberGenerator { SystemRandomNumberGenerator(value: 2) }

  @Stubbable
  struct Inner {
    var x = 1
    func f() -> Int { x }
  }

  @Stubbable
  struct Part {
    var q = 1
    func g() -> Int { q }
  }
}

extension Swift.SystemRandomNumberGenerator.Inner { func g() -> Int { f() } }

extension Swift.SystemRandomNumberGenerator.Part { func h() -> Int { g() } }

extension SystemRandomNumberGenerator { func more() -> Swift.SystemRandomNumberGenerator { .init() } }

extension SystemRandomNumberGenerator.Part { func more() -> Int { p } }

extension SystemRandomNumberGenerator: Equatable {}

extension Swift.SystemRandomNumberGenerator.Part: Hashable {}
