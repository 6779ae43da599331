let keeper = BoxKeeper()
print(keeper.sum(), keeper.third.content)
#if STUBS
keeper._getThird = { OpenBox(content: 30) }
print(keeper.sum())
keeper._sum = { 40 }
print(keeper.sum())
#endif
