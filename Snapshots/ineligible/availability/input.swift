class Gadget {
    @available(macOS 99, *)
    @StubbableProperty static let newer = 1
    @available(*, unavailable)
    @StubbableFunction func gone() {}
    @available(tvOS, unavailable)
    @StubbableFunction func elsewhere() {}
    @available(*, deprecated)
    @StubbableFunction func old() {}
}
@available(macOS 99, *)
@StubbableFunction func newest() {}
