func usePrivateConstants() {
  let limit = ClosedLimit(low: 2, name: "l")
  print(limit.sum(), ClosedLimit(name: "m").sum(), ClosedPair(first: 1, second: 2) == ClosedPair(first: 1, second: 2))
  print(ClosedPair(first: "a", second: "b").text(), ClosedAll().text(), ClosedAll(count: 3).text())
  print(ClosedWhole(of: 1).isSeen())

  #if STUBS
    var stubbed = ClosedLimit(name: "s")
    stubbed._sum = { 100 }
    print(stubbed.sum(), stubbed.name)
  #endif
}
usePrivateConstants()
