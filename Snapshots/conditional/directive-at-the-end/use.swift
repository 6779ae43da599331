print(Ended<Int>.size())
#if STUBS
Ended<Int>._size = { 10 }
print(Ended<Int>.size())
#endif
