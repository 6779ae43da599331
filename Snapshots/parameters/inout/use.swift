let inouts = InoutParameters()
var number = 1, point = Point(), a = [1], b = [2, 3]
inouts.increment(&number)
print(number, inouts.move(&point), inouts.move(&point, by: 5), point.x)
try inouts.both(&a, &b)
print(a, b)
#if STUBS
inouts._increment = { $0 += 100 }
inouts._move = { point, distance in point = Point(x: -distance); return 0 }
inouts._both = { a, b in a += b; b = [] }
inouts.increment(&number)
print(number, inouts.move(&point, by: 5), point.x)
try inouts.both(&a, &b)
print(a, b)
#endif
