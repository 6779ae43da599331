let lazyActor = LazyActor()
print(await lazyActor.all())
await lazyActor.change()
await lazyActor.forget()
print(await lazyActor.all())
#if STUBS
let another = LazyActor()
another._getCount = { 10 }
another._getOwn = { 100 }
print(await another.all())
#endif
