let store = Store()
refresh(store)
store.log()
print(store.session.tokens, store.session.older, store.session.newer, store.session.caches, store.session.hits)
#if STUBS
store.session._getUser = { "stubbed" }
store._getLimit = { 40 }
store.log()
print(store.session.user, store.session.hits, store.limit)
#endif
