var first = Day(number: 1, note: "a")
print(first == Day(number: 1, note: "b"), Page(number: 1, title: "a") == Page(number: 1, title: "b"))
print(Line(number: 1, text: "a") == Line(number: 1, text: "b"), Line(number: 1) < Line(number: 2))
print(Set([Page(number: 1, title: "a"), Page(number: 1, title: "a")]).count)
#if STUBS
first._distance = { _ in 5 }
print(first == Day(number: 1))
#endif
