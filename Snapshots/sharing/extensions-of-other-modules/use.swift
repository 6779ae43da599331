func useExtensions() {
  print([1, 2].second(), "abc".shout(2), "abc".initials, [4].head() ?? 0, [1, 2].total())
  var text = "ab"
  text.double()
  print(text, WalkingCat().walk(2), WalkingCat().isTired, WalkingDog().walk(2), WalkingDog().isTired, WalkingCat().again().steps, WalkingCat.first(), WalkingDog.first())
  print(["a"].joinedNames(), String?.none.orEmpty, ["a": 1].sum(), ["a": 1].keys.number())
  let pair: [2 of Int] = [1, 2]
  print([Int]?.none.orNothing(), pair.pair(), Set([1]).startIndex.place())
}
useExtensions()
#if STUBS
[Int]._second = { 20 }
String._shout = { "\($0)" }
String._getInitials = { "Z" }
String._double = { print("doubled") }
[Int]._head = { 40 }
[Int]._total = { 50 }
WalkingCat._walk = { $0 * 10 }
WalkingDog._getIsTired = { false }
WalkingCat._again = { WalkingCat(steps: 9) }
WalkingDog._first = { 60 }
[String]._joinedNames = { "names" }
String?._getOrEmpty = { "none" }
[String: Int]._sum = { 70 }
[Int]?._orNothing = { 71 }
[2 of Int]._pair = { 72 }
Set<Int>.Index._place = { 73 }
Dictionary<String, Int>.Keys._number = { 80 }
useExtensions()
#endif
