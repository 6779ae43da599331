#if STUBS
final class MainPanel: Screening {
  var title = "panel"
  func show(_ number: Int) -> Int { number }
  subscript(index: Int) -> Int {
    get { index }
    set { print("set", index, newValue) }
  }
  nonisolated func name() -> String { "main" }
  func load(_ number: Int) async -> Int { number }
}
@MainActor func look(at panel: any Screening) async {
  var panel = panel
  panel[1] = 2
  print(panel.title, panel.show(3), panel[4], panel.name(), await panel.load(5))
}
@MainActor func lookAtPanels() async {
  let screeningSpy = ScreeningSpy(forwardingTo: MainPanel())
  await look(at: screeningSpy)
  screeningSpy.showReturnValue = 6
  screeningSpy.loadClosure = { number in -number }
  await look(at: screeningSpy)
  print(screeningSpy.callOrder, screeningSpy.loadReceivedInvocations)
  await look(at: StubbableScreening { $0.noop() })
  await look(at: MockScreening(.relaxed))
}
await lookAtPanels()
#endif
