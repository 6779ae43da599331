struct Line: Dispatching {
    typealias Message = String
    typealias Job = Double
    func dispatch(_ message: String) -> Int { message.count }
    func dispatch(_ job: Double) -> Int { Int(job) }
}
print(Line().dispatch("message"), Line().dispatch(2.5))
#if STUBS
func send<D: Dispatching>(_ dispatching: D) where D.Message == String, D.Job == Double {
    print(dispatching.dispatch("word"), dispatching.dispatch(1.5))
}
let dispatchingSpy = DispatchingSpy<String, Double>()
dispatchingSpy.dispatchIntMessageClosure = { $0.count }
dispatchingSpy.dispatchIntJobReturnValue = 5
send(dispatchingSpy)
send(StubbableDispatching<String, Double> { $0.noop() })
let countingMock = MockCounting<String>(.relaxed)
countingMock.countIntValueStub.returns(6)
print(countingMock.count("words"), countingMock.count(1))
let shelvingSpy = ShelvingSpy<[String], String>()
shelvingSpy.underlyingShelf = ["book"]
print(shelvingSpy.shelf)
#endif
