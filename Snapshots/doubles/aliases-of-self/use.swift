func count<T: Collected>(_ value: T) -> Int { value.tags()?.count ?? 0 }
#if STUBS
final class Untouched: PlainSpy<Int> {}
let tracked = TrackedSpy<Int>()
tracked.tag = Tagged(raw: 3)
print(tracked.tag.raw)
let collected = CollectedSpy<String>()
collected.tagsReturnValue = [Tagged(raw: "a")]
print(count(collected), collected.tagsCallsCount)
#endif
