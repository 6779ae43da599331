final class Maker1 {
  let number: Int
  init() {
    number = 1
    print("made")
  }
}
// @Stubbable
struct ThroughAliases {
  var maker = Maker1()
  var number: Int
  func run() -> Int { number }
}
typealias ThroughAlias1 = ThroughAliases
typealias ThroughAlias2 = ThroughAlias1
// @Stubbable
struct ThroughParentheses {
  var maker = Maker1()
  var number: Int
  func run() -> Int { number }
}
// @Stubbable
class Counting1 {
  var count = 1
  var name = "n"
  init(_ kind: Int) {
    switch kind {
    case 1:
      func count() -> Int { 7 }
      print(count())
    default: break
    }
    #if true
      func name() -> String { "local" }
    #endif
    print(name())
  }
}
func made1(_ maker: Maker1) -> [Int] {
  let throughAliases: (Maker1, Int) -> ThroughAliases = ThroughAlias2.init
  let throughParentheses: (Maker1, Int) -> ThroughParentheses = (ThroughParentheses).init
  return [throughAliases(maker, 2).run(), throughParentheses(maker, 3).run()]
}
