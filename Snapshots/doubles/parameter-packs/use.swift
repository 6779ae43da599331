print(PlainFormatter().format(1, "a"))
#if STUBS
let formatting = FormattingSpy()
formatting.formatClosure = { parts in "\(parts.count) parts" }
print(formatting.format(1, "a"), formatting.format())
print(formatting.formatReceivedInvocations)
formatting.echoClosure = { parts in (parts[1] as! Int, parts[0] as! Int) }
print(formatting.echo(1, 2))
formatting.totalOfLimitReturnValue = 3
print(try! formatting.total(of: "a", 1, limit: 4), formatting.totalOfLimitReceivedArguments!)
formatting.countClosure = { parts in (parts as? (Int, Int))?.1 ?? 0 }
print(formatting.count((5, 6)))
let forwarding = FormattingSpy(forwardingTo: PlainFormatter())
print(forwarding.format(true, 2.5), forwarding.echo("b"), forwarding.formatCallsCount)
let formattingStubs = StubbableFormatting {
    $0.noop()
    $0.echo = { parts in parts[0] }
}
print(formattingStubs.format(1).isEmpty, formattingStubs.echo(7))
let formattingMock = MockFormatting()
formattingMock.totalStub.when({ $0.parts.count == 2 }).returns(8)
print((try? formattingMock.total(of: 1, 2, limit: 0)) ?? 0)
#endif
