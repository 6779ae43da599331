let memberwise = Memberwise(y: 1) { print("tapped") }
memberwise.onTap?()
Button(title: "b") { print("button") }.tap()
print(Memberwise(y: 1, z: 3, onTap: nil).f(), AllDefaults().sum(), AllDefaults(a: 5).sum(), AllDefaults(b: "c").b, OwnInit(twice: 2).f())
print([1, 2].map { ExtensionInit(twice: $0) }.map { $0.f() }, [1, 2].map(ExtensionInit.init(a:)).map { $0.f() }, PrivateMember().f())
func useOnce() {
  print(Visit().text(), Visit(day: 2).text(), Tour().text(), Draw().text(), lastNumber)
  print(Door().area(), Door(width: 3).area(), Yard(size: 4).area())
  print([Spot(), Spot.zero].map { Track(from: $0).length() }, Loop().length())
}
useOnce()
print(SelfNamed(self: 3, other: 4).sum(), SelfNamed(other: 5).sum())
#if STUBS
var stubbedMember = Memberwise(y: 1, onTap: nil)
stubbedMember._f = { 100 }
let copy = stubbedMember
print(stubbedMember.f(), copy.f(), Memberwise(y: 1, onTap: nil).f())
var button = Button(title: "b") { print("not this") }
button._tap = { print("stub") }
button.tap()
#endif
