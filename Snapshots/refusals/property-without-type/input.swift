class Drawer {
    @StubbableProperty var content = makeContent(of: 3)
    @StubbableProperty var (width, height): (Int, Int) = (1, 2)
    @StubbableProperty var label: some Equatable = "socks"
}
func makeContent(of size: Int) -> [String] { [] }
