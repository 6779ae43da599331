#if STUBS
@MainActor func useActorSession<S: ActorSession>(_ session: S) async {
    print(session.title, session.show("a", times: 2), session.size(), await session.count())
}

@MainActor func useCompletion(_ completing: some Completing) {
    var action: @MainActor ([Int]) -> Int = { $0.count }
    completing.change(&action, of: Int.self)
    print(completing.completion(String.self)(["a", "b"]), action([1]))
}

@MainActor func useMembersOnActors() async {
    let actorSpy = ActorSessionSpy()
    actorSpy.title = "spy"
    actorSpy.showTimesReturnValue = 3
    actorSpy.sizeReturnValue = 4
    actorSpy.countReturnValue = 5
    await useActorSession(actorSpy)
    print(actorSpy.showTimesCallsCount)

    let actorStubs = StubbableActorSession {
        $0.title = "stubs"
        $0.show = { _, times in times }
        $0.size = { 6 }
        $0.count = { 7 }
    }
    await useActorSession(actorStubs)

    let actorMock = MockActorSession()
    actorMock.titleStub.returns("mock")
    actorMock.showStub.returns(8)
    actorMock.sizeStub.returns(9)
    actorMock.countStub.returns(10)
    await useActorSession(actorMock)

    let resultLength: @MainActor ([String]) -> Int = { $0.count }
    let completing = CompletingSpy(stubs: [], _stubs: 1)
    completing.completionReturnValue = resultLength
    completing.changeOfClosure = { action, _ in action = { _ in 11 } as @MainActor ([Int]) -> Int }
    useCompletion(completing)
    let stubbed = StubbableCompleting(stubs: [], _stubs: 1)
    stubbed.stubs.completion = { _ in resultLength }
    stubbed.stubs.change = { action, _ in action = { _ in 12 } as @MainActor ([Int]) -> Int }
    useCompletion(stubbed)

    let restored = await RestoredSessionSpy(names: ["a"], done: nil)
    restored.countReturnValue = 13
    print(restored.initNamesDoneCallsCount, await restored.count())
    let stubbedSession = await StubbableRestoredSession(names: ["a"], done: nil)
    stubbedSession.stubs.count = { 14 }
    print(await stubbedSession.count())
    let mocked = await MockRestoredSession(names: ["a"], done: nil)
    mocked.countStub.returns(15)
    print(await mocked.count())
}

await useMembersOnActors()
#endif
