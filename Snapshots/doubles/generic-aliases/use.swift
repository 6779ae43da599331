func say(_ result: Result<Int, any Error>) { print((try? result.get()) ?? 0) }
say(.success(1))
#if STUBS
let transferring = TransferringSpy<Double>()
transferring.requestCompletionClosure = { $0(.success(())) }
transferring.request { _ in print("requested") }
transferring.visitClosure = { $0(.success(2)) }
transferring.visit(say)
transferring.pairReturnValue = (1, 2)
print(transferring.pair().second)
transferring.keyedClosure = { $0.mapValues { (1.5, $0.1) } }
print(transferring.keyed(["a": (1, 2.5)]))
let transferringStubs = StubbableTransferring<Double> {
    $0.noop()
    $0.pair = { (3, 4) }
}
print(transferringStubs.pair().first)
let transferringMock = MockTransferring<Double>(.relaxed)
transferringMock.fetchStub.handler = { arguments in print(arguments.type) }
transferringMock.fetch(String.self) { _ in }
#endif
