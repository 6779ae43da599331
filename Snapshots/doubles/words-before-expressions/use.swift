#if STUBS
func ask(_ worded: any Worded) {
    print(
        worded.wait(await: 1, unsafe: 2), worded.unsafe(4),
        worded.put(for: 1, in: 2, repeat: 3, each: 4, any: 5, copy: 6, some: 7),
        worded.all(self: 1, init: 2, Type: 3))
    print(worded.`await`, worded.unsafe, worded.repeat, worded.consume)
}
let wordedSpy = WordedSpy()
wordedSpy.underlyingAwait = 1
wordedSpy.underlyingUnsafe = 2
wordedSpy.underlyingRepeat = 3
wordedSpy.underlyingConsume = 4
wordedSpy.waitAwaitUnsafeClosure = { $0 * 10 + $1 }
wordedSpy.unsafeClosure = { $0 * 10 }
wordedSpy.putForInRepeatEachAnyCopySomeClosure = { $0 + $1 + $2 + $3 + $4 + $5 + $6 }
wordedSpy.allSelfInitTypeClosure = { $0 + $1 + $2 }
ask(wordedSpy)
print(wordedSpy.waitAwaitUnsafeReceivedArguments as Any)
ask(
    StubbableWorded {
        $0.noop()
        $0.wait = { $0 - $1 }
        $0.await = 5
    })
let mockWorded = MockWorded(.relaxed)
mockWorded.waitStub.handler = { $0.await * $0.unsafe }
mockWorded.repeatStub.returns(9)
ask(mockWorded)
#endif
