let shade: Shade = 1
print(shade)
#if STUBS
let paintingSpy = PaintingSpy()
paintingSpy.reportToReturnValue = 2
print(paintingSpy.report(to: 3), paintingSpy.reportToReceivedInvocations)
paintingSpy.visitClosure = { print($0(1, 2)) }
paintingSpy.visit { $0 == $1 }
let paintingStubs = StubbablePainting { $0.noop() }
print(paintingStubs.report(to: 1))
let paintingMock = MockPainting()
paintingMock.reportStub.when(3).returns(5)
print(paintingMock.report(to: 3))
let assembling = ReportAssemblingSpy()
assembling.assemble(7)
assembling.assemble(all: [8])
print(assembling.assembleReceivedPart ?? 0, assembling.assembleAllReceivedParts ?? [])
let reported = ReportedSpy()
reported.report(to: 6)
print(reported.reportToReceivedReporting ?? 0)
#endif
