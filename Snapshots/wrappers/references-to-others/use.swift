let parcel = Parcel(grams: 3)
print(parcel == Parcel(grams: 3), parcel == Parcel(grams: 4), parcel.heavier(nil), parcel.heavier(parcel), parcel.zones())
#if STUBS
var stubbed = Parcel(grams: 9)
stubbed._getGrams = { 30 }
print(stubbed.grams, stubbed.heavier(parcel))
#endif
