struct Days: Dated {
    func token() -> DatedToken? { nil }
    var current: DatedToken? { nil }
    func name() -> String { "days" }
}
print(Days().name())
#if STUBS
let datedSpy = DatedSpy()
datedSpy.nameReturnValue = "spy"
print(datedSpy.name())
#endif
