print(Chosen().f(), NotChosen().f(), Scope.Chosen().x)
#if STUBS
var chosen = Chosen(), nested = Scope.Chosen()
chosen._f = { 10 }
nested._getX = { 30 }
print(chosen.f(), nested.x)
#endif
