let even = EvenCounter()
let drawn = await MainActor.run { DrawnCounter() }, plotted = await PlottedCounter()
print(even.next(), await drawn.next(), await plotted.next())
#if STUBS
even._getCount = { 11 }
await MainActor.run { drawn._getCount = { 20 } }
await { @PlottingActor in plotted._next = { 30 } }()
print(even.next(), await drawn.next(), await plotted.next())
#endif
