import Foundation

func useHiddenModule() throws {
  var graph = HidingGraph<Int>()
  graph.add(3)
  print(graph, graph.first() as Any, graph.hashValue == graph.hashValue)
  let store = HidingGraph<Int>.Store.make()
  store.run { print($0) }
  let coded = String(decoding: try JSONEncoder().encode(HidingCoded()), as: UTF8.self)
  print(store.title, coded, HidingCoded.title(of: .note), HidingCoded() == HidingCoded())
  dump(HidingCoded())

  #if STUBS
    graph._first = { 7 }
    graph._getLanguage = { .module }
    HidingGraph<Int>.Store._make = { .init(name: "stub") }
    store._run = { $0(2) }
    print(graph.first() as Any, graph.language, HidingGraph<Int>.Store.make().title)
    store.run { print($0) }
    HidingGraph<Int>.Store._make = nil
  #endif
}
try useHiddenModule()
