#if STUBS
let restatingSpy = RestatingSpy()
restatingSpy.first(1)
restatingSpy.third(2)
let keepingSpy = Keeping1Spy()
keepingSpy.keep(3)
print(restatingSpy.firstCallsCount, restatingSpy.thirdReceivedInvocations)
#endif
