let recordedService = RecordedService(), recordedCounter = RecordedCounter(), recordedScreen = await RecordedScreen()
let recordedPlain = RecordedPlain()
var recordedBox = RecordedBox<String>()
recordedBox.add("a")
await withTaskGroup(of: Void.self) { group in
    for task in 0..<100 {
        group.addTask {
            for call in 0..<20 {
                recordedService.ping()
                _ = recordedService.add(call, to: "\(task)")
                _ = await recordedService.send(RecordedNote())
                await recordedService.keep(RecordedNote())
                _ = RecordedService.version() + RecordedPlain.count(call, task) + RecordedScreen.scale() + RecordedBox<Int>.make(call) + recordedAnswer("?")
                _ = await recordedCounter.increment(by: call)
                _ = await recordedCounter.send(RecordedNote())
                _ = recordedCounter.name(of: call)
                _ = RecordedCounter.make()
                await recordedScreen.tap(RecordedNote())
                _ = recordedScreen.measure(call)
                _ = await RecordedScreen.shared(call) + RecordedPool<Int>.size(call)
            }
        }
    }
}
print(recordedPlain.echo(3), RecordedBox<String>.make("b"), recordedBox.total)
let recordedParcels = RecordedParcels()
print(recordedParcels.open(RecordedNote(), at: 1), recordedParcels.count([1]), RecordedParcels.weigh(RecordedNote()))
let recordedParts = RecordedParts(doubled: 2), recordedWhole = RecordedWhole(of: 3)
print(recordedParts.total(), recordedWhole.total())
print(await recordedNext(1), RecordedMaybe<Int>.make(2))
@MainActor func recordedNext(_ number: Int) -> Int { RecordedInlined().next(number) }
await recordedCounter.keep([1], and: nil)
#if STUBS
print(await recordedCounter._keepCalls)
print(RecordedMaybe<Int>._makeCalls, RecordedMaybe<String>._makeCalls)
print(recordedParcels._openCalls, recordedParcels._countCalls, RecordedParcels._weighCalls.count)
print(recordedParts._totalCalls.count, recordedWhole._totalCalls.count)
print(recordedService._pingCalls.count, recordedService._addCalls.count, recordedService._sendCalls.count, recordedService._keepCalls.count)
print(RecordedService._versionCalls.count, RecordedPlain._countCalls.count, RecordedScreen._scaleCalls.count, RecordedBox<Int>._makeCalls.count, _recordedAnswerCalls.count)
print(await recordedCounter._incrementCalls.count, recordedCounter._sendCalls.count, recordedCounter._nameCalls.count, RecordedCounter._makeCalls.count)
print(await recordedTaps(), recordedScreen._measureCalls.count, await RecordedScreen._sharedCalls.count, RecordedPool<Int>._sizeCalls.count)
print(recordedPlain._echoCalls, RecordedBox<String>._makeCalls, recordedBox._addCalls)
recordedService._addCalls = [(1, "one")]
RecordedBox<Int>._makeCalls.removeAll()
print(recordedService._addCalls, RecordedBox<Int>._makeCalls)
@MainActor func recordedTaps() -> Int { recordedScreen._tapCalls.count }
#endif

