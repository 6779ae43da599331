var day = DistantDay(number: 1, note: "a")
print(day == DistantDay(number: 1, note: "b"), DistantPage(number: 1, title: "a") == DistantPage(number: 1, title: "b"))
print(DistantLine(number: 1, text: "a") == DistantLine(number: 1, text: "b"), DistantLine(number: 1) < DistantLine(number: 2))
print(Set([DistantPage(number: 1, title: "a"), DistantPage(number: 1, title: "a")]).count)
#if STUBS
day._distance = { _ in 5 }
print(day == DistantDay(number: 1))
#endif
