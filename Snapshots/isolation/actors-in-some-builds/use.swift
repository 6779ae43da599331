@MainActor func useOfActorsInSomeBuilds() {
  let badge = SomeBadge(title: "a")
  print(badge.count, badge.title, badge.label(), badge.doubled(), badge == SomeBadge(title: "a"))
  let drawer = SomeDrawer()
  print(drawer.text, drawer.number, drawer.kind(), drawer.open(), drawer.name())
  print(SomeCanvas().draw(), SomeCanvas().size())
  #if STUBS
    var stubbed = badge
    stubbed._getCount = { 5 }
    stubbed._label = { "stub" }
    print(stubbed.doubled(), stubbed.label())
    drawer._kind = { "stub" }
    drawer._name = { "stub" }
    drawer._getText = { "stub" }
    print(drawer.kind(), drawer.name(), drawer.text)
    let canvas = SomeCanvas()
    canvas._draw = { "stub" }
    canvas._size = { 5 }
    print(canvas.draw(), canvas.size())
  #endif
}
await useOfActorsInSomeBuilds()
