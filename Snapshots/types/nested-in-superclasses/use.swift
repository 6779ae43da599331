let nesting = NestingService()
print(nesting.take(nesting.make()), nesting.copy(nesting.box).number, try nesting.pair(.init(first: 4)).first)
print(NestingUser().look(at: nesting.make()), NestingUser().box().number)
#if STUBS
nesting._make = { NestingService.InheritedToken(number: 5) }
nesting._pair = { _ in .init(first: "stub") }
print(nesting.make().number, try nesting.pair(.init(first: 4)).first)
#endif
