print("template")
#if STUBS
let plain: any MyProtocol = StubbableMyProtocol()
let setup: StubbableMyProtocol.SetupFunc = { stubs in print("setting up", type(of: stubs)) }
print(plain is StubbableMyProtocol, type(of: StubbableMyProtocol(setup: setup).stubs))
_ = StubbableMyProtocol { $0.noop() }
#endif
