class Gadget {
    @available(macOS 99, *)
    @StubbableProperty static let newer = 1
    @available(*, unavailable)
    @StubbableFunction func gone() {}
    @available(*, deprecated)
    @StubbableFunction func old() {}
}
@available(macOS 99, *)
@StubbableFunction func newest() {}
