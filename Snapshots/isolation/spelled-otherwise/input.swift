struct Note1: Sendable { var text = "note" }
class Draft1 { var text = "draft" }
struct Sheet1<Item> { var item: Item }
extension Sheet1<Int>: Sendable {}
typealias Pair1<Value> = (Value, Value)
typealias List1<Value> = [Value]
typealias Maybe1<Value> = Optional<Value>
typealias Note2 = Note1
protocol Plain1 {}
protocol Sent1: Plain1, Sendable {}
struct SentNote: Sent1 {}

// @Stubbable
@MainActor final class Desk1 {
  nonisolated init() {}
  let pair: Pair1<Int> = (1, 2)
  let list: List1<Int> = [3]
  let maybe: Maybe1<Int> = 4
  let sheet: Sheet1<Int> = Sheet1(item: 5)
  let draft: Sheet1<Draft1> = Sheet1(item: Draft1())
  let noteType: Note2.Type = Note1.self
  let numberType: (Int).Type = Int.self
  let optionalType: Int?.Type = Int?.self
  let sentType: any (Plain1 & Sendable).Type = SentNote.self
}
func read(_ desk: Desk1) { print(desk.pair, desk.list, desk.maybe ?? 0, desk.sheet.item, desk.noteType, desk.numberType, desk.sentType) }

typealias Screen1 = MainActor
@Screen1 protocol OnScreen {}
@MainActor protocol OnMain1 {}
// @Stubbable
struct OnBoth: OnScreen, OnMain1 {
  var number = 6
  func run() -> Int { number }
}
// @Stubbable
class ScreenBase { @MainActor func draw() -> Int { 7 } }
// @Stubbable
class ScreenPart1: ScreenBase { @Screen1 override func draw() -> Int { super.draw() + 1 } }
