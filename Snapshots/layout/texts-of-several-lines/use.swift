let several = SeveralLinesObject()
print(SeveralLines.first, SeveralLines.second, SeveralLines.third, several.late, several.seen, several.fixed, several.other)
print(several.text, several.message)
#if STUBS
SeveralLines._getFirst = { 10 }
several._getLate = { 40 }
several._getSeen = { 50 }
several._getFixed = { 60 }
several._getMessage = { "stub" }
print(SeveralLines.first, several.late, several.seen, several.fixed, several.message)
#endif
