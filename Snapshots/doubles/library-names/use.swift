import Stubble

#if STUBS
let officeSpy = OfficeSpy()
officeSpy.ticketLockReturnValue = 1
print(officeSpy.ticket(TicketArguments(number: 2), lock: NSLock()), officeSpy.ticketLockReceivedInvocations.count)
let stubbableOffice = StubbableOffice { $0.ticket = { arguments, _ in arguments.number } }
print(stubbableOffice.ticket(TicketArguments(number: 3), lock: NSLock()))
let mockOffice = MockOffice()
mockOffice.ticketFunctionStub.handler = { $0.arguments.number }
print(mockOffice.ticket(TicketArguments(number: 4), lock: NSLock()))
let mockBranch = MockBranch<Int, Int, Int>(.relaxed)
mockBranch.addStub.returns(5)
print(try mockBranch.add(1, 2), mockBranch.addStub.calls.count)
#endif
