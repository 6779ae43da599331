#if STUBS
func read(_ source: any `Raw source`) async throws {
  print(try source.`load "all"`(`the id`: 1, "a"), await source.`it's`(), source.`is "it" on?`)
  print(source.`1st`.number, type(of: source).`make "one"`(), source[`at index`: 2])
}
let rawSpy = RawSourceSpy()
rawSpy.loadAllTheIdReturnValue = 3
rawSpy.itSReturnValue = "b"
rawSpy.`is "it" on?` = true
rawSpy.`1st` = `Raw item`()
RawSourceSpy.makeOneReturnValue = 4
rawSpy.subscriptAtIndexReturnValue = 5
try await read(rawSpy)
print(rawSpy.callOrder, rawSpy.loadAllTheIdReceivedInvocations)
let rawStubs = StubbableRawSource {
  $0.noop()
  $0.`1st` = `Raw item`(number: 6)
}
StubbableRawSource.staticStubs.noop()
try await read(rawStubs)
let rawMock = MockRawSource(.relaxed)
rawMock._1stStub.returns(`Raw item`(number: 7))
MockRawSource.makeOneStub.returns(8)
try await read(rawMock)
print(rawMock.loadAllStub.name ?? "")
#endif
