let goat = TakenGoat(), takenInts = TakenInts(), grass = TakenGrass(), food = TakenFood()
print(goat.eat(food), goat.eat(grass), (goat as TakenCow).eat(grass), goat.graze(on: nil, nil) === food, goat.chew(2))
print(goat.digest(grass), goat.rest(food), goat.sleep(food), goat[food], takenInts.add(nil), takenInts.remove(1))
let sheep = TakenSheep()
print(sheep.feed(food), sheep.offer(food, food), (sheep as TakenHerd<TakenGrass, TakenGrass>).offer(grass, grass))
func walkDog(_ dog: TakenDog) {
    print(dog.call { _ in }, dog.later {}, dog.maybe { 5 }, dog.pair((grass, 6)), dog.make()(grass) === grass, dog.both().1)
    print(dog.maker?(grass) == nil, dog.walk(7), dog.walk("home"), dog.same { $0 })
}
let whelp = TakenWhelp()
walkDog(TakenDog())
walkDog(TakenPuppy())
walkDog(whelp)
print(whelp.maybe(nil))
let takenPairs = TakenIntPairs()
print(takenPairs.swap((1, 2)), takenPairs.swap(nil), takenPairs.keep(nil))
#if STUBS
takenPairs._swap = { ($0.0, 5) }
takenPairs._keep = { $0.map { $0 + 1 } ?? 7 }
print(takenPairs.swap((1, 2)), takenPairs.swap(nil), takenPairs.keep(nil))
goat._eat = { _ in "stub eats" }
goat._graze = { _, grass in grass }
goat._chew = { $0 * 2 }
goat._digest = { _ in "stub digests" }
goat._rest = { $0 == nil ? "stub rests on nothing" : "stub rests" }
goat._sleepStub = { _ in "stub sleeps" }
goat._getSubscriptStub = { _ in 3 }
takenInts._add = { $0 * 100 }
takenInts._remove = { $0 * 100 }
print(goat.eat(food), goat.eat(grass), (goat as TakenCow).eat(grass), goat.graze(on: 1, grass) === grass, goat.chew(2))
print(goat.digest(grass), goat.rest(food), goat.rest(nil), goat.rest(grass), goat.sleep(food), goat[food])
print(goat._eatCalls.count, goat._chewCalls, goat._restCalls.count, takenInts._addCalls)
sheep._feed = { _ in 30 }
sheep._offer = { _, _ in 40 }
print(takenInts.add(nil), takenInts.add(2), takenInts.remove(1), sheep.offer(grass, grass), sheep.offer(grass, food), try takenInts.first())
whelp._maybe = { $0() + 1000 }
whelp._walkInt = { $0 + 2000 }
whelp._walkString = { _ in 3000 }
whelp._same = { _ in 4000 }
walkDog(whelp)
print(whelp.maybe(nil))
#endif
