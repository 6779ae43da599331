let shapes = Shapes()
shapes.onlyIf(true)
shapes.printing(1)
shapes.assign()
print(shapes.double(), shapes.any(true).text, shapes.all().map(\.text), shapes.called(), shapes.trailing(), try shapes.throwing(1), try shapes.mixedReturn(2))
print(shapes.doing(), shapes.here(), shapes.optional(["a": 1]) ?? 0, shapes.forced(1), shapes.consumed(Meow()).text, await shapes.longer(), shapes.whiles(), shapes.labelled())
print(shapes.comparison(), shapes.implicit(), shapes.inner(), (try? shapes.throwsOnly()) ?? 0)
#if STUBS
shapes._double = { 1.5 }
shapes._any = { _ in Woof() }
shapes._all = { [] }
shapes._throwing = { _ in throw Oops() }
shapes._throwsOnly = { 10 }
shapes._here = { "stub" }
shapes._whiles = { 60 }
shapes._longer = { 50 }
print(shapes.double(), shapes.any(true).text, shapes.all().count, (try? shapes.throwing(1)) ?? -1, try shapes.throwsOnly(), shapes.here(), shapes.whiles(), await shapes.longer())
#endif
