class Drawer {
    @StubbableProperty var content = [3].map(makeContent)
    @StubbableProperty var (width, height): (Int, Int) = (1, 2)
    @StubbableProperty var label: some Equatable = "socks"
}
func makeContent(of size: Int) -> String { "" }
