var stage = Stage()
let lastStage = LastStage()
print(stage.run("a") { $0.count }, stage.runInts { $0 + 1 }, stage.flowOfInt().element, lastStage.run(3) { $0 * 2 })
#if STUBS
stage._run = { element, next in next(element) + 10 }
stage._runInts = { next in next(40) }
stage._flowOfInt = { Flow(element: 7) }
lastStage._run = { element, then in then(then(element)) }
print(stage.run("a") { $0.count }, stage.runInts { $0 + 1 }, stage.flowOfInt().element, lastStage.run(3) { $0 * 2 })
#endif
