class Drawer {
    @StubbableProperty var content = makeContent()
    @StubbableProperty var (width, height): (Int, Int) = (1, 2)
    @StubbableProperty var label: some Equatable = "socks"
}
func makeContent() -> [String] { [] }
