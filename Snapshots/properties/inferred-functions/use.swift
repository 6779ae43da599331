let belfry = Belfry()
print(belfry.sound(), await belfry.toll(), await belfry.waiting())
belfry.ring = { "set \($0)" }
print(belfry.sound())
print(Chime().sound(), Chime(adding: { $0 }, last: nil).sound())
print(await Clock().sound())
print(await Dial().sound())
#if STUBS
belfry._getRing = { { "stub \($0)" } }
belfry._getLast = { { times, isLoud in "last \(times) \(isLoud)" } }
belfry._setWaiting = { _ in print("set waiting") }
belfry.waiting = { 12 }
belfry._getPair = { (1, { 20 }) }
print(belfry.sound())
var chime = Chime()
chime._getAdding = { { -$0 } }
print(chime.sound())
await MainActor.run {
  let dial = Dial()
  dial._getTurn = { { 50 } }
  print(dial.sound())
}
#endif
