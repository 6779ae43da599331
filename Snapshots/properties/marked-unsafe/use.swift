let markedUses = MarkedUses(owner: MarkedUses.self as AnyObject)
print(markedUses.sum(), markedUses.doubled(), MarkedUses.next())
#if STUBS
markedUses._getCount = { 8 }
markedUses._sum = { 9 }
print(markedUses.sum(), markedUses.doubled())
#endif
