struct Silent: Subscribing {
    func newState(state: Int) {}
    func _newState(state: Any) {}
}
Silent().newState(state: 1)
print("silent")
#if STUBS
let subscribing = SubscribingSpy()
subscribing.newState(state: 1)
subscribing._newState(state: "two")
print(subscribing.callOrder, subscribing.newStateStateReceivedInvocations, subscribing._newStateStateReceivedInvocations)
let counted = StubbableCounted {
    $0.count = 1
    $0._count = 2
    $0.__count = 3
}
print(counted.count, counted._count, counted.__count)
let countedSpy = CountedSpy()
countedSpy.underlyingCount = 4
countedSpy.underlying_count = 5
CountedSpy.addReturnValue = 6
CountedSpy._addReturnValue = 7
print(countedSpy.count, countedSpy._count, CountedSpy.add(1), CountedSpy._add(1))
#endif
