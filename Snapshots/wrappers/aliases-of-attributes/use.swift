let seven = SevenCounter()
let even = EvenCounter()
let drawn = await MainActor.run { DrawnCounter() }, plotted = await PlottedCounter()
print(even.next(), await drawn.next(), await plotted.next(), seven.next())
#if STUBS
seven._getCount = { 40 }
even._getCount = { 11 }
await MainActor.run { drawn._getCount = { 20 } }
await { @PlottingActor in plotted._next = { 30 } }()
print(even.next(), await drawn.next(), await plotted.next(), seven.next())
#endif
