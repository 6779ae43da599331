let registry = await Ledger()
print(await Ledger.summary(), await registry.summary(), await Ledger.keys, await registry.keys, await registry.names)
#if STUBS
await MainActor.run {
    Ledger._getKeys = { ["static"] }
    registry._getKeys = { [] }
    registry._getNames = { [1, 2, 3] }
}
print(await Ledger.summary(), await registry.summary(), await Ledger.keys, await registry.keys, await registry.names)
#endif
