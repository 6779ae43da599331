var timeline = TimelineProviding()
timeline.snapshot(in: [1, 2]) { print($0) }
print(await timeline.entries([[], [1]]), NearerContext().both(1, [2]))
#if STUBS
timeline._placeholder = { "stub \($0)" }
timeline._getContexts = { [] }
timeline.snapshot(in: [1]) { print($0) }
print(timeline.contexts, timeline.last)
#endif
