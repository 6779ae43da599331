typealias Blend = NestedPalette.Mixing.Blend<Int>
print(Blend.empty().parts, Blend.none.parts, Blend.numbers.parts, Blend.count(of: .numbers))
print(Blend.numbers.doubled().parts, Blend.Drop<String>.join([.init(color: 1, size: "a")]), Blend.Drop<Int>.limit)
print(Blend.Drop(color: 1, size: 2).grown().size)
print(NestedPalette.Mixing.Bowl.make("red").same().fill, NestedPalette.Mixing.Bowl<Int>.size)
_ = NestedPalette.Mixing.Layers<Int, String>.make()
print(NestedPalette.Mixing.Layers<Int>.depth, NestedPalette.Mixing.Grid<4>.area(), NestedPalette.Mixing.Grid<4>.side)
print([Int].Window.two.widened().size, [Int].Window.fits([1]))
#if STUBS
Blend._getNone = { Blend(parts: [9]) }
Blend._count = { -$0.parts.count }
Blend.Drop<Int>._getLimit = { 7 }
NestedPalette.Mixing.Bowl<String>._make = { NestedPalette.Mixing.Bowl(fill: "no " + $0) }
NestedPalette.Mixing.Layers<Int>._getDepth = { 8 }
[Int].Window._fits = { _ in false }
print(Blend.none.parts, Blend.count(of: .numbers), Blend.Drop<Int>.limit, Blend.Drop<String>.limit)
print(NestedPalette.Mixing.Bowl.make("red").fill, NestedPalette.Mixing.Bowl.make(2).fill)
print(NestedPalette.Mixing.Layers<Int>.depth, NestedPalette.Mixing.Layers<String>.depth, [Int].Window.fits([]))
#endif
