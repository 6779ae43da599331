print(Conditional().system(), Conditional().value, Conditional().always(), Conditional.make().always(), OnlyHere().f())
Conditional().unlock()
#if STUBS
let conditional = Conditional(), here = OnlyHere()
conditional._system = { "stub" }
conditional._getValue = { 10 }
conditional._always = { 20 }
here._f = { 50 }
conditional._unlock = { print("stub") }
conditional.unlock()
print(conditional.system(), conditional.value, conditional.always(), here.f())
#endif
