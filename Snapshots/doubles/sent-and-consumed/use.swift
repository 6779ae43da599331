#if STUBS
struct OwnCarrier: Carrier {
    func carry(_ parcel: sending Parcel) { print("carried") }
    func carryLater(_ parcel: sending Parcel, _ action: sending @escaping () -> Void) async { action() }
    func fetch() async -> sending Parcel { Parcel() }
    func find(_ number: Int) -> sending Parcel? { nil }
    func redeem(_ ticket: consuming Ticket) { print("redeemed", ticket.number) }
    func show(_ ticket: borrowing Ticket) -> Int { ticket.number }
    func keep<T>(_ value: consuming T, _ number: Int) { print("kept", value, number) }
    func look<T>(_ value: borrowing T) { print("looked", copy value) }
    func note(_ value: consuming some Hashable) { print("noted", value) }
    func read(_ value: borrowing some Hashable) { print("read", copy value) }
    func raise(_ value: inout some Hashable) { print("raised", value) }
}
func send(by carrier: any Carrier) async {
    carrier.carry(Parcel())
    carrier.redeem(Ticket(number: 4))
    carrier.keep("a", 1)
    carrier.look(2)
    carrier.note(3)
    carrier.read("b")
    var number = 5
    carrier.raise(&number)
    print(number, carrier.show(Ticket(number: 6)), await carrier.fetch().weight)
    print(carrier.find(1)?.weight ?? 0)
}
let carrierSpy = CarrierSpy(forwardingTo: OwnCarrier())
carrierSpy.fetchReturnValue = Parcel()
carrierSpy.raiseClosure = { $0 = 7 }
await send(by: carrierSpy)
print(carrierSpy.carryReceivedInvocations.map(\.weight), carrierSpy.keepReceivedInvocations)
carrierSpy.redeemClosure = { print("closure", $0.number) }
carrierSpy.redeem(Ticket(number: 8))
await send(
    by: StubbableCarrier {
        $0.noop()
        $0.fetch = { Parcel() }
        $0.show = { $0.number }
    })
let mockCarrier = MockCarrier(.relaxed)
mockCarrier.fetchStub.returns(Parcel())
await send(by: mockCarrier)
print(mockCarrier.carryStub.calls.count, mockCarrier.keepStub.calls.count)
#endif
