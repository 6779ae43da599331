print("levels")
#if STUBS
let spy = InternalProtocolSpy()
spy.doSomething()
print(spy.doSomethingCalled, spy.doSomethingCallsCount, callOfCustomProtocol())
let (wide, inPackage, inModule) = (PublicTaskSpy(), PackageTaskSpy(), InternalTaskSpy())
inPackage.restrictedTask()
print(wide.restrictedTaskCalled, inPackage.restrictedTaskCalled, inModule.restrictedTaskCalled)
#endif
