var first = SemicolonOfProperty(), second = SemicolonOfFunction(), third = SemicolonOfGetter(), fourth = SemicolonOfClass()
var fifth = SemicolonOnLine(), sixth = SemicolonInClause()
print(first.count, second.value(), third.count, fourth.count, fifth.count, fifth.other, sixth.count, SemicolonOnLine.make())
#if STUBS
first._getCount = { 1 }
second._value = { 2 }
third._getCount = { 3 }
fourth._getCount = { 4 }
fifth._getOther = { 5 }
sixth._getCount = { 6 }
SemicolonOnLine._make = { 7 }
print(first.count, second.value(), third.count, fourth.count, fifth.other, sixth.count, SemicolonOnLine.make())
#endif
