let box = Box(1)
print(box.get(), box.map { "\($0)" }.get(), Box.make(2).get(), Box<Int>.count, Box(Person(id: 3)).id())
print(Pair(a: 1, b: "x").flipped().a, Pair(a: 1, b: 2).both())
#if STUBS
box._get = { 10 }
box._getItem = { 20 }
Box<Int>._make = { Box($0 * 100) }
Box<Int>._getCount = { 5 }
print(box.get(), box.item, Box.make(2).get(), Box.make("s").get(), Box<Int>.count, Box<String>.count)
var pair = Pair(a: 1, b: "x")
pair._flipped = { Pair(a: "stub", b: 0) }
print(pair.flipped().a)
var same = Pair(a: 1, b: 2)
same._both = { [9] }
print(same.both())
let person = Box(Person(id: 3))
person._id = { 33 }
print(person.id())
#endif
