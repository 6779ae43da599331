let choices = Choices()
print(try choices.parse(1), try choices.parse(2), (try? choices.parse(4)) as Any, try choices.check(true))
print(choices.choose(true), choices.choose(false), choices.nested, choices.mixed(), Choices.generated(), choices.count)
#if STUBS
choices._parse = { $0 * 10 }
choices._choose = { _ in 20 }
choices._getNested = { 30 }
choices._mixed = { 40 }
print(try choices.parse(4), choices.choose(true), choices.nested, choices.mixed())
#endif
