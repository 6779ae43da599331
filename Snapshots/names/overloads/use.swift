let overloads = Overloads()
print(overloads.get(id: 1), overloads.get(name: "abc"), overloads.get(by: 1, in: 2), overloads.get(4))
print(overloads.load(1), overloads.load([1]), overloads.load(Optional(1)), overloads.load(["a": 1]))
print(overloads.read() as Int, overloads.read() as String, await overloads.wait(), overloads.single(), Overloads.single())
#if STUBS
overloads._getId = { _ in 10 }
overloads._getName = { _ in 20 }
overloads._getByIn = { _, _ in 30 }
overloads._get = { _ in 40 }
overloads._loadInt = { _ in 50 }
overloads._loadArrayInt = { _ in 60 }
overloads._loadOptionalInt = { _ in 70 }
overloads._loadDictionaryStringInt = { _ in 80 }
overloads._single = { 90 }
Overloads._single = { 100 }
print(overloads.get(id: 1), overloads.get(name: "abc"), overloads.get(by: 1, in: 2), overloads.get(4))
print(overloads.load(1), overloads.load([1]), overloads.load(Optional(1)), overloads.load(["a": 1]))
print(overloads.single(), Overloads.single())
#endif
