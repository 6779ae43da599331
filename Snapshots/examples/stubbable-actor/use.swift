let vault = Vault()
print(await vault.count(), try await vault.open(key: "brass"), await vault.coins)
#if STUBS
vault._count = { 99 }
vault._open = { key in key == "any" }
vault._getCoins = { 7 }
print(await vault.count(), try await vault.open(key: "brass"), await vault.coins)
#endif
