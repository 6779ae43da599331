@MainActor
func useCarts() async throws {
  print(Wagon().pull(), Wagon().carry(Load()), Wagon.build(Load()))
  let store = Store<Int>.create(minimumCapacity: 1) { _ in 4 } as? Store<Int>
  let deep = Deep<Int>.create(minimumCapacity: 1) { _ in 4 } as? Deep<Int>
  print(store?.describe() ?? "", deep?.describe() ?? "")
  let screen = Screen.create(minimumCapacity: 1) { _ in 4 } as? Screen
  print(screen?.draw(3) ?? 0, await screen?.load() ?? 0)
  print(await Counter().add(Load()), try await Counter().wait(Load()))
}
try await useCarts()
#if STUBS
@MainActor
func stubCarts() {
  Wagon._carry = { _ in 20 }
  Wagon._build = { _ in 30 }
  Store<Int>._describe = { "stub" }
  Screen._draw = { $0 * 2 }
  Screen._load = { 5 }
  Counter._add = { _ in 6 }
  Counter._wait = { _ in 7 }
}
await stubCarts()
try await useCarts()
#endif
