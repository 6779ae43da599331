let hound: Animal = Hound()
print(hound.speak(), hound.move(by: 2), Hound.kind(), Animal.kind(), Hound().fetch(), Puppy(age: 1).tricks, Foreign().speak())
print(LocalConnector().connect(to: 1), LocalConnector().connect(to: "a"))
#if STUBS
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
connector._connectToString = { _ in "stub" }
print(connector.connect(to: 1), connector.connect(to: "a"))
#endif
