print(Mirror(reflecting: ByComposition()).children.map { $0.label ?? "-" }, Mirror(reflecting: ByAliasedRoot()).children.map { $0.label ?? "-" })
var built = ByCompositionInSomeBuilds()
print(built.run(), EqualBySelf(a: 1, b: 2) == EqualBySelf(a: 1, b: 3), EncodedByTheCompiler(a: 1).sum(), Ending().run(false))
var offer = Offer()
print(offer.price.cents, offer.total)
#if STUBS
built._getNumber = { 30 }
offer._getTotal = { 70 }
print(built.run(), offer.total)
#endif
