let generics = GenericFunctions()
print(generics.identity(1), generics.pair("a", 2), generics.area(of: Square()), generics.areas([Circle(), Circle()]))
print(try generics.decode(Int.self, from: "") as Any, generics.transform(2) { "\($0)" }, generics.tries { 3 } ?? 0)
print(await generics.wait(4), generics.some(Square(), again: Circle()), generics.many(1, 2), generics.optional(5) ?? 0)
print(generics.compare(1, 1), generics.dictionary([1: 2]) as Any)
#if STUBS
generics._identity = { $0 as? Int == 1 ? 10 : $0 }
generics._pair = { ($0, $1) }
generics._area = { $0.area * 10 }
generics._areas = { _ in 20 }
generics._decode = { type, text in type == Int.self ? Int(text) as Any : nil }
generics._transform = { value, f in f(value) }
generics._tries = { f in try? f() }
generics._wait = { [$0, $0] }
generics._some = { $0.area * $1.area }
generics._many = { _ in 30 }
generics._optional = { _ in 50 }
generics._compare = { _, _ in false }
generics._dictionary = { _ in [2: 1] }
print(generics.identity(1), generics.identity("a"), generics.area(of: Square()), generics.areas([Circle(), Circle()]))
print(try generics.decode(Int.self, from: "7") as Any, generics.transform(2) { "\($0)" }, generics.tries { 3 } ?? 0)
print(await generics.wait(4), generics.some(Square(), again: Circle()), generics.many(1, 2), generics.optional(5) ?? 0)
print(generics.compare(1, 1), generics.dictionary([1: 2]) as Any, generics.pair("a", 2))
#endif
