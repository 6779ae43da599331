let hound: Animal = Hound()
print(hound.speak(), hound.move(by: 2), Hound.kind(), Animal.kind(), Hound().fetch(), Puppy(age: 1).tricks, Foreign().speak())
print(LocalConnector().connect(to: 1), LocalConnector().connect(to: "a"))
let element = Element()
print(element.parent() != nil, element.attributes(), element.matches(element), await element.wait() === element, element.owner != nil)
print(element.weight, element.list, Leaf().parent() == nil, Leaf().matches(element))
print(Latch().lock(), Latch.Inner().lock(), Qualified().lock())
#if STUBS
let latch = Qualified()
latch._lockStub = { 3 }
print(latch.lock())
let leaf = Leaf()
leaf._parent = { leaf }
leaf._attributes = { [8] }
leaf._matches = { _ in false }
leaf._getOwner = { nil }
leaf._getWeightStub = { 7 }
leaf._wait = { element }
print(leaf.parent() === leaf, leaf.attributes(), leaf.matches(element), leaf.owner == nil, leaf.weight, await leaf.wait() === element)
hound._speak = { "stub" }
hound._move = { -$0 }
hound._getName = { "rex" }
print(hound.speak(), hound.move(by: 2), hound.name)
hound._speak = nil
hound._getSound = { "meow" }
print(hound.speak())
Animal._kind = { "stubbed" }
print(Animal.kind(), Hound.kind())
Animal._kind = nil
let puppy = Puppy(age: 2)
puppy._fetch = { "ball" }
puppy._getTricks = { ["roll"] }
print(puppy.fetch(), puppy.tricks)
let connector = LocalConnector()
connector._connectString = { _ in "stub" }
print(connector.connect(to: 1), connector.connect(to: "a"))
#endif
