func useBoats() {
  let boat = Boat()
  print(boat.turn(3), boat.sail(Wind()), boat.turn(Wind(speed: 4)), boat.row(Wind()), boat.haul(Wind()))
  boat.crew.append(Wind())
  print(boat.crew.count, Rope(fibres: [4, 5]).tie(Knot(), at: 5) ?? -1, Rope.make(Knot(), of: "x").fibres)
}
useBoats()
#if STUBS
Boat._sailWind = { $0.speed * 10 }
Boat._haul = { _ in 70 }
Boat._turnWind = { _ in 11 }
Boat._row = { $0.speed + $1 + 100 }
Boat._getCrew = { [] }
Rope<Int>._tie = { _, fibre in fibre }
Rope<String>._make = { _, fibre in Rope(fibres: [fibre, fibre]) }
useBoats()
let boat = Boat()
boat._turnInt = { _ in "stub" }
print(boat.turn(1), Rope(fibres: ["a"]).tie(Knot(), at: "a") ?? -1)
#endif
