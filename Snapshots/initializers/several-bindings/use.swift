let several = SeveralBindings()
several.e += several.f
print(several.a, several.b, several.c, several.d, several.e, several.f, several.g ?? "", several.h, several.i, several.n)
SeveralBindings.j += 1
print(SeveralBindings.j, SeveralBindings.k)
let inStruct = SeveralInStruct(b: 5, d: 6, f: 7)
print(inStruct.a, inStruct.b, inStruct.c, inStruct.d, inStruct.e ?? -1, inStruct.f ?? -1)
var existentials = LazyExistentials(action: { -$0 }, x: 2)
print(existentials.value, existentials.action(3), existentials.x, await SeveralBindings.p ?? 0)
let compared = SeveralCompared(a: 1, b: 2, c: nil, d: 4, e: nil, g: [], h: [8]), constants = SeveralConstants()
print(compared.a, compared.b, compared.d ?? 0, compared.h, compared == compared, constants.a, constants.b, constants.c, constants.d, constants.e)
var setOnce = SeveralSetOnce(isSet: true)
print(setOnce.a ?? 0, setOnce.b ?? 0, setOnce.c ?? 0, setOnce.d ?? 0, SeveralSetOnce(isSet: false).a ?? 0)
#if STUBS
setOnce._getB = { nil }
print(setOnce.a ?? 0, setOnce.b ?? 0)
several._getA = { 10 }
several._getB = { 11 }
several._getC = { 12 }
several._getD = { 13 }
several._getG = { nil }
several._getI = { 15 }
SeveralBindings._getK = { 16 }
var stubbedStruct = inStruct
stubbedStruct._getD = { 60 }
print(several.a, several.b, several.c, several.d, several.g ?? "nil", several.i, SeveralBindings.k, stubbedStruct.d)
existentials._getValue = { "stub" }
SeveralBindings._getP = { 100 }
print(existentials.value, existentials.action(3), await SeveralBindings.p ?? 0)
SeveralCompared._getA = { 20 }
SeveralCompared._getD = { 21 }
constants._getA = { 22 }
constants._getD = { "stub" }
print(compared.a, compared.b, compared.d ?? 0, constants.a, constants.b, constants.d, constants.e)
#endif
