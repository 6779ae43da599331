import Foundation

protocol Named1 {}
protocol Sized1 {}
class Root1 {}
typealias NamedAndSized = Named1 & Sized1
typealias AliasedRoot = Root1

// @Stubbable
final class ByComposition: NamedAndSized {
  var number = 1
  func run() -> Int { number }
}
// @Stubbable
final class ByAliasedRoot: AliasedRoot, Named1, Sized1 {
  var number = 2
  func run() -> Int { number }
}
// @Stubbable
struct ByCompositionInSomeBuilds: NamedAndSized {
  var number = 3
  #if FLAG
    var other = 4
  #endif
  func run() -> Int { number }
}
// @Stubbable
struct EqualBySelf: Equatable {
  typealias Me = Self
  var a: Int, b: Int
  static func == (x: Me, y: Me) -> Bool { x.a == y.a }
  func sum() -> Int { a + b }
}
// @Stubbable
struct EncodedByTheCompiler: Encodable {
  var a: Int, b = 2
  func encode<E: Encoder>(to encoder: E) throws {}
  func sum() -> Int { a + b }
}
typealias Impossible1 = Never
// @Stubbable
struct Ending {
  func end(_ body: () -> Int) -> Impossible1 { fatalError("\(body())") }
  func run(_ ends: Bool) -> Int { if ends { end { 1 } } else { 5 } }
  func always() -> Int { end { 1 } }
}
struct Price {
  var cents = 1
  init(_ cents: Int) { self.cents = cents }
}
typealias Cost = Price
// @Stubbable
struct Offer {
  private(set) var price = Cost(6)
  lazy var total = 7
}
