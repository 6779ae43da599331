let swapping = Swapping()
turn(swapping)
print(swapping.turn(), swapping.point, swapping.other, Swapping.shared)
swapping.exchange(Swapping())
var swappingPair = SwappingPair(first: OperatedPair(x: 5))
swappingPair.turn()
swappingPair.twist()
print(swappingPair.first, swappingPair.second, swappingPair.third)
#if STUBS
  swapping._getFree = { OperatedPair(x: 7) }
  swappingPair._getFree = { 8 }
  print(swapping.free, swappingPair.free)
#endif
