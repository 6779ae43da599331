func useLimited(_ panel: LimitedPanel, _ point: LimitedPoint) throws {
  print(panel.load(2), panel.title, try panel.echo(3), point.length(), point == LimitedPoint())
  panel.title = "new"
}
func useLimitedElsewhere() async {
  print(await LimitedStore.shared.save(), await LimitedScreen.shared.draw(), await LimitedPanel.shared())
  print(LimitedBox<Int>.make())
}
let limitedPanel = LimitedPanel(), limitedWide = LimitedWide()
var limitedPoint = LimitedPoint()
try useLimited(limitedPanel, limitedPoint)
try useLimited(limitedWide, limitedPoint)
await useLimitedElsewhere()
useLimitedCounts(LimitedCounts())
#if STUBS
@MainActor func setUpScreen() { LimitedScreen.shared._draw = { 50 } }
limitedPanel._load = { [$0 * 10] }
limitedPanel._getTitle = { "stub" }
limitedPanel._setTitle = { print("set", $0) }
LimitedPanel._shared = { 20 }
limitedPanel._echo = { $0 }
limitedWide._load = { _ in [] }
limitedPoint._length = { 30 }
LimitedStore.shared._save = { 40 }
await setUpScreen()
LimitedBox<Int>._make = { 60 }
try useLimited(limitedPanel, limitedPoint)
try useLimited(limitedWide, limitedPoint)
await useLimitedElsewhere()
var limitedCounts = LimitedCounts()
limitedCounts._weight = { 70 }
useLimitedCounts(limitedCounts)
limitedCounts._weight = nil
useLimitedCounts(limitedCounts)
#endif
