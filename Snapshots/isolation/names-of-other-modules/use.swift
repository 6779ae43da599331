let bench = Workshop.Bench(count: 4)
print(await bench.sum(), await bench.named("a"))
#if STUBS
bench._count = { _ in 20 }
bench._getData = { { 300 } }
print(await bench.sum())
#endif
