let manager = Manager()
print(manager.title(), manager.count)
#if STUBS
manager._getStorage = { Storage(name: "memory") }
print(manager.title(), manager.count)
#endif
