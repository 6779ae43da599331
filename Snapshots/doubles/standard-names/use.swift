import Stubble

#if STUBS
let tillSpy = TillSpy()
tillSpy.payCardReturnValue = Bool()
tillSpy.findThrowableError = .closed
_ = try! tillSpy.pay(Int(), card: "visa")
print(tillSpy.payCardCallsCount, tillSpy.payCardCalled, tillSpy.callOrder, (try? tillSpy.find(String())) as Any)
let tillMock = MockTill()
tillMock.payStub.handler = { _ in throw Error.closed }
print((try? tillMock.pay(Int(), card: "visa")) as Any)
let coinSpy = CoinSpy()
coinSpy.valueReturnValue = Int(cents: 5)
print(coinSpy.value().cents, coinSpy == coinSpy, Set([coinSpy]).count, coinSpy.valueCallsCount)
#endif
