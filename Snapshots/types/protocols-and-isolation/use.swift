func twice(_ value: some Countable) -> Int { value.twice() }
let presenter = await Presenter()
await presenter.present()
print(await presenter.title, await presenter.shown, twice(CountableStruct()), twice(CountableClass()), CountableStruct.name, CountableClass.name)
let readOnly = ReadOnlyClass()
readOnly.bump()
print(readOnly.value, LetClass(value: 6).value, ThroughAlias().value, ThroughAlias().f())
#if STUBS
var countable = CountableStruct()
countable._getCount = { 10 }
CountableClass._getName = { "stub" }
let alias = ThroughAlias()
alias._f = { 50 }
print(twice(countable), CountableClass.name, alias.f())
await Task { @MainActor in presenter._getTitle = { "stub" }; print(presenter.title) }.value
#endif
