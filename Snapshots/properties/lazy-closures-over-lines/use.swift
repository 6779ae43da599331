let lazyClosures = LazyClosures()
var changed = [5]
lazyClosures.change(&changed)
print(lazyClosures.add(1, 2), lazyClosures.maybe?(3) ?? 0, lazyClosures.chained(4)(5), changed, try await lazyClosures.failing(6))
var lazyStruct = LazyClosuresOfStruct()
print(lazyStruct.add(7))
#if STUBS
lazyClosures._getAdd = { { $0 * $1 } }
lazyClosures._getMaybe = { nil }
lazyClosures._getBase = { 100 }
lazyStruct._getAdd = { { -$0 } }
print(lazyClosures.add(1, 2), lazyClosures.maybe?(3) ?? 0, lazyClosures.chained(4)(5), lazyStruct.add(7))
#endif
