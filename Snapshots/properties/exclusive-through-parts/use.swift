let scene = Scene()
scene.flipAll()
scene.sprite.grow()
print(scene.sprite.point, scene.sprite.pair, scene.sprite.size.width, scene.sprite.inset.width, scene.sprite.speed)
#if STUBS
scene.sprite._getSpeed = { (30, 40) }
scene.sprite._getInset = { Size(width: 50, height: 60) }
scene.sprite._getTurns = { 70 }
print(scene.sprite.speed, scene.sprite.inset.width, scene.sprite.turns)
#endif
