class Gallery {
    @StubbableFunction
    func picture() -> some Collection<Int> { [1] }
    @StubbableFunction
    func pictures() -> [some Equatable] { [1] }
    @StubbableProperty
    var frame: some Equatable { 2 }
}

protocol Shaped {
    associatedtype Shape
    func shape() -> Shape
}
struct OpaqueShape<Unit>: Shaped {
    func shape() -> some Any { 0 }
}
@Stubbable
struct ShapeBox<Unit> {
    @StubbableProperty var first: OpaqueShape<Unit>.Shape
    func area(of shape: OpaqueShape<Unit>.Shape) -> Int { 1 }
    func count() -> Int { 2 }
}

@resultBuilder enum CaptionBuilder {
    static func buildBlock(_ parts: String...) -> [String] { parts }
}
struct Caption {
    @StubbableFunction
    @CaptionBuilder func caller() -> some Equatable { #function }
}
