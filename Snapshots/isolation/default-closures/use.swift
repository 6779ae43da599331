let visits = VisitSource(name: "b")
print(visits.count(), visits.log(), visits.shared(), visits.plain(), visits.doubled(4), visits.sent(), visits.name)
print(await visits.later())
print(VisitSource(count: { 7 }, name: "c").count(), VisitCounter().source().name, VisitCounter.count())
#if STUBS
  var stubbed = VisitSource(name: "d")
  stubbed._getLog = { { 8 } }
  stubbed._getPlain = { { 9 } }
  print(stubbed.log(), stubbed.plain())
#endif
