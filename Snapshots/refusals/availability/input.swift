class Gadget {
    @available(macOS 99, *)
    @StubbableFunction func newer() {}
    @available(*, unavailable)
    @StubbableFunction func gone() {}
    @available(*, deprecated)
    @StubbableFunction func old() {}
}
