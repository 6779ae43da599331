@Stubbable
struct Sprite {
    var point: (x: Int, y: Int) = (1, 2)
    var pair: ([Int], Int) = ([1, 2], 1)
    var size: Size = Size()
    var inset: Size = Size()
    var speed: (x: Int, y: Int) = (3, 4)
    var turns: Int = 0
    mutating func turn() { swap(&size.width, &size.height) }
    mutating func grow() { inset.width += inset.height }
}
struct Size {
    var width: Int = 1
    var height: Int = 2
}
func flip(_ sprite: inout Sprite) {
    swap(&sprite.point.x, &sprite.point.y)
    sprite.pair.0.removeAll { $0 == sprite.pair.1 }
    sprite.speed.x += sprite.speed.y
}
final class Scene {
    var sprite: Sprite = Sprite()
    func flipAll() {
        flip(&sprite)
        sprite.turn()
        sprite.turns += sprite.speed.x
    }
}
