func usePacks(_ packed: PackedValues<Int, String>) {
  print(packed.values, packed.named, packed.first, packed.latest, packed.changes, packed.all())
  packed.replace((5, "c"))
  print(packed.take((6, "d"), at: 1), packed.make { (7, "e") }, packed.count([]), packed[(1, "")])
  print(packed.changes, packed[0], PackedPair(values: (1, "a")).size())
}
usePacks(PackedValues(1, "a"))
var packedChecks = PackedChecks<Int, String>(checks: ({ $0 > 1 }, { $0.isEmpty }))
print(packedChecks.label())
#if STUBS
packedChecks._label = { "stub" }
print(packedChecks.label())
let packed = PackedValues(1, "a")
packed._getFirst = { (9, "first") }
packed._all = { (8, "all") }
packed._make = { body in body().0 }
packed._count = { _ in 4 }
usePacks(packed)
#endif
