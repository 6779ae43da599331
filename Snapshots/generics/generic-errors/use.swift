let client = Logger()
let store = Store()
func show(_ body: () async throws -> Int) async {
  do { print(try await body()) } catch { print(error) }
}
func showAll() async {
  await show { try client.perform(Ping()) }
  await show { try client.perform(Ping(isDenied: true)) }
  await show { try await client.send(Ping()) }
  await show { try await store.perform(Ping()) }
  await show {
    try client.check(Denied.once)
    return 0
  }
  await show { try client.choose(Denied.once, if: false) }
  await show { try client.map { 2 } }
  await show { try client.inClauses(Denied.once) }
  await show { try client[Denied.once] }
}
await showAll()
#if STUBS
client._perform = { _ in throw Denied.once }
client._send = { _ in throw Denied.once }
client._check = { _ in throw Denied.always }
client._choose = { _, _ in 9 }
client._map = { _ in 10 }
client._inClauses = { _ in 11 }
client._getSubscript = { error in throw error }
store._perform = { _ in throw Denied.always }
await showAll()
#endif
