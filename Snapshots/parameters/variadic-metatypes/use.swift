let metatypes = VariadicMetatypes()
print(metatypes.register(Int.self, Int.self), metatypes.make(of: Int.self, named: "n"), metatypes.compare(Int.self))
print(metatypes.lists([Int].self), metatypes.plain(Int.self), metatypes.maybe(Int.self, nil), metatypes.existential(Int.self), metatypes.some([Int.self]))
#if STUBS
metatypes._register = { $0.count * 10 }
metatypes._make = { types, name in "\(types) made \(name)" }
metatypes._compare = { $0.count == 1 }
metatypes._maybe = { _ in 50 }
print(metatypes.register(Int.self, Int.self), metatypes.make(of: Int.self, named: "n"), metatypes.compare(Int.self), metatypes.maybe(Int.self))
#endif
