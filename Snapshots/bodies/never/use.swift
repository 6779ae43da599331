let never = NeverReturning()
print(never.value())
#if STUBS
never._missing = { 12 }
never._missingToo = { [$0] }
never._stop = { fatalError("the stub stops too") }
print(never.missing(), never.missingToo("given"), never._stop != nil, never._stopLater == nil)
#endif
