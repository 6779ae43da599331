let kiln = Kiln(size: 1)
let oven = Oven(size: 2)
var recipe = Recipe(step: { 10 }, plain: { 11 }, note: "note")
print(Kiln.limit, Oven.least, Stove.stated, Stove.unstated, kiln.lump.size, oven.rest.size, kiln.callback(), Stove().lump())
print(recipe.step(), recipe.plain(), recipe.note)
#if STUBS
Kiln._getLimit = { 30 }
kiln._getCallback = { { 40 } }
oven._getRest = { Lump(size: 60) }
Stove._getStated = { 80 }
recipe._getStep = { { 100 } }
print(Kiln.limit, kiln.callback(), oven.rest.size, Stove.stated, recipe.step())
#endif
