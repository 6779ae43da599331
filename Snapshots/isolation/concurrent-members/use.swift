func useConcurrentMembers() async throws {
  let screen = await ConcurrentScreen()
  print(await screen.far(1), try await ConcurrentScreen.farthest(), await screen.near(), await screen.added())
  print(await ConcurrentRow().far(), await ConcurrentView().far("v"), await ConcurrentStore().far())
  print(await ConcurrentCast<Int>().chosen(6) as Any)

  #if STUBS
    screen._far = { $0 + 10 }
    screen._added = { 30 }
    ConcurrentScreen._farthest = { 20 }
    print(await screen.far(1), try await ConcurrentScreen.farthest(), await screen.near(), await screen.added())
  #endif
}
try await useConcurrentMembers()
