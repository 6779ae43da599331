let scopedService = ScopedService(), scopedCounter = ScopedCounter()
print(ScopedClock.now(), ScopedClock.later(by: 2), ScopedLimits.describe(1), ScopedPool<Int>.size(of: [1]), scopedGreeting("A"))
print(await ScopedScreen.scale(), await ScopedScreen().load(1), try await scopedService.fetch(3), scopedService.count(3), await scopedCounter.next())
print(ScopedBase.name(), ScopedDerived.name(), ScopedDerived.own())
#if STUBS
// Tasks with different stubs do not see each other's.
let scopedMistakes = await withTaskGroup(of: Int.self) { group in
    for task in 0..<50 {
        group.addTask {
            await ScopedClock._withStubs {
                ScopedClock._now = { task }
                ScopedLimits._getMost = { task }
                ScopedPool<Int>._size = { _ in task }
                _scopedGreeting = { _ in "\(task)" }
                var mistakes = 0
                for round in 0..<20 {
                    await Task.yield()
                    async let child = ScopedClock.later(by: round)
                    let own = [await child - round, ScopedClock.now(), ScopedLimits.most, ScopedPool<Int>.size(of: [])]
                    mistakes += own.count { $0 != task } + (scopedGreeting("") == "\(task)" ? 0 : 1)
                    mistakes += ScopedPool<String>.size(of: [])
                }
                return mistakes + abs(ScopedClock._nowCalls.count - 40) + abs(ScopedPool<Int>._sizeCalls.count - 20)
            }
        }
    }
    return await group.reduce(0, +)
}
print("mistakes:", scopedMistakes, "after:", ScopedClock.now(), ScopedLimits.most, ScopedClock._nowCalls.count)

// A stub in the scope comes before one that holds everywhere, and ends with the scope.
ScopedClock._now = { 7 }
print(ScopedClock._withStubs { ScopedClock.now() }, ScopedClock._withStubs { ScopedClock._now = { 8 }; return ScopedClock.now() }, ScopedClock.now())

// A stub reaches what it replaces, and other stubs hold meanwhile.
ScopedClock._later = { seconds in
    ScopedClock._withStubs {
        ScopedClock._later = nil
        return ScopedClock.later(by: seconds) * 10
    }
}
print(ScopedClock.later(by: 1))
ScopedClock._resetStubs()
print(ScopedClock.later(by: 1), ScopedClock._laterCalls)

// So does one of an object, from several tasks at once.
let scopedCalls = Scopes()
scopedService._more = { 100 }
scopedService._fetch = { number in
    if await scopedCalls.next() == 3 { throw ScopedFailure() }
    return try await scopedService._withStubs {
        scopedService._fetch = nil
        await Task.yield()
        return try await scopedService.fetch(number) + scopedService.count(0)
    }
}
let scopedResults = await withTaskGroup(of: Int?.self) { group in
    for number in 0..<20 { group.addTask { try? await scopedService.fetch(number) } }
    return await group.reduce(into: [Int?]()) { $0.append($1) }
}
print(scopedResults.count { $0 == nil }, scopedResults.allSatisfy { $0 == nil || $0! >= 100 && $0! < 120 })
scopedService._resetStubs()
print(try await scopedService.fetch(1), scopedService.more())
scopedCounter._next = { scopedCounter._withStubs { scopedCounter._next = nil; return 41 } }
print(await scopedCounter.next())
await scopedCounter._resetStubs()
print(await scopedCounter.next())

// An object on the main actor, its type, and a class and its superclass.
@MainActor func scopedScreens() async {
    let screen = ScopedScreen()
    screen._title = { "stub \($0)" }
    await ScopedScreen._withStubs {
        ScopedScreen._scale = { 5 }
        await Task.yield()
        print(screen.title(1), ScopedScreen.scale(), ScopedScreen._scaleCalls.count)
    }
    screen._resetStubs()
    print(screen.title(1), screen._titleCalls, ScopedScreen.scale())
    screen._load = { number in
        await screen._withStubs {
            screen._load = nil
            screen._getSize = { 30 }
            await Task.yield()
            return await screen.load(number)
        }
    }
    async let other = screen.load(1)
    print(await screen.load(2), await other, screen.size)
}
await scopedScreens()
ScopedBase._name = { "stub" }
ScopedDerived._own = { "stub" }
print(ScopedBase.name(), ScopedDerived.name(), ScopedDerived.own())
ScopedDerived._resetStubs()
print(ScopedBase.name(), ScopedDerived.name(), ScopedDerived.own())
_scopedGreeting = { "Hi, \($0)" }
print(scopedGreeting("B"))
_resetScopedStubsInputStubs()
print(scopedGreeting("B"), _withScopedStubsInputStubs { _scopedGreeting = { _ in "scoped" }; return scopedGreeting("B") })
actor Scopes {
    private var count = 0
    func next() -> Int { count += 1; return count }
}
#endif
