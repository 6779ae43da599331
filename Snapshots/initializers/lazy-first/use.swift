var beforeLet = LazyBeforeLet(count: 2)
print(beforeLet.items, LazyBeforeLet(items: [7], count: 3).count)
var between = LazyBetweenVariables(first: 1, second: 2)
print(between.both, between.text)
between = LazyBetweenVariables(first: 1, both: 9, second: 2)
print(between.both)
var noncopyable = LazyAndNoncopyable(number: 4)
print(noncopyable.name)
noncopyable = LazyAndNoncopyable(name: "given", number: 4)
print(noncopyable.name)
#if STUBS
between._getBoth = { 41 }
print(between.both)
noncopyable._getName = { "stub" }
print(noncopyable.name)
#endif
