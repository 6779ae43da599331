let counter = Counter()
print(counter.next(), counter.next(), Sized().name)
#if STUBS
counter._getStep = { 10 }
print(counter.next())
counter._next = { 0 }
print(counter.next())
#endif
