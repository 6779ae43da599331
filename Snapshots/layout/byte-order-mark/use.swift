print(Marked().f().count)
#if STUBS
let marked = Marked()
marked._f = { "" }
print(marked.f().count)
#endif
