let shape = SharedShape()
shape.inner = SharedShape()
shape.turn()
shape.exchange()
turn(shape)
print(shape.point, shape.pair, shape.list, shape.whole, shape.free, shape.x, shape.y)
print(SharedShape.origin, shape.inner?.x ?? 0)
#if STUBS
  shape._getFree = { SharedPoint(x: 7) }
  print(shape.free)
#endif
