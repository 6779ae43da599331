var rank = Rank(value: 3)
print(rank.clamped(to: Rank(value: 1)...Rank(value: 2)).value, rank.alone.count, rank.row(in: [rank: 5]), rank[[rank]])
print(rank.repeated().count, Rank.all().count, rank.isAmong([3]), rank.isLast(of: [rank]))
var rankOffActor = RankOffActor()
let rankObject = RankObject()
print(rankOffActor.count(in: []), rankObject.count(in: []))
print(await RankElsewhere().count(in: []))
var player = Player()
print(player.opponents(among: [Team()]), Team().goals.count, player.colours(among: []), Shirt().others(among: [player]))
#if STUBS
player._colours = { _ in 6 }
print(player.colours(among: []), Player().colours(among: []))
Rank._clamped = { _ in Rank(value: 7) }
Rank._getAlone = { [] }
rank._repeated = { [] }
rankOffActor._count = { _ in 8 }
rankObject._count = { _ in 9 }
print(rank.clamped(to: rank...rank).value, rank.alone.count, rank.repeated().count, Rank(value: 1).repeated().count)
print(rankOffActor.count(in: []), RankOffActor().count(in: []), rankObject.count(in: []))
Rank._resetStubs()
#endif
