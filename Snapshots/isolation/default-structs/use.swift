let money = Money(cents: 3)
print(describe(money), money.isolated(), money.free(), money)
var purse = makePurse()
purse.coins[0].tag = 4
purse.coins[0].note += "!"
print(count(purse), purse.open(), purse.coins.map(describe), await Task.detached { [purse] in count(purse) }.value)
let corner = Corner(dust: Dust(), more: Dust(), sweep: { 40 })
print(corner.total(), [1, 2].map { Money(cents: $0) }.map(\.cents), ["a"].map(Page.init(title:)).map(\.upper))
print(titles([1, 2]), Page(number: 3).lower)
print(RuledPage().last(), RuledPage(lines: 5).last())
#if STUBS
var stubbed = money
stubbed._getCents = { 30 }
stubbed._getNote = { "stub" }
stubbed._getTag = { nil }
print(describe(stubbed), stubbed.isolated(), await Task.detached { [stubbed] in describe(stubbed) }.value)
stubbed._isolated = { 31 }
stubbed._free = { "free" }
print(stubbed.isolated(), stubbed.free())
purse._getOwner = { "stub" }
purse._open = { 50 }
purse._getOpened = { 7 }
print(count(purse), purse.open())
var other = corner
let dust = Dust()
dust.grains = 100
other._getMore = { dust }
print(other.total())
other._total = { 0 }
print(other.total())
var page = Page(number: 1)
page._getTitle = { "Stub" }
print(page.lower, page.upper)
page._getLower = { "l" }
page._getUpper = { "u" }
print(page.lower, page.upper)
#endif
