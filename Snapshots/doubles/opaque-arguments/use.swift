func enqueue(_ queue: any Queueing) { queue.add(Work(value: 1)) }
print(Work(value: 1).value)
#if STUBS
let queueing = QueueingSpy()
enqueue(queueing)
print(queueing.addCallsCount, (queueing.addReceivedWork as? Work<Int>)?.value ?? 0)
queueing.addAllClosure = { works, _ in works.count }
print((try? queueing.addAll([Work(value: "a"), nil], "b")) ?? 0)
queueing.rankClosure = { print($0 as? [String: Int] ?? [:]) }
queueing.rank(["a": 1])
queueing.orderClosure = { print($0 as? [Int: Int] ?? [:]) }
queueing.order([1: 2])
queueing.pairClosure = { print($0 as? (String, Int) ?? ("", 0)) }
queueing.pair(("b", 2))
var sorted = [3, 1]
queueing.sortClosure = { $0 = ($0 as! [Int]).sorted() }
queueing.sort(&sorted)
print(sorted)
let queueingStubs = StubbableQueueing {
    $0.noop()
    $0.plain = { print($0.count, $1) }
}
enqueue(queueingStubs)
queueingStubs.plain([1, 2], [3])
let queueingMock = MockQueueing(.relaxed)
queueingMock.addStub.handler = { arguments in print("\(arguments)".contains("Work")) }
enqueue(queueingMock)
#endif
