class Gallery {
    @StubbableFunction
    func picture() -> some Collection<Int> { [1] }
    @StubbableFunction
    func pictures() -> [some Equatable] { [1] }
    @StubbableProperty
    var frame: some Equatable { 2 }
}
