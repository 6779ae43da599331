final class Released {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("-\(name)", terminator: " ") }
}

func released(_ name: String) -> Released { Released(name) }

// @Stubbable
final class ReleasingOwner {
  var first = Released("first")
  var second = ["second"].map(released)[0]
  var third: Released = Released("third") // The last that is followed by one that stays.
  let fourth = Released("fourth")
  var fifth: Released? = Released("fifth")
  func names() -> String { [first, second, third, fourth].map(\.name).joined() }
}

// @Stubbable
actor ReleasingActor {
  var first: Released; let second = Released("second")
  var (third, fourth) = (Released("third"), Released("fourth"))
  var fifth: Released
  init() {
    first = Released("first")
    fifth = Released("fifth")
  }
  func touch() {}
}

// @Stubbable
struct ReleasingValue {
  var first: Released
  /// Stays.
  lazy var second = Released("second")
  var third = Released("third") { didSet { print("set") } }
  private var fourth: Released = Released("fourth"), fifth = Released("fifth")
  init(first: Released) { self.first = first }
}
