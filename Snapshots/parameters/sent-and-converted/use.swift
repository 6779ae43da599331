func useSentAndConverted() async {
  let values = SentValues()
  print(values.total(of: [1, 2]), await values.count(of: [1]), values.first(of: [3]) ?? 0)
  print(values.same([1]), values.kept([Int]()) == nil, values.copy(of: [1]), values.object(SentValues()))
  let store = SentValuesStore()
  await store.add([1, 2])
  print(await store.sum)
  let log = SentValuesLog()
  print(log.pass([1], times: 1), log.copy([1]))

  #if STUBS
    values._total = { $0.underestimatedCount }
    values._same = { _ in [5] }
    print(values.total(of: [1, 2]), values.same([1]))
    print(log._passCalls, log._copyCalls.count)
  #endif
}
await useSentAndConverted()
