let storage = SendableStorage.shared
storage.seen += 1
storage.loose.append(1)
print(storage.cost, storage.owner == nil, storage.seen, storage.loose, storage.fixed, storage.made)
let actorStorage = ActorStorage.shared
await actorStorage.bump()
print(await actorStorage.cost, await actorStorage.seen, await actorStorage.log, actorStorage.fixed, actorStorage.open)
#if STUBS
storage._getCost = { 10 }
storage._getSeen = { 20 }
storage._getFixed = { 30 }
print(storage.cost, storage.seen, storage.fixed)
actorStorage._getCost = { 100 }
actorStorage._getFixed = { 300 }
print(await actorStorage.cost, actorStorage.fixed)
#endif
