let types = TypesVerbatim()
print(types.tuple((1, 2)), types.results(.success(())), types.optionalAny(nil) == nil, types.composed(Cat()))
print(types.curried()()(), types.dictionary(["a": nil]), types.nested(nil, []) == nil, types.optionalClosure() == nil)
print(types.implicitlyUnwrapped(3) ?? 0, types.qualified([1]), types.multiline(1, and: 2))
let parts = Parts()
print(parts.write(Part(body: [1, 2]), to: [[3]]))
#if STUBS
parts._write = { part, list in part is Part<[Int]> ? 70 + list.count : 0 }
print(parts.write(Part(body: [1, 2]), to: [[3]]))
types._tuple = { (first: $0.b, $0.a) }
types._results = { _ in true }
types._optionalAny = { _ in Cat() }
types._composed = { $0 }
types._curried = { { { Cat() } } }
types._dictionary = { _ in [:] }
types._nested = { _, _ in [[1]] }
types._optionalClosure = { { $0 } }
types._implicitlyUnwrapped = { _ in nil }
types._qualified = { "\($0.count)" }
types._multiline = { $0 - $1 }
print(types.tuple((1, 2)), types.results(.failure(Cat())), types.optionalAny(nil) == nil, types.composed(Cat()))
print(types.curried()()(), types.dictionary(["a": nil]), types.nested(nil, []) == nil, types.optionalClosure() == nil)
print(types.implicitlyUnwrapped(3) as Int? ?? 0, types.qualified([1]), types.multiline(1, and: 2))
#endif
