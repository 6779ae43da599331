var word = EqualWord(), key = EqualKey(), always = EqualAlways(), beside = EqualBeside(), named = EqualNamed()
print(word == EqualWord(), word == EqualWord(count: 2), word == "word", "x" == word)
print(key == EqualKey(), key == EqualKey(count: 2), key == 1, Set([key, EqualKey(), EqualKey(count: 3)]).count)
print(always == EqualAlways(count: 2), beside == EqualBeside(), beside == EqualBeside(count: 2), beside == 1)
print(named == EqualNamed(), named == EqualNamed(count: 2), named == "n")
print(EqualOuter.Inner() == EqualOuter.Inner(count: 2), EqualTagged() == EqualTagged(count: 2))
print([EqualOuter.Inner()] == [EqualOuter.Inner(count: 2)], [EqualTagged()] == [EqualTagged(tag: 2)])
print(EqualByOtherNames() == EqualByOtherNames(text: "other"), Set([EqualByOtherNames(), EqualByOtherNames(text: "other")]).count)
#if STUBS
word._getText = { "stub" }
key._hash = { $0 * 10 }
beside._value = { 30 }
print(word == "stub", word == EqualWord(), key.hash(1), key == EqualKey(), beside.value(), beside == EqualBeside())
#endif
