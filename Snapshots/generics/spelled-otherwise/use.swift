var parcel = Parcel(item: 3)
print(parcel.count([1, 2]), parcel.same(4), parcel.table([]), parcel.label(5).number, Parcel<Int>.made(6).plain(), parcel.all)
let pairing = Pairing<Int, [String]>()
print(pairing.value(of: 7), pairing.each { ["\($0)", "b"] })
var jeweller = Jeweller()
print(jeweller.look(at: Ring()), jeweller.weigh(Ring()), jeweller.polish(Ring()), Gem().weight())
var chooser = Chooser()
print(chooser.all([1], ["a": 2]), chooser.one(1), chooser.map([1, 2]) { $0 + [nil] })
#if STUBS
chooser._all = { values, _ in values.count * 10 }
print(chooser.all([1], ["a": 2]))
#endif
