let inferred = LetsAndInferred()
print(inferred.id, inferred.fixed, inferred.inferred, inferred.text, inferred.interpolated, inferred.double, inferred.flag)
print(inferred.negative, inferred.array, inferred.strings, inferred.empty, inferred.set, inferred.made, inferred.cast)
print(inferred.dictionary, inferred.unsafe, inferred.a, inferred.b, inferred.c, inferred.d, inferred.e)
#if STUBS
inferred._getId = { Identifier(n: 0) }
inferred._getFixed = { 30 }
inferred._getInferred = { 40 }
inferred._getText = { "stub" }
inferred._getDouble = { 2.5 }
inferred._getNegative = { 1 }
inferred._getArray = { [] }
inferred._getStrings = { [:] }
inferred._getEmpty = { ["e"] }
inferred._getSet = { [1] }
inferred._getMade = { Identifier(n: 2) }
inferred._getCast = { 4 }
inferred._getB = { 10 }
inferred._getC = { "d" }
inferred._getE = { 60 }
print(inferred.id, inferred.fixed, inferred.inferred, inferred.text, inferred.interpolated, inferred.double, inferred.flag)
print(inferred.negative, inferred.array, inferred.strings, inferred.empty, inferred.set, inferred.made, inferred.cast)
print(inferred.dictionary, inferred.unsafe, inferred.a, inferred.b, inferred.c, inferred.d, inferred.e)
#endif
