var measured1 = Measured1()
print(sizes1(), measured1.run(), Measured2().run())
#if STUBS
Measured1._run = { 10 }
print(measured1.run(), sizes1())
#endif
